import { afterAll, describe } from 'vitest';
import {
  prepareOpenSearch,
  startOpenSearch,
  type OpenSearchNodes,
  type OpenSearchNodesOptions,
} from './opensearch-nodes.mjs';

/** Why there is no OpenSearch cluster for tests; null where there is one at OPENSEARCH_URL, or Java and Maven to start one. */
export function findClusterFault(): string | null {
  if (listGiven().length > 0) return null;
  const prepared = prepareOpenSearch();
  return 'reason' in prepared ? prepared.reason : null;
}

function listGiven(): string[] {
  return (process.env.OPENSEARCH_URL ?? '').split(',').filter((url) => url !== '');
}

let shared: { urls: string[]; stop?: () => Promise<void> } | undefined;

/** The addresses of a cluster that all tests of a process share, begun when it is first asked for. */
async function openShared(): Promise<string[]> {
  const given = listGiven();
  if (given.length > 0) return given;
  shared ??= await startNodes();
  return shared.urls;
}

/** Starts nodes for one test, which stops them; for what is done to nodes. Throws where there can be none. */
export async function startNodes(options?: OpenSearchNodesOptions): Promise<OpenSearchNodes> {
  const started = await startOpenSearch(options);
  if ('reason' in started) throw new Error(`No OpenSearch for this test: ${started.reason}`);
  return started;
}

/**
 * Registers tests that need an OpenSearch cluster of three nodes; they are left out, with the reason in the name, where
 * there can be none. `open` gives its addresses.
 */
export function describeCluster(name: string, tests: (open: () => Promise<string[]>) => void): void {
  const fault = findClusterFault();
  if (fault !== null) {
    describe.skip(`${name} (skipped: ${fault})`, () => tests(openShared));
    return;
  }
  describe(name, () => {
    afterAll(async () => {
      await shared?.stop?.();
      shared = undefined;
    });
    tests(openShared);
  });
}
