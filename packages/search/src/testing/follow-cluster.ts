import { randomBytes } from 'node:crypto';
import { watchOutages, type Db } from '@firsthand/database';
import { connect } from '../opensearch/connect.ts';
import {
  createOpenSearchSearch,
  type OpenSearchOptions,
  type OpenSearchSearch,
} from '../opensearch/create-opensearch-search.ts';

export const toAddress = (urls: readonly string[]) => ({ urls, user: null, ca: null, certificate: null });

/** A name in the cluster for each test that asks, and searches that are stopped, and their indexes deleted, with `close`. */
export function createClusterFollowing() {
  const running: OpenSearchSearch[] = [];
  const used: { urls: readonly string[]; prefix: string }[] = [];
  return {
    makePrefix: (urls: readonly string[]) => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      used.push({ urls, prefix });
      return prefix;
    },
    follow: async (
      db: Db,
      { urls, ...options }: Partial<OpenSearchOptions> & { urls: readonly string[]; prefix: string },
    ): Promise<{ search: OpenSearchSearch; told: string[] }> => {
      const told: string[] = [];
      const tell = (_: object, message: string) => void told.push(message);
      const search = await createOpenSearchSearch({
        db,
        ...{ address: toAddress(urls), spread: { shards: 3, replicas: 1 }, pollMs: 20, noteMs: 20 },
        log: { info: tell, warn: tell },
        outages: watchOutages({ onLost: () => told.push('lost') }),
        ...options,
      });
      running.push(search);
      return { search, told };
    },
    close: async () => {
      for (const search of running.splice(0)) await search.stop();
      for (const { urls, prefix } of used.splice(0)) {
        const cluster = await connect(toAddress(urls));
        await cluster.ask('DELETE', `/${prefix}-*`, {
          query: { ignore_unavailable: true, allow_no_indices: true },
        });
        await cluster.close();
      }
    },
  };
}
