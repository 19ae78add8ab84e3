import type { NoticeKind } from '@firsthand/contracts';
import type { GeneratedAlways } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../columns.ts';

/** A company that a person watches. */
export interface WatchedCompaniesTable {
  user_id: number;
  board_id: number;
  /** The newest job of the board when the person was last told of new ones, or began to watch. */
  told_job_id: number;
  created_at: Timestamp;
}

/** What happened to something a person keeps. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: NoticeKind;
  /** Of several jobs: when the last of them came. */
  at: Timestamp;
  read_at: NullableTimestamp;
  /** The job; of several the newest. */
  job_id: number | null;
  board_id: number | null;
  saved_search_id: number | null;
  data: Json<NoticeData>;
}

export interface NoticeData {
  /** The line of the job's history that says what was different. */
  change_id?: number;
  /** How many roles are new. */
  count?: number;
  /** One posting of each of the newest roles, newest first, then their other openings. */
  job_ids?: number[];
  /** The role of each of them. */
  job_roles?: number[];
  /** The saved search's name. */
  name?: string;
}

export interface NoticeTables {
  watched_companies: WatchedCompaniesTable;
  notices: NoticesTable;
}
