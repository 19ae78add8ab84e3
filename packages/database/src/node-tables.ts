import type { Timestamp } from './columns.ts';

/** How often a client called within a span of time, over all nodes. Not kept through a crash of the database. */
export interface CallCountsTable {
  /** When the span began, by the clock. */
  starts_at: Timestamp;
  /** A keyed hash: nobody's address. */
  client: string;
  calls: number;
}

export interface NodeTables {
  call_counts: CallCountsTable;
}
