import { readFile } from 'node:fs/promises';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { OperatorError } from '../operator-error.ts';
import type { OpenSearchConfig } from './config.ts';

interface ClusterAddress extends Pick<OpenSearchConfig, 'urls' | 'user'> {
  ca: string | null;
  certificate: { certificate: string; key: string } | null;
}

/** Reads the certificates that the settings name. Throws {@link OperatorError} when one cannot be read or used. */
export async function readClusterAddress({
  urls,
  user,
  caFile,
  certificateFile,
  keyFile,
}: OpenSearchConfig): Promise<ClusterAddress> {
  const ca = await readPem('OPENSEARCH_CA_FILE', caFile, (pem) => new X509Certificate(pem));
  const certificate = await readPem(
    'OPENSEARCH_CERT_FILE',
    certificateFile,
    (pem) => new X509Certificate(pem),
  );
  const key = await readPem('OPENSEARCH_KEY_FILE', keyFile, (pem) => createPrivateKey(pem));
  if (certificate === null || key === null) return { urls, user, ca, certificate: null };
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key)))
    throw new OperatorError('OPENSEARCH_KEY_FILE is not the key to the certificate in OPENSEARCH_CERT_FILE');
  return { urls, user, ca, certificate: { certificate, key } };
}

async function readPem(
  setting: string,
  path: string | null,
  parse: (pem: string) => unknown,
): Promise<string | null> {
  if (path === null) return null;
  let pem: string;
  try {
    pem = await readFile(path, 'utf8');
  } catch (error) {
    throw new OperatorError(`${setting} cannot be read: ${path}`, error);
  }
  try {
    parse(pem);
    return pem;
  } catch (error) {
    throw new OperatorError(`${setting} holds nothing in PEM that can be used: ${path}`, error);
  }
}
