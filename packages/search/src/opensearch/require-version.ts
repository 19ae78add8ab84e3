import type { Cluster } from './cluster.ts';

/** Whose answers are known to us. */
const KNOWN_MAJORS = ['2', '3'];

/** Why what is in the cluster is left alone, in words for who operates it. */
export class NotOursError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotOursError';
  }
}

/** Throws {@link NotOursError} where something else answers than an OpenSearch that we know. */
export async function requireVersion(cluster: Cluster): Promise<void> {
  const { version } = await cluster.ask<{ version?: { distribution?: string; number?: string } }>('GET', '/');
  const { distribution = 'something else', number = 'of no version' } = version ?? {};
  const [major = ''] = number.split('.');
  if (distribution === 'opensearch' && KNOWN_MAJORS.includes(major)) return;
  throw new NotOursError(
    `OPENSEARCH_URL leads to ${distribution} ${number}, and Firsthand knows OpenSearch ${KNOWN_MAJORS.join(' and ')}`,
  );
}
