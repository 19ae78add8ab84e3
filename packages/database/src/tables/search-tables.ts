import type { Generated } from 'kysely';
import type { WorkMode } from '../column-types.ts';
import type { Timestamp } from '../columns.ts';

/** The narrow search table; open jobs only. Owned by packages/search. */
export interface JobSearchTable {
  job_id: number;
  /** Publishing time with static effects folded in, seconds since 1970. */
  rank_at: number;
  vector: string;
  /** Whether some place of the job is in the United States. */
  in_us: boolean;
  /** Fully remote, not hybrid. */
  remote: boolean;
  /** Of the rules by which the row was made. */
  version: Generated<number>;
  /** When it was published, else first seen; seconds since 1970. */
  posted_at: Generated<number>;
  /** The same for postings of one role. */
  role: Generated<number>;
  /** Whether pay is stated. */
  paid: Generated<boolean>;
  /** Of the stated range, a year. */
  pay_top: number | null;
  /** ISO 4217, of stated pay. */
  pay_currency: string | null;
  /** `source:board`. */
  board: Generated<string>;
  work_mode: WorkMode | null;
  employment_type: string | null;
  /** ISO 639-1. */
  language: string | null;
  /** ISO 3166-1 alpha-2, each once. */
  countries: Generated<string[]>;
  /** That it asks for, as the list of skills spells them. */
  skills: Generated<string[]>;
  /** Ids of what the title says the work is, and of all that this is a kind of. */
  occupations: Generated<string[]>;
  /** Of the stated range, a year. */
  pay_middle: number | null;
  /** First, in seconds since 1970. */
  seen_at: Generated<number>;
  /** `country/state/city`, each once. */
  towns: Generated<string[]>;
}

/** What search knew of jobs that closed in the last weeks and have not come back. Owned by packages/search. */
export interface ClosedSearchTable extends JobSearchTable {
  closed_at: Timestamp;
}

/** Of jobs that closed up to then nothing was kept; no row: none had. */
export interface ClosedSearchStartTable {
  since: Timestamp;
}

/** Which transaction last changed what search knows of a job; of jobs that were taken out as well. */
export interface SearchChangesTable {
  job_id: number;
  xid: Generated<string>;
  /** That first put it into search. */
  first_xid: Generated<string>;
  /** The last that only made its row anew, by other rules of ours: as long as it is `xid` too, the posting said nothing new. */
  remade_xid: string | null;
}

/** The snapshots that indexes outside the database have written of it. */
export interface SearchSnapshotsTable {
  id: string;
  written_at: Timestamp;
}

export interface SearchTables {
  job_search: JobSearchTable;
  closed_search: ClosedSearchTable;
  closed_search_start: ClosedSearchStartTable;
  search_changes: SearchChangesTable;
  search_snapshots: SearchSnapshotsTable;
}
