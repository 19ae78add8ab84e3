import { z } from 'zod';
import {
  DISABILITY_STATUSES,
  GENDERS,
  OPTIONAL_FIELDS_HANDLINGS,
  PHONE_COUNTRY_CODES,
  PROFILE_COUNTRIES,
  PROFILE_LINE_NAMES,
  PROFILE_LINES,
  VETERAN_STATUSES,
  type ProfileLine,
} from './profile.ts';
import { cleanText, typedText } from '../schema-parts.ts';
import { toLine } from '../text/typed-text.ts';
import { experienceSchema } from './experience/schemas.ts';
import { profileSectionsSchema, summarySchema } from './sections/schemas.ts';
import { skillSchema } from './skills/schemas.ts';

/** A calendar day, "2024-02-29". */
const day = z.iso.date('must be a date such as 2025-01-31');
/** One line of what a person writes, at most `max` characters without the spaces around it. */
const line = (max: number) =>
  cleanText(10_000)
    .transform(toLine)
    .pipe(z.string().max(max, `must be at most ${max} characters`))
    .nullable();

const fileFields = {
  has_resume: z.boolean(),
  resume_filename: z.string().nullable(),
  /** Bytes. */
  resume_size: z.number().int().nullable(),
  resume_mimetype: z.string().nullable(),
  has_cover_letter: z.boolean(),
  cover_letter_filename: z.string().nullable(),
  cover_letter_size: z.number().int().nullable(),
  cover_letter_mimetype: z.string().nullable(),
  /** What it was made of was read, and the reading can be looked at. */
  has_reading: z.boolean(),
};

/** A schema for each line of text. */
function forLines<Schema>(toSchema: (maxLength: number) => Schema): Record<ProfileLine, Schema> {
  const entries = PROFILE_LINE_NAMES.map((name) => [name, toSchema(PROFILE_LINES[name])] as const);
  return Object.fromEntries(entries) as Record<ProfileLine, Schema>;
}

/** What a person writes of themselves; an unknown value is null. */
const profileFields = {
  ...forLines(() => z.string().nullable()),
  profile_name: z.string(),
  country: z.enum(PROFILE_COUNTRIES).nullable(),
  phone_country_code: z.enum(PHONE_COUNTRY_CODES).nullable(),
  veteran_status: z.enum(VETERAN_STATUSES).nullable(),
  disability_status: z.enum(DISABILITY_STATUSES).nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** "YYYY-MM-DD". */
  date_available: z.string().nullable(),
  /** Of the person in their own words: plain text, a line per paragraph. */
  summary: z.string().nullable(),
  optional_fields_handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
};

export const jobProfileSchema = z.object({
  id: z.number().int(),
  ...profileFields,
  ...fileFields,
  /** In the order they were added. */
  skills: z.array(skillSchema),
  /** By display_order. */
  experience: z.array(experienceSchema),
  /** The rest of a life: each section's entries by display_order. */
  sections: profileSectionsSchema,
  /** Entries are left out of the list of profiles: the one profile holds them. */
  sections_cut: z.boolean(),
  /** Grows with every save of the fields above: a save that names an older one is refused. */
  version: z.number().int(),
  updated_at: z.string(),
});
export type JobProfile = z.infer<typeof jobProfileSchema>;

/** `GET /api/job-profiles` answers the bare list. */
export const jobProfilesResponseSchema = z.array(jobProfileSchema);

/** Loose on purpose: what is missing or odd is answered in the specification's words. */
export const createJobProfileRequestSchema = z.object({
  profile_name: typedText(10_000),
  desired_job_title: cleanText(10_000).nullish(),
});
export type CreateJobProfileRequest = z.infer<typeof createJobProfileRequestSchema>;

/**
 * The full profile or a part of it: what is absent stays as it is, an empty text becomes null. Fields that are not a
 * person's to write (id, files, skills, experience, sections) are ignored, so that a whole profile may be sent back.
 */
export const updateJobProfileRequestSchema = z
  .object({
    ...forLines(line),
    profile_name: typedText(10_000),
    country: z.enum([...PROFILE_COUNTRIES, '']).nullable(),
    phone_country_code: z.enum([...PHONE_COUNTRY_CODES, '']).nullable(),
    veteran_status: z.enum([...VETERAN_STATUSES, '']).nullable(),
    disability_status: z.enum([...DISABILITY_STATUSES, '']).nullable(),
    gender: z.enum([...GENDERS, '']).nullable(),
    date_available: z.union([day, z.literal('')]).nullable(),
    summary: summarySchema,
    optional_fields_handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
    /** Of the profile that was edited; another save since then is answered with 409. Absent: not checked. */
    version: z.number().int(),
  })
  .partial();
export type UpdateJobProfileRequest = z.infer<typeof updateJobProfileRequestSchema>;
