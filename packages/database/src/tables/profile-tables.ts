import type { ProfileFileKind, ProfileSection, ResumeReading, AnyEntry } from '@firsthand/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, Json, NullableTimestamp, Timestamp } from '../columns.ts';

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
  /** Plain text. */
  summary: string | null;
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

/** An entry of a section of the profile, such as of its education. */
export interface ProfileEntriesTable {
  id: GeneratedAlways<number>;
  job_profile_id: number;
  section: ProfileSection;
  /** Its fields by name, as the section has them. */
  entry: Json<AnyEntry>;
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

export interface ProfileTables {
  job_profiles: JobProfilesTable;
  equal_opportunity_answers: EqualOpportunityAnswersTable;
  profile_skills: ProfileSkillsTable;
  profile_experience: ProfileExperienceTable;
  profile_entries: ProfileEntriesTable;
  profile_files: ProfileFilesTable;
  resume_readings: ResumeReadingsTable;
}
