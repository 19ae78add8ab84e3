import type { AlertFrequency, SavedQuery } from '@firsthand/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../columns.ts';

/** A search that somebody keeps: of an account, or of an address that asked for its alerts alone. */
export interface SavedSearchesTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  /** Where alerts go without an account; of an account they go to its address. */
  email: string | null;
  email_key: string | null;
  name: string;
  /** The search's own parameters as they were given. What they mean is found out when they are used. */
  query: Json<SavedQuery>;
  frequency: AlertFrequency;
  /** Of the day in `time_zone`, for daily and weekly ones. */
  hour: Generated<number>;
  /** 1 is Monday. */
  weekday: Generated<number>;
  /** IANA. */
  time_zone: Generated<string>;
  /** Of an instant one: not before then. Null when it is off, or instant and nothing holds it back. */
  next_due_at: NullableTimestamp;
  /** Null until the address was confirmed to be that of who asked; jobs match from then on. */
  confirmed_at: NullableTimestamp;
  /** Mails in a row that were refused for good. */
  /** How often it told before it was paused; null before that. */
  paused_from: 'instant' | 'daily' | 'weekly' | null;
  bounces: Generated<number>;
  last_sent_at: NullableTimestamp;
  /** When its owner last looked at what is new. */
  last_seen_at: NullableTimestamp;
  created_at: Timestamp;
  /** What was visible when it was saved, as PostgreSQL writes a `pg_snapshot`. */
  saved_snapshot: Generated<string>;
  /** Grows with every change of what it finds or tells. */
  version: Generated<number>;
  /** Of the dictionary by which its words were understood when it was saved or last looked at; 0: of none. */
  understood_version: Generated<number>;
}

/** A job that came for a saved search. Never deleted while the search lives, so that no job is told of twice. */
export interface SavedSearchMatchesTable {
  saved_search_id: number;
  /** The job's number; the job itself may be gone. */
  job_id: number;
  matched_at: Timestamp;
  /** The mail that tells of it; null until there is one. The mail itself may be gone. */
  mail_id: number | null;
}

/** How far jobs were matched against saved searches: one row, none before the first time. */
export interface AlertProgressTable {
  is_only: Generated<boolean>;
  /** What was visible to the last matching, as PostgreSQL writes a `pg_snapshot`. */
  position: string;
}

export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
  saved_search_matches: SavedSearchMatchesTable;
  alert_progress: AlertProgressTable;
}
