import type {
  HideKind,
  ListedEmployment,
  Navigation,
  PayView,
  PostingChange,
  ProfileFileKind,
  ResumeReading,
  SignInWay,
} from '@firsthand/contracts';
import type { CloseReason, EmploymentType, PayPeriod, Source, WorkMode } from './column-types.ts';
import type { AccessTokenTables } from './access-token-tables.ts';
import type { ApplyingTables } from './applying-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { NodeTables } from './node-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';
import type { SavedSearchTables } from './saved-search-tables.ts';
import type { Day, Json, NullableTimestamp, Timestamp } from './columns.ts';
import type { Generated, GeneratedAlways } from 'kysely';

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
  reference: string | null;
  language: string | null;
  summary: string | null;
  summary_origin: 'extract' | 'model' | null;
  /** When a model was asked about this content; null until then. Stays null without a model. */
  summary_tried_at: NullableTimestamp;
  /** Effective: the board's choice or the posting's own. */
  featured: Generated<boolean>;
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
}

/** The snapshots that indexes outside the database have written of it. */
export interface SearchSnapshotsTable {
  id: string;
  written_at: Timestamp;
}

/** The queue. A task is taken by writing a lease; a dead worker's lease runs out and the task is taken again. */
export interface TasksTable {
  id: GeneratedAlways<number>;
  kind: string;
  /** At most one waiting or running task per kind and key. */
  key: string;
  payload: Json<object>;
  run_at: Generated<Timestamp>;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  leased_until: NullableTimestamp;
  leased_by: string | null;
  last_error: string | null;
  /** Set when attempts ran out; kept for the operator. */
  failed_at: NullableTimestamp;
  created_at: Generated<Timestamp>;
}

/** A person. Everything of theirs hangs on this row and goes with it. */
export interface UsersTable {
  id: GeneratedAlways<number>;
  /** As the person wrote it; mail goes there. */
  email: string;
  /** Lower case: one account per address. */
  email_key: string;
  email_validated: Generated<boolean>;
  name: string | null;
  phone: string | null;
  location: string | null;
  /** Given by the operator; premium also follows from a subscription. */
  roles: Generated<string[]>;
  /** Until when the subscription gives Premium; written with the subscription, from its state alone. */
  premium_until: NullableTimestamp;
  email_notifications: Generated<boolean>;
  job_recommendations: Generated<boolean>;
  marketing_communications: Generated<boolean>;
  created_at: Timestamp;
  last_signed_in_at: NullableTimestamp;
}

/** A sign-in elsewhere that belongs to a person: LinkedIn's issuer and its name for them. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Timestamp;
}

/**
 * A sign-in mail; with `user_id` the confirmation of that person's new address, or of who they are. Secrets are stored
 * hashed.
 */
export interface MagicLinksTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  user_id: number | null;
  /** With `user_id`: the session that asked, in which alone it can be confirmed. */
  session_id: Generated<string | null>;
  /** Proves who the person in that session is, and changes nothing. */
  confirms_session: Generated<boolean>;
  token_hash: string;
  /** Of the browser that asked. */
  request_hash: string;
  code_hash: string;
  code_attempts: Generated<number>;
  /** Keyed hash of the client's address, for the limit per client. */
  client_hash: string;
  /** The address without what leads to the same mailbox, for the limit per mailbox. */
  mailbox_key: Generated<string>;
  /** Asked for by a browser in which this mailbox has signed in before. */
  from_known_browser: Generated<boolean>;
  redirect: string | null;
  mail_id: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** An address that an account had, which can be taken back by the mail that went there. */
export interface AddressChangesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  old_email: string;
  /** Nobody else's until `expires_at`, unless the change is settled. */
  old_email_key: string;
  take_back_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Taken back, or overtaken by an earlier change that was. */
  settled_at: NullableTimestamp;
}

/** A LinkedIn sign-in under way. */
export interface LinkedinLoginsTable {
  state_hash: string;
  nonce: string;
  code_verifier: string | null;
  redirect: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** One browser's sign-in: the family of its refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: NullableTimestamp;
  end_reason:
    | 'signed-out'
    | 'signed-out-everywhere'
    | 'token-reused'
    | 'operator'
    | 'address-changed'
    | 'address-taken-back'
    | 'signed-out-elsewhere'
    | null;
  /** The browser in words, as "Firefox on Linux"; null when it does not say. */
  device: Generated<string | null>;
  /** Null of sessions from before this was kept. */
  signed_in_with: Generated<SignInWay | null>;
  /** When the person last proved who they are; null: at the sign-in. */
  authenticated_at: NullableTimestamp;
  authenticated_with: Generated<SignInWay | null>;
  /** Where the database's log stood after the person's last write; null before one, or without a replica. */
  last_write: Generated<string | null>;
  /** By which the person proved in this session who they are; null without one, or when it was removed since. */
  passkey_id: Generated<number | null>;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** Mail to send and what became of it. The text is removed once it was sent or never will be: it holds sign-in links. */
export interface MailsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  kind: string;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** Where one POST ends such mails; of alerts alone. */
  unsubscribe_url: Generated<string | null>;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  error: string | null;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
}

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

