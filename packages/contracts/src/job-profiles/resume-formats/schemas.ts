import { z } from 'zod';
import { RESUME_DESIGNS, RESUME_LANGUAGES, RESUME_PAPERS } from '../profile.ts';

/** Where the format is defined; its first version is the one that programs take. */
export const JSON_RESUME_SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** What the format has no place for, so that a profile comes back as it was. Other programs pass over it. */
const ownWorkSchema = z.object({
  /** Rich text, sanitised HTML. Counts only as long as summary and highlights still say the same. */
  description: z.string(),
  is_current_job: z.boolean(),
});
const ownBasicsSchema = z.object({
  profile_name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone_country_code: z.string().nullable(),
  phone: z.string().nullable(),
});

const text = z.string().optional();
const texts = z.array(z.string()).optional();
const period = { startDate: text, endDate: text };
/** Absent in documents that were made before a profile had them. */
const sections = {
  education: z.array(
    z.object({
      ...{ institution: z.string(), studyType: text, area: text, ...period, score: text },
      /** What is noted besides, a line each. */
      courses: texts,
      /** The end lies ahead. */
      x_firsthand: z.object({ is_expected: z.literal(true) }).optional(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), fluency: text })),
  certificates: z.array(
    z.object({
      ...{ name: z.string(), issuer: text, date: text },
      x_firsthand: z.object({ number: text, state: text, valid_until: text }).optional(),
    }),
  ),
  projects: z.array(
    z.object({
      ...{ name: z.string(), roles: texts, url: text, ...period },
      ...{ description: text, highlights: texts },
    }),
  ),
  volunteer: z.array(
    z.object({ organization: z.string(), position: text, ...period, summary: text, highlights: texts }),
  ),
  awards: z.array(
    z.object({
      ...{ title: z.string(), awarder: text, date: text, summary: text },
      x_firsthand: z.object({ url: text }).optional(),
    }),
  ),
  publications: z.array(
    z.object({ name: z.string(), publisher: text, releaseDate: text, url: text, summary: text }),
  ),
};

/** A job profile as JSON Resume 1.0.0: what a resume shows, so neither pay nor equal opportunity answers. */
export const jsonResumeSchema = z.object({
  $schema: z.literal(JSON_RESUME_SCHEMA),
  basics: z.object({
    name: z.string().optional(),
    label: z.string().optional(),
    email: z.string().optional(),
    /** With its country code, "+1 2025550147". */
    phone: z.string().optional(),
    url: z.string().optional(),
    location: z
      .object({
        address: z.string(),
        postalCode: z.string(),
        city: z.string(),
        /** ISO 3166-1 alpha-2. */
        countryCode: z.string(),
        region: z.string(),
      })
      .partial()
      .optional(),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })).optional(),
    /** A paragraph on each line. */
    summary: text,
    x_firsthand: ownBasicsSchema,
  }),
  work: z.array(
    z.object({
      name: z.string(),
      position: z.string(),
      startDate: z.string(),
      endDate: z.string().optional(),
      summary: z.string().optional(),
      highlights: z.array(z.string()).optional(),
      x_firsthand: ownWorkSchema,
    }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  ...z.object(sections).partial().shape,
  meta: z.object({
    version: z.literal('v1.0.0'),
    /** That the headings of its documents are in; absent: English. */
    language: z.enum(RESUME_LANGUAGES).optional(),
  }),
});
export type JsonResume = z.infer<typeof jsonResumeSchema>;

/** How a resume is set; absent paper is the one of the person's country. */
export const resumeLookQuerySchema = z.object({
  design: z.enum(RESUME_DESIGNS).optional(),
  paper: z.enum(RESUME_PAPERS).optional(),
});
export type ResumeLook = z.infer<typeof resumeLookQuerySchema>;
