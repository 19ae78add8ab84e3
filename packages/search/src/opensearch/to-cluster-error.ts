import { ClusterError } from './cluster-error.ts';

/** What the cluster says of what went wrong. */
export interface ToldError {
  type?: string;
  reason?: string;
}

const BLOCK = 'cluster_block_exception';
const FORBIDDEN = 403;

/** An answer that says that it did not do what was asked: with words for who operates it where they are known. */
export function toToldError(
  status: number | null,
  { type = 'unknown', reason = '' }: ToldError,
): ClusterError {
  return new ClusterError(toWords(status, { type, reason }), { status, type });
}

function toWords(status: number | null, { type, reason }: Required<ToldError>): string {
  if (type === BLOCK)
    return `it takes no changes, as when its disks are nearly full; it goes on when they have room: ${reason}`;
  if (status === 401) return 'it does not know who asks: see OPENSEARCH_USER and OPENSEARCH_CERT_FILE';
  if (status === FORBIDDEN)
    return `who asks may not do that: see OPENSEARCH_USER and OPENSEARCH_CERT_FILE (${reason})`;
  return reason === '' ? type : `${type}: ${reason}`;
}

/** How OpenSSL and Node.js say what is wrong with a certificate; the client keeps nothing but their text. */
const CERTIFICATE_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /alert certificate (expired|required|unknown|revoked)|alert (unknown ca|bad certificate)/i,
    'it does not take the certificate in OPENSEARCH_CERT_FILE',
  ],
  [/certificate has expired/i, 'its certificate has ended'],
  [/certificate is not yet valid/i, 'its certificate holds from a later day on'],
  [/altnames/i, 'its certificate is for another name than OPENSEARCH_URL has'],
  [
    /self.signed certificate|issuer certificate|verify the first certificate/i,
    'its certificate is of nobody whom OPENSEARCH_CA_FILE, or else the system, names',
  ],
];

/** Why there is no answer. */
export function toNoAnswer(error: unknown): ClusterError {
  if (error instanceof ClusterError) return error;
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  const [, words] = CERTIFICATE_WORDS.find(([pattern]) => pattern.test(message)) ?? [];
  const said = message || name;
  return new ClusterError(words === undefined ? said : `${words} (${said})`, {
    ...{ status: null, type: name, cause: error },
  });
}
