import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import {
  DISABILITY_STATUSES,
  GENDERS,
  OPTIONAL_FIELDS_HANDLINGS,
  PHONE_COUNTRY_CODES,
  PROFILE_COUNTRIES,
  PROFILE_LINE_NAMES,
  PROFILE_LINES,
  READING_FIELDS,
  VETERAN_STATUSES,
  type ProfileLine,
} from '../profile.ts';
import { cleanText, typedText } from './schemas.ts';

/** A calendar day, "2024-02-29". */
const day = z.iso.date('must be a date such as 2025-01-31');
/** One line of what a person writes, at most `max` characters without the spaces around it. */
const line = (max: number) =>
  cleanText(10_000)
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
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
  optional_fields_handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
};

export const skillSchema = z.object({ id: z.number().int(), skill_name: z.string() });
export type Skill = z.infer<typeof skillSchema>;

export const experienceSchema = z.object({
  id: z.number().int(),
  user_job_profile_id: z.number().int(),
  job_title: z.string(),
  company_name: z.string(),
  /** "YYYY-MM-DD". */
  start_date: z.string(),
  end_date: z.string().nullable(),
  is_current_job: z.boolean(),
  /** HTML, sanitised. */
  description: z.string(),
  /** The description is left out of the list of profiles: the one profile holds it. */
  description_cut: z.boolean(),
  display_order: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Experience = z.infer<typeof experienceSchema>;

export const jobProfileSchema = z.object({
  id: z.number().int(),
  ...profileFields,
  ...fileFields,
  /** In the order they were added. */
  skills: z.array(skillSchema),
  /** By display_order. */
  experience: z.array(experienceSchema),
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
 * person's to write (id, files, skills, experience) are ignored, so that a whole profile may be sent back.
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
    optional_fields_handling: z.enum(OPTIONAL_FIELDS_HANDLINGS),
    /** Of the profile that was edited; another save since then is answered with 409. Absent: not checked. */
    version: z.number().int(),
  })
  .partial();
export type UpdateJobProfileRequest = z.infer<typeof updateJobProfileRequestSchema>;

export const addSkillRequestSchema = z.object({ skill_name: cleanText(10_000).nullish() });

/** Loose on purpose, as above. */
export const saveExperienceRequestSchema = z.object({
  job_title: cleanText(10_000).nullish(),
  company_name: cleanText(10_000).nullish(),
  start_date: cleanText(100).nullish(),
  end_date: cleanText(100).nullish(),
  is_current_job: z.boolean().nullish(),
  /** HTML; what an editor of rich text does not make is taken out. */
  description: cleanText(LIMITS.experienceDescriptionMaxLength).nullish(),
  /** Absent: the last for a new entry, unchanged for one that is there. */
  display_order: z.number().int().min(0).max(1_000).nullish(),
});
export type SaveExperienceRequest = z.infer<typeof saveExperienceRequestSchema>;

/** A rectangle on a page, in PDF points from the top left corner; pages count from 1. */
export const pageRectangleSchema = z.object({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PageRectangle = z.infer<typeof pageRectangleSchema>;

export const readingValueSchema = z.object({
  /** What the value became. */
  field: z.enum(READING_FIELDS),
  /** The experience entry's id when the value belongs to one; null for the others and for an entry that was not stored. */
  experience_id: z.number().int().nullable(),
  value: z.string(),
  /** What was added or left away to make it fit the profile, as a sentence; null when it stands as it was written. */
  note: z.string().nullable(),
  /** 0 to 1; below `LIMITS.unsureBelow` the page asks the person to look. */
  confidence: z.number(),
  where: z.array(pageRectangleSchema),
  /** Where it stands in a file without pages, such as "Positions.csv, row 2, Title". */
  in_words: z.string().optional(),
});
export type ReadingValue = z.infer<typeof readingValueSchema>;

/** What was read from the profile's resume and where it stands, for the person to check. */
const shownLineSchema = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  isBold: z.boolean(),
});
export const resumeReadingSchema = z.object({
  /** None for JSON Resume and LinkedIn's export, which are not kept as files either. */
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      /** The text of a page of a Word document, to be drawn; `y` is its baseline. A PDF is drawn from its file. */
      lines: z.array(shownLineSchema).optional(),
    }),
  ),
  values: z.array(readingValueSchema),
  /** Lines that became nothing, and values that had no place in the profile, with the reason when there is one. */
  left_over: z.array(
    z.object({
      text: z.string(),
      reason: z.string().nullable(),
      where: z.array(pageRectangleSchema),
      in_words: z.string().optional(),
      /** The heading that it stands under, of what a profile has no place for, such as "Education". */
      under: z.string().optional(),
    }),
  ),
  /** When the person said that it is right; null until then. */
  reviewed_at: z.string().nullable(),
});
export const reviewReadingRequestSchema = z.object({ reviewed: z.literal(true) });
export type ResumeReading = z.infer<typeof resumeReadingSchema>;

export const parseResumeResponseSchema = z.object({
  success: z.literal(true),
  profile: jobProfileSchema,
  /** Counts. */
  parsedData: z.object({
    fieldsExtracted: z.number().int(),
    skillsFound: z.number().int(),
    experienceEntries: z.number().int(),
  }),
});
export type ParseResumeResponse = z.infer<typeof parseResumeResponseSchema>;
