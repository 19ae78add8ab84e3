import type { NullableTimestamp, Timestamp } from '../columns.ts';

/** How often a client called within a span of time, over all nodes. Not kept through a crash of the database. */
export interface CallCountsTable {
  /** When the span began, by the clock. */
  starts_at: Timestamp;
  /** A keyed hash: nobody's address. */
  client: string;
  calls: number;
}

/** What the last reading of a board would have closed at once; it waits for an admin (decision 84). */
export interface HeldClosingsTable {
  board_id: number;
  held_at: Timestamp;
  /** Open postings that the reading did not list. */
  missing: number;
  open_jobs: number;
  /** Titles of a few of them. */
  examples: string[];
  /** Until a day later the next reading may close as many; null while nobody agreed. */
  agreed_at: NullableTimestamp;
}

export interface NodeTables {
  call_counts: CallCountsTable;
  held_closings: HeldClosingsTable;
}
