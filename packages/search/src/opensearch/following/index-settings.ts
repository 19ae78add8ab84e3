import { LIMITS } from '@firsthand/contracts';
import { JOB_FIELDS } from '../job-record.ts';

/** How an index is spread over the cluster. */
export interface Spread {
  /** Parts that a search asks side by side. */
  shards: number;
  /** Further copies of each part, for nodes that die. */
  replicas: number;
}

/** What an index is made with: in the order of search, so that the newest are read without sorting. */
export function toIndexSettings({ shards }: Spread, meta: object): object {
  return {
    settings: {
      index: {
        number_of_shards: shards,
        // Copies are made once it is whole.
        number_of_replicas: 0,
        // Whoever writes makes it visible.
        refresh_interval: '-1',
        sort: { field: ['rank_at', 'job'], order: ['desc', 'asc'] },
        max_result_window: LIMITS.searchOffsetMax + LIMITS.searchPageSizeMax,
        // A late write of a writer that was shut out finds what is known of jobs that were taken out.
        gc_deletes: '1h',
      },
    },
    mappings: { dynamic: 'strict', _source: { enabled: false }, _meta: meta, properties: JOB_FIELDS },
  };
}
