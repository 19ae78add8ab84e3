import { z } from 'zod';
import { SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { LISTED_EMPLOYMENTS, WORK_MODES } from '../posting.ts';
import {
  DISABILITY_STATUSES,
  GENDERS,
  OPTIONAL_FIELDS_HANDLINGS,
  PHONE_COUNTRY_CODES,
  PROFILE_COUNTRIES,
  PROFILE_FILE_KINDS,
  PROFILE_LINE_NAMES,
  PROFILE_LINES,
  VETERAN_STATUSES,
  type ProfileLine,
} from '../job-profiles/profile.ts';
import { ALERT_FREQUENCIES } from '../saved-searches/saved-searches.ts';
import { PROFILE_SECTION_NAMES } from '../job-profiles/sections/sections.ts';
import { readingValueSchema, resumeReadingSchema } from '../job-profiles/resume/schemas.ts';
import { savedQuerySchema, timeZoneSchema } from '../saved-searches/schemas.ts';
import { cleanText, hideKindSchema, navigationSchema, payViewSchema } from '../schema-parts.ts';

/** What stands in `contents.json`. The number grows when a list changes so that an older reader would misread it. */
export const ACCOUNT_FILE_FORMAT = 'firsthand-account/1';

/** The last entry of the file: how many rows each list has. */
export const accountFileContentsSchema = z.object({
  format: z.string().max(100),
  exported_at: z.string().max(100),
  rows: z.record(z.string().max(100), z.number().int().min(0)),
});
export type AccountFileContents = z.infer<typeof accountFileContentsSchema>;

/** A number by which entries of the same file refer to each other. It means nothing elsewhere. */
export const fileIdSchema = z.number().int().min(1);
export const fileTimeSchema = z.iso
  .datetime('must be a time such as 2025-01-31T09:30:00.000Z')
  .refine((time) => time >= '1970', 'must be after 1970');
export const fileDaySchema = z.iso
  .date('must be a date such as 2025-01-31')
  .refine((day) => day >= '1900', 'must be after 1900');
/** A time or a day that a posting's copy shows. */
const shownTime = cleanText(100).refine((time) => Number.isFinite(Date.parse(time)), 'must be a time');
/** A web address that a page may link to. */
export const fileAddressSchema = cleanText(LIMITS.pageUrlMaxLength)
  .refine((address) => /^https?:\/\//i.test(address), 'must be a web address')
  .nullable();
/** HTML or a long text. */
export const longTextSchema = cleanText(LIMITS.accountFileTextMaxLength);
export const sourceSchema = z.enum(SOURCES);

/** Names a posting in any store that reads its board; null when it was no longer stored. */
export const jobIdentitySchema = z
  .object({ source: sourceSchema, board: cleanText(300), external_id: cleanText(500) })
  .nullable();
export type JobIdentity = z.infer<typeof jobIdentitySchema>;

const ofProfile = { job_profile_id: fileIdSchema };
const choice = z.boolean();

const account = z.object({
  name: cleanText(LIMITS.nameMaxLength).nullable(),
  phone: cleanText(LIMITS.phoneMaxLength).nullable(),
  location: cleanText(LIMITS.personLocationMaxLength).nullable(),
  email_notifications: choice,
  job_recommendations: choice,
  marketing_communications: choice,
});

/** The copy of a posting that a saved job keeps. */
const bookmarkedPosting = z.object({
  title: cleanText(2_000),
  company: cleanText(2_000).nullable(),
  location: longTextSchema.nullable(),
  remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  country: cleanText(100).nullable(),
  description: longTextSchema,
  summary: longTextSchema.nullable(),
  salary: cleanText(2_000).nullable(),
  external_url: fileAddressSchema,
  posted_at: shownTime.nullable(),
  first_seen_at: shownTime,
  changed_at: shownTime.nullable(),
  navigation: navigationSchema,
  employment_type: z.enum(LISTED_EMPLOYMENTS).nullish(),
  pay: payViewSchema.nullish(),
  language: cleanText(100).nullish(),
});

const bookmark = z.object({
  source: sourceSchema,
  requisition_id: fileIdSchema,
  external_id: cleanText(500),
  content_hash: cleanText(200),
  bookmarked_at: fileTimeSchema,
  posting: bookmarkedPosting,
  job_identity: jobIdentitySchema,
});

const hideRule = z.object({
  kind: hideKindSchema,
  value: cleanText(LIMITS.hideValueMaxLength),
  created_at: fileTimeSchema,
  job_identity: jobIdentitySchema,
});

const watchedCompany = z.object({
  source: sourceSchema,
  board: cleanText(300),
  company: cleanText(2_000).nullable(),
  created_at: fileTimeSchema,
});

const savedSearch = z.object({
  id: fileIdSchema,
  /** Of alerts that an address asked for without an account. */
  email: cleanText(LIMITS.emailMaxLength).nullable(),
  name: cleanText(LIMITS.savedSearchNameMaxLength),
  query: savedQuerySchema,
  frequency: z.enum(ALERT_FREQUENCIES),
  hour: z.number().int().min(0).max(23),
  weekday: z.number().int().min(1).max(7),
  time_zone: timeZoneSchema,
  paused_from: z.enum(['instant', 'daily', 'weekly']).nullable(),
  last_seen_at: fileTimeSchema.nullable(),
  last_sent_at: fileTimeSchema.nullable(),
  created_at: fileTimeSchema,
});

const lines = Object.fromEntries(
  PROFILE_LINE_NAMES.map((name) => [name, cleanText(PROFILE_LINES[name]).nullable()]),
) as Record<ProfileLine, z.ZodNullable<ReturnType<typeof cleanText>>>;

const jobProfile = z.object({
  id: fileIdSchema,
  profile_name: cleanText(LIMITS.profileNameMaxLength),
  ...lines,
  country: z.enum(PROFILE_COUNTRIES).nullable(),
  phone_country_code: z.enum(PHONE_COUNTRY_CODES).nullable(),
  date_available: fileDaySchema.nullable(),
  summary: cleanText(2 * LIMITS.profileSummaryMaxLength).nullish(),
  optional_fields_handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
  created_at: fileTimeSchema,
  updated_at: fileTimeSchema,
});

const equalOpportunityAnswers = z.object({
  ...ofProfile,
  veteran_status: z.enum(VETERAN_STATUSES).nullable(),
  disability_status: z.enum(DISABILITY_STATUSES).nullable(),
  gender: z.enum(GENDERS).nullable(),
});

const skill = z.object({ ...ofProfile, skill_name: cleanText(LIMITS.skillMaxLength) });

const experience = z.object({
  ...ofProfile,
  id: fileIdSchema,
  job_title: cleanText(LIMITS.experienceTextMaxLength),
  company_name: cleanText(LIMITS.experienceTextMaxLength),
  start_date: fileDaySchema,
  end_date: fileDaySchema.nullable(),
  is_current_job: z.boolean(),
  description: cleanText(LIMITS.experienceDescriptionMaxLength),
  display_order: z.number().int().min(0).max(1_000),
  created_at: fileTimeSchema,
  updated_at: fileTimeSchema,
});

/** What an entry holds is read by the rule of its section. */
const profileEntry = z.object({
  ...ofProfile,
  id: fileIdSchema,
  section: z.enum(PROFILE_SECTION_NAMES),
  entry: z.record(cleanText(100), z.union([longTextSchema, z.boolean(), z.null()])),
  display_order: z.number().int().min(0).max(1_000),
  created_at: fileTimeSchema,
  updated_at: fileTimeSchema,
});

/** The bytes lie at `files/{job_profile_id}/{kind}/`. */
const profileFile = z.object({
  ...ofProfile,
  kind: z.enum(PROFILE_FILE_KINDS),
  filename: cleanText(300),
  size: z.number().int().min(0).max(LIMITS.uploadMaxBytes),
  mimetype: cleanText(200),
  uploaded_at: fileTimeSchema,
});

const resumeReading = z.object({
  ...ofProfile,
  reading: resumeReadingSchema.omit({ reviewed_at: true }).extend({
    values: z.array(readingValueSchema.extend({ value: longTextSchema })).max(5_000),
  }),
  read_at: fileTimeSchema,
  reviewed_at: fileTimeSchema.nullable(),
});

/** A row of each list that an empty account can be filled from, except those of applying. */
export const ACCOUNT_FILE_BASICS = {
  account,
  'job-profiles': jobProfile,
  'equal-opportunity-answers': equalOpportunityAnswers,
  skills: skill,
  experience,
  'profile-entries': profileEntry,
  files: profileFile,
  'resume-readings': resumeReading,
  bookmarks: bookmark,
  'hide-rules': hideRule,
  'watched-companies': watchedCompany,
  'saved-searches': savedSearch,
} as const;
