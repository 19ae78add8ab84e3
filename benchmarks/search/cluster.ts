import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchOutages, type Db } from '@firsthand/database';
import type { startOpenSearch } from '../../tests/support/src/opensearch-nodes.mjs';
import { ROOT } from '../product.ts';
import type { SearchFigures } from './figures.ts';
import { measureIndex, timeSeconds, type Asked } from './measure-index.ts';

/** Not bundled: it looks for Java's files from where it lies. */
interface Nodes {
  startOpenSearch: typeof startOpenSearch;
}
const NODES = pathToFileURL(join(ROOT, 'tests/support/src/opensearch-nodes.mjs')).href;

/** Three nodes in 900 MB refuse writes and answer late with a million jobs. */
const toHeap = (jobs: number): number => Math.max(900, Math.ceil(jobs / 300));

/** Measures search by a cluster of three OpenSearch nodes in one JVM over a filled store; or says why there is none. */
export async function measureCluster(
  store: string,
  db: Db,
  { jobs, ...asked }: Asked & { jobs: number },
): Promise<SearchFigures | { reason: string }> {
  const tools = (await import(NODES)) as Nodes;
  const nodes = await tools.startOpenSearch({ nodes: 3, isForTests: false, heapMegabytes: toHeap(jobs) });
  if ('reason' in nodes) return nodes;
  const { createOpenSearchSearch } = await import('@firsthand/search/opensearch');
  const search = await createOpenSearchSearch({
    db,
    address: { urls: nodes.urls, user: null, ca: null, certificate: null },
    ...{ prefix: 'bench', spread: { shards: 3, replicas: 1 } },
    log: { info: () => undefined, warn: (fields, text) => console.error(text, fields) },
    outages: watchOutages({ onLost: console.error }),
  });
  try {
    const buildSeconds = await timeSeconds(() => search.settled());
    return {
      ...{ executor: `OpenSearch, three nodes, beside ${store}`, buildSeconds },
      ...(await measureIndex(db, search, asked)),
    };
  } finally {
    await search.stop();
    await nodes.stop();
  }
}
