import type { BoardLife, PostingChange } from '@firsthand/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CloseReason, EmploymentType, PayPeriod, Source, WorkMode } from '../column-types.ts';
import type { Json, NullableTimestamp, Timestamp } from '../columns.ts';

export interface BoardsTable {
  id: GeneratedAlways<number>;
  source: Source;
  board: string;
  /** The operator's name for the employer. */
  company: string | null;
  /** What its postings call the employer, else the operator; null until the board was read. */
  company_name: string | null;
  /** What names the company in our addresses, once it was named; it never changes. */
  company_slug: string | null;
  /** Where the board came from: the bundled catalogue or BOARDS_FILE, a command, the sandbox, or a person's address. */
  origin: 'file' | 'command' | 'sandbox' | 'person';
  /** Boards that left BOARDS_FILE are kept but no longer crawled. */
  enabled: Generated<boolean>;
  /** When an admin paused it; it is not read until it is resumed. */
  paused_at: NullableTimestamp;
  /** Operator's choice: every posting of the board is featured. */
  featured: Generated<boolean>;
  validator: Json<{ etag?: string; lastModified?: string } | null>;
  interval_seconds: Generated<number>;
  next_crawl_at: Generated<Timestamp>;
  last_attempt_at: NullableTimestamp;
  last_success_at: NullableTimestamp;
  /** Of the last attempt; null after a success. */
  failure: string | null;
  failure_message: string | null;
  failures_in_a_row: Generated<number>;
  open_jobs: Generated<number>;
  /** What its readings say of it; see `toLife` of the crawler. */
  life: Generated<BoardLife>;
  life_since: Generated<Timestamp>;
  /** How many postings the list of boards says that it has. */
  expected_jobs: number | null;
  /** Of two boards that are due, the one that should be read sooner is read first. */
  read_by: Generated<Timestamp>;
  /** Its address before, `source:board`, when its system sent us on to this one. */
  moved_from: string | null;
  moved_at: NullableTimestamp;
  /** When an operator kept it out at its employer's wish: it is never read again, whoever names it. */
  kept_out_at: NullableTimestamp;
  created_at: Generated<Timestamp>;
}

export interface JobsTable {
  id: GeneratedAlways<number>;
  board_id: number;
  source: Source;
  external_id: string;
  title: string;
  slug: string;
  company: string | null;
  /** Of the posting's own name for its company; addresses have the board's. */
  company_slug: string;
  department: string | null;
  category: string | null;
  category_origin: 'source' | 'title' | null;
  employment_type: EmploymentType | null;
  employment_type_origin: 'source' | 'title' | 'text' | null;
  work_mode: WorkMode | null;
  /** Display text of all places. */
  location_text: string | null;
  /** Of the primary place. */
  country: string | null;
  description_html: string;
  description_text: string;
  requirements_html: string | null;
  benefits_html: string | null;
  pay_min: number | null;
  pay_max: number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
  pay_origin: 'field' | 'text' | null;
  pay_sentence: string | null;
  /** What the field's numbers say where its words say otherwise and are followed. */
  pay_overruled: string | null;
  application_count: number | null;
  published_at: NullableTimestamp;
  /** True when the source gives only a day. */
  published_is_day: Generated<boolean>;
  hosted_url: string;
  apply_url: string;
  /** What the system calls it in the address of its form, where that is another name. */
  form_id: string | null;
  reference: string | null;
  language: string | null;
  summary: string | null;
  summary_origin: 'extract' | 'model' | null;
  /** When a model was asked about this content; null until then. Stays null without a model. */
  summary_tried_at: NullableTimestamp;
  /** The operator's choice, for the board or the posting; it lifts nothing in searches. */
  featured: Generated<boolean>;
  /** The employer marked it on its board; such a job counts as two days newer in searches. */
  featured_by_employer: Generated<boolean>;
  /** Its board says that no opening stands behind it. */
  is_prospect: Generated<boolean>;
  /** Operator's choice for this posting alone; null follows the board. */
  featured_choice: boolean | null;
  /** Of the list row, to know whether details are wanted again. */
  fingerprint: string;
  /** Of the normalised posting, to know whether anything changed. */
  content_hash: string;
  status: Generated<'open' | 'closed'>;
  first_seen_at: Timestamp;
  changed_at: NullableTimestamp;
  closed_at: NullableTimestamp;
  close_reason: CloseReason | null;
}

/** Kept apart from jobs because it is written at every crawl. */
export interface VerificationsTable {
  job_id: number;
  last_verified_at: Timestamp;
  /** How many readings of the board have shown the posting. */
  checks: number;
  /** Set when it was not verified for 14 days; cleared when it is seen again. */
  deletion_queued_at: NullableTimestamp;
  /** When the whole posting was last read, not only its row in the list. */
  text_read_at: NullableTimestamp;
  /** When reading its text again last came to nothing; null once it was read. */
  text_tried_at: NullableTimestamp;
  /** When somebody last opened, kept or applied to the job: its text is read sooner then. */
  text_wanted_at: NullableTimestamp;
}

export interface JobPlacesTable {
  job_id: number;
  position: number;
  text: string;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

/** Places where we hold open jobs, with how many: the location typeahead. */
export interface PlacesTable {
  /** `city|US|TX|austin`, `state|US|TX|`, `zip|US||78701`. */
  key: string;
  kind: 'city' | 'state' | 'zip';
  country: string | null;
  state: string | null;
  city: string | null;
  zip: string | null;
  display: string;
  /** Lower case, unaccented text that a person types. */
  folded: string;
  open_jobs: number;
}

export interface JobChangesTable {
  id: GeneratedAlways<number>;
  job_id: number;
  at: Timestamp;
  kind: 'first_seen' | 'changed' | 'closed' | 'reopened';
  fields: Json<PostingChange[]>;
}

export interface CrawlsTable {
  id: GeneratedAlways<number>;
  board_id: number;
  started_at: Timestamp;
  finished_at: NullableTimestamp;
  outcome: 'running' | 'complete' | 'unchanged' | 'incomplete' | 'failed' | 'abandoned';
  read: Generated<number>;
  created: Generated<number>;
  changed: Generated<number>;
  closed: Generated<number>;
  reopened: Generated<number>;
  rejected: Generated<number>;
  /** Rejects by reason, with the first message of each. */
  rejects: Json<Record<string, { count: number; example: string }>>;
  failure: string | null;
  message: string | null;
}

export interface JobTables {
  boards: BoardsTable;
  jobs: JobsTable;
  verifications: VerificationsTable;
  job_places: JobPlacesTable;
  places: PlacesTable;
  job_changes: JobChangesTable;
  crawls: CrawlsTable;
}
