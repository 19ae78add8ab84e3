import { z } from 'zod';
import { fileField } from '../../form.ts';
import { READING_FIELDS } from '../profile.ts';
import { jobProfileSchema } from '../schemas.ts';
import { PROFILE_SECTION_NAMES } from '../sections/sections.ts';

/** `profile_name`, then `file`: so the server knows the name when the file begins. */
export const resumeFormSchema = z.object({ file: fileField, profile_name: z.string() });
/** Without a name the profile has that of the file. */
export const importFormSchema = resumeFormSchema.partial({ profile_name: true });

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
  /** Of what is in a section: which, the field's name there, and the entry's id, null when it is gone. */
  of: z
    .object({
      section: z.enum(PROFILE_SECTION_NAMES),
      field: z.string(),
      entry_id: z.number().int().nullable(),
    })
    .optional(),
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
  /** None for JSON Resume, Europass XML and LinkedIn's export, which are not kept as files either. */
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
