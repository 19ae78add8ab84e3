import type {
  Application,
  ApplicationFileKind,
  ApplicationStage,
  ApplicationStatus,
  ApplicationWay,
  FormField,
  JobInBrief,
  Navigation,
  ResumeDesign,
  ResumePaper,
  ResumeWording,
  SealedPacket,
  SensitiveTopic,
  Source,
  Submission,
} from '@firsthand/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day, Json, NullableTimestamp, Timestamp } from '../columns.ts';

/** What a person applied to, with its own copy of what a card shows. */
export interface JobApplicationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  application_status: ApplicationStatus;
  applied_at: Timestamp;
  /** Null for an employer whose system we do not read. */
  ats_source: Source | null;
  job_data: Json<Application['job_data']>;
  way: Generated<ApplicationWay>;
  /** The job's id; the job itself may be gone. */
  requisition_id: number | null;
  external_id: string | null;
  /** The job's content_hash at that time: another one now means that it changed. */
  content_hash: string | null;
  navigation: Json<Navigation | null>;
  stage: Generated<ApplicationStage>;
  stage_on: Generated<Day>;
  notes: Generated<string>;
  follow_up_on: Day | null;
  /** When it was prepared anew before it was sent; null for the one that stands for its posting. */
  replaced_at: NullableTimestamp;
  /** Grows with every change, so that an older tab cannot overwrite a newer one. */
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** When which stage was reached, the present one included; each stage at most once. */
export interface ApplicationStagesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  stage: ApplicationStage;
  reached_on: Day;
}

/** What was confirmed; written once. */
export interface ApplicationPacketsTable {
  application_id: number;
  packet: Json<SealedPacket>;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** The packet's files, byte for byte. */
export interface ApplicationFilesTable {
  application_id: number;
  kind: ApplicationFileKind;
  filename: string;
  /** Bytes. */
  size: number;
  mimetype: string;
  content: Uint8Array;
}

/** Sending through the employer's API. */
export interface ApplicationSubmissionsTable {
  application_id: number;
  state: Submission['state'];
  message: string | null;
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  sent_at: NullableTimestamp;
  receipt: Json<Record<string, unknown> | null>;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** A dry run under way. Values are worked out anew from the form, the profile and `typed` whenever it is looked at. */
export interface ApplicationDraftsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  /** The profile may be deleted meanwhile; the draft then says so. */
  job_profile_id: number;
  ats_source: Source;
  requisition_id: number;
  job: Json<JobInBrief>;
  handling: string;
  form: Json<DraftForm>;
  /** Of the form's fields: another one at confirmation means that the employer changed it. */
  form_hash: string;
  form_read_at: Timestamp;
  /** What the person typed or took over from a draft, by field; null where they emptied it. */
  typed: Json<Record<string, TypedAnswer>>;
  origin: 'person' | 'auto';
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

/** The resume that was made for the job of a draft, in the place of the profile's. */
export interface ResumeVersionsTable {
  draft_id: number;
  /** Entries of the experience that were worded anew; the others stand as the profile had them. */
  wording: Json<ResumeWording>;
  design: ResumeDesign;
  paper: ResumePaper;
  /** Digest of what a resume shows of the profile, as it was when this one was made. */
  made_from: string;
  /** Characters that no font has. */
  left_out: Generated<string>;
  filename: string;
  content: Uint8Array;
  made_at: Timestamp;
  /** Of the content, worked out by the database. */
  size: GeneratedAlways<number>;
  sha256: GeneratedAlways<string>;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

export interface DraftForm {
  origin: 'employer' | 'common';
  notices: string[];
  fields: FormField[];
}

/** What an employer's form asked when it was last read for people who look at its posting (decision 107). */
export interface EmployerFormsTable {
  job_id: number;
  /** Of the last reading that came to something; null until one did. */
  form: Json<DraftForm | null>;
  read_at: NullableTimestamp;
  /** Why the last reading came to nothing; null after one that did not fail. */
  failure: 'job-closed' | 'unreadable' | null;
  /** In a row. */
  failures: Generated<number>;
  /** From when on it may be read again. */
  due_at: Timestamp;
  /** A node is reading it, until then at the latest. */
  reading_until: NullableTimestamp;
}

export interface TypedAnswer {
  value: string | string[] | null;
  kind: 'typed' | 'drafted';
}

/** An answer for the next form that asks the same. */
export interface StoredAnswersTable {
  id: GeneratedAlways<number>;
  user_id: number;
  /** As the employer worded it. */
  question: string;
  /** What makes two wordings the same question. */
  question_key: string;
  /** The one country it holds for, ISO 3166-1 alpha-2; empty: it does not depend on the country. */
  country: Generated<string>;
  sensitive: SensitiveTopic | null;
  /** A text or a list of texts. */
  answer: ColumnType<string | string[], string, string>;
  updated_at: Timestamp;
  /** Of the row, worked out by the database. */
  bytes: GeneratedAlways<number>;
}

export interface AutoApplyCriteriaTable {
  user_id: number;
  job_profile_id: number;
  enabled: boolean;
  search: Json<{ q: string; location: string; country: string; remote: boolean | null }>;
  daily_limit: number;
  last_run_at: NullableTimestamp;
}

/** What auto-apply prepared, so that nothing is prepared twice. */
export interface AutoApplyPreparedTable {
  user_id: number;
  ats_source: Source;
  requisition_id: number;
  prepared_at: Timestamp;
}

export interface ApplyingTables {
  job_applications: JobApplicationsTable;
  application_stages: ApplicationStagesTable;
  application_packets: ApplicationPacketsTable;
  application_files: ApplicationFilesTable;
  application_submissions: ApplicationSubmissionsTable;
  application_drafts: ApplicationDraftsTable;
  resume_versions: ResumeVersionsTable;
  employer_forms: EmployerFormsTable;
  stored_answers: StoredAnswersTable;
  auto_apply_criteria: AutoApplyCriteriaTable;
  auto_apply_prepared: AutoApplyPreparedTable;
}
