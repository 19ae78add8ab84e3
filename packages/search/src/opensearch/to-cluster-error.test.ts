import { expect, test } from 'vitest';
import { toNoAnswer, toToldError } from './to-cluster-error.ts';

test('what is wrong with a certificate is said in words, beside what the connection said', () => {
  const said = [
    ['certificate has expired', 'its certificate has ended'],
    ['certificate is not yet valid', 'its certificate holds from a later day on'],
    ["Hostname/IP does not match certificate's altnames: IP: 127.0.0.1", 'is for another name'],
    ['self-signed certificate in certificate chain', 'of nobody whom OPENSEARCH_CA_FILE'],
    ['unable to get local issuer certificate', 'of nobody whom OPENSEARCH_CA_FILE'],
    ['unable to verify the first certificate', 'of nobody whom OPENSEARCH_CA_FILE'],
    [
      'ssl/tls alert certificate expired:SSL alert number 45',
      'not take the certificate in OPENSEARCH_CERT_FILE',
    ],
    [
      'tlsv13 alert certificate required:SSL alert number 116',
      'not take the certificate in OPENSEARCH_CERT_FILE',
    ],
    ['connect ECONNREFUSED 127.0.0.1:9200', 'ECONNREFUSED'],
  ] as const;
  for (const [message, words] of said) {
    const told = toNoAnswer(new Error(message)).message;
    expect(told).toContain(words);
    expect(told).toContain(message);
  }
});

test('an index that takes no changes and a person who may not ask are said in words', () => {
  const block = 'index [x] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark]';
  expect(toToldError(429, { type: 'cluster_block_exception', reason: block })).toMatchObject({
    message: `OpenSearch: it takes no changes, as when its disks are nearly full; it goes on when they have room: ${block}`,
    status: 429,
  });
  expect(toToldError(401, {}).message).toContain('OPENSEARCH_USER');
  expect(toToldError(403, { type: 'security_exception', reason: 'no permissions' }).message).toContain(
    'no permissions',
  );
  expect(toToldError(400, { type: 'parsing_exception', reason: 'odd' }).message).toBe(
    'OpenSearch: parsing_exception: odd',
  );
});
