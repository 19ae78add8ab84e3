import { expect, test } from 'vitest';
import type { Cluster } from './cluster.ts';
import { NotOursError, requireVersion } from './require-version.ts';

const answering = (version: object) => ({ ask: () => Promise.resolve({ version }) }) as unknown as Cluster;

test('an OpenSearch that is known is taken, and anything else refused with a sentence', async () => {
  for (const number of ['2.19.6', '3.1.0']) {
    await requireVersion(answering({ distribution: 'opensearch', number }));
  }
  const others = [
    { distribution: 'opensearch', number: '4.0.0' },
    { number: '8.15.0' },
    { distribution: 'opensearch', number: '20.1.0' },
  ];
  for (const version of others) {
    const refused = requireVersion(answering(version));
    await expect(refused).rejects.toThrow(NotOursError);
    await expect(refused).rejects.toThrow(`${version.number}, and Firsthand knows OpenSearch 2 and 3`);
  }
});