export interface JobProfilesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  profile_name: string;
  desired_job_title: string | null;
  first_name: string | null;
  last_name: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  email: string | null;
  country: string | null;
  phone_country_code: string | null;
  phone: string | null;
  /** "YYYY-MM-DD". */
  date_available: Day | null;
  desired_pay: string | null;
  linkedin_url: string | null;
  website_url: string | null;
  optional_fields_handling: Generated<string>;
  /** Grows with every save, so that an older copy cannot overwrite a newer one. */
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Asked for by law in some places and kept apart from everything else: never logged, never sent to a model. */
export interface EqualOpportunityAnswersTable {
  job_profile_id: number;
  veteran_status: string | null;
  disability_status: string | null;
  gender: string | null;
}

export interface ProfileSkillsTable {
  id: GeneratedAlways<number>;
  job_profile_id: number;
  skill_name: string;
  /** Lower case: a skill stands once in a profile. */
  skill_key: string;
}

export interface ProfileExperienceTable {
  id: GeneratedAlways<number>;
  job_profile_id: number;
  job_title: string;
  company_name: string;
  start_date: Day;
  end_date: Day | null;
  is_current_job: Generated<boolean>;
  /** HTML, sanitised before it was stored. */
  description: Generated<string>;
  display_order: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

export interface ProfileFilesTable {
  job_profile_id: number;
  kind: ProfileFileKind;
  filename: string;
  /** Bytes. */
  size: number;
  mimetype: string;
  content: Uint8Array;
  uploaded_at: Timestamp;
}

/** What was read from the profile's resume and where it stands, for the person to check. */
export interface ResumeReadingsTable {
  job_profile_id: number;
  reading: Json<Omit<ResumeReading, 'reviewed_at'>>;
  read_at: Timestamp;
  reviewed_at: NullableTimestamp;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** What employers asked for who want their applicant-tracking system read. */
export interface IntegrationRequestsTable {
  id: GeneratedAlways<number>;
  company_name: string;
  contact_name: string;
  contact_email: string;
  /** Lower case, as in users. */
  email_key: string;
  ats_description: string;
  /** The mail that tells the operator; null where there is nobody to tell. */
  mail_id: number | null;
  created_at: Timestamp;
}

/** Addresses that want to hear of open positions. */
export interface CareerNoticesTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  mail_id: number | null;
  created_at: Timestamp;
}

/** That a client sent a public form, for the limit per client; forgotten when the limit no longer looks at it. */
export interface FormSubmissionsTable {
  id: GeneratedAlways<number>;
  form: 'integration-request' | 'career-notice' | 'alert' | 'alert-mailbox' | 'company';
  /** Keyed hash of the client's address. */
  client_hash: string;
  created_at: Timestamp;
}

/** What the payment provider last said of a person's subscription. Without one only the customer stands here. */
export interface SubscriptionsTable {
  user_id: number;
  customer_id: string;
  subscription_id: string | null;
  status: string | null;
  current_period_end: NullableTimestamp;
  cancel_at_period_end: Generated<boolean>;
  ended_at: NullableTimestamp;
  /** Grows with every write: what was asked for before another write is asked for again. */
  version: Generated<number>;
  synced_at: NullableTimestamp;
  created_at: Timestamp;
}

/** The provider's messages that were taken, so that each is taken once. */
export interface BillingEventsTable {
  id: string;
  type: string;
  received_at: Timestamp;
}

export interface Tables
  extends
    AccessTokenTables,
    ApplyingTables,
    AuditTables,
    SavedSearchTables,
    NoticeTables,
    NodeTables,
    PasskeyTables {
  integration_requests: IntegrationRequestsTable;
  career_notices: CareerNoticesTable;
  form_submissions: FormSubmissionsTable;
  subscriptions: SubscriptionsTable;
  billing_events: BillingEventsTable;
  job_profiles: JobProfilesTable;
  equal_opportunity_answers: EqualOpportunityAnswersTable;
  profile_skills: ProfileSkillsTable;
  profile_experience: ProfileExperienceTable;
  profile_files: ProfileFilesTable;
  resume_readings: ResumeReadingsTable;
  users: UsersTable;
  identities: IdentitiesTable;
  magic_links: MagicLinksTable;
  address_changes: AddressChangesTable;
  linkedin_logins: LinkedinLoginsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  mails: MailsTable;
  bookmarks: BookmarksTable;
  removed_bookmarks: RemovedBookmarksTable;
  hide_rules: HideRulesTable;
  boards: BoardsTable;
  jobs: JobsTable;
  verifications: VerificationsTable;
  job_places: JobPlacesTable;
  places: PlacesTable;
  job_changes: JobChangesTable;
  crawls: CrawlsTable;
  job_search: JobSearchTable;
  closed_search: ClosedSearchTable;
  closed_search_start: ClosedSearchStartTable;
  search_changes: SearchChangesTable;
  search_snapshots: SearchSnapshotsTable;
  tasks: TasksTable;
}
