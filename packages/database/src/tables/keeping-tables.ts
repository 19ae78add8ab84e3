import type { HideKind, ListedEmployment, Navigation, PayView } from '@firsthand/contracts';
import type { GeneratedAlways } from 'kysely';
import type { Source, WorkMode } from '../column-types.ts';
import type { Json, Timestamp } from '../columns.ts';

/** A kept job with its own copy of the posting, which outlives the job. */
export interface BookmarksTable {
  id: GeneratedAlways<number>;
  user_id: number;
  source: Source;
  /** The job's id; the job itself may be gone. */
  requisition_id: number;
  external_id: string;
  /** The job's content_hash when it was kept: another one now means that it changed. */
  content_hash: string;
  posting: Json<BookmarkedPosting>;
  bookmarked_at: Timestamp;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** What a person does not want to see in searches. */
export interface HideRulesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: HideKind;
  /** The id of a job, `source:board` of a company, or words. */
  value: string;
  created_at: Timestamp;
}

/** Bookmarks that were removed a moment ago, as they were, and can be put back. */
export interface RemovedBookmarksTable extends Omit<BookmarksTable, 'id'> {
  /** Names this removal: another one of the same job, in whatever tab, has another. */
  undo_token: string;
  removed_at: Timestamp;
}

/** The copy a bookmark keeps. */
export interface BookmarkedPosting {
  title: string;
  company: string | null;
  location: string | null;
  remote: boolean;
  work_mode: WorkMode | null;
  country: string | null;
  description: string;
  summary: string | null;
  salary: string | null;
  external_url: string | null;
  posted_at: string | null;
  first_seen_at: string;
  /** The job's last change that a reader notices when it was kept: a later one means that it changed since. */
  changed_at: string | null;
  navigation: Navigation;
  /** Older copies have none of these. */
  employment_type?: ListedEmployment | null;
  pay?: PayView | null;
  language?: string | null;
}

export interface KeepingTables {
  bookmarks: BookmarksTable;
  hide_rules: HideRulesTable;
  removed_bookmarks: RemovedBookmarksTable;
}
