import { z } from 'zod';
import { ATS_SLUGS } from './ats.ts';
import { LISTED_EMPLOYMENTS, PAY_PERIODS } from './posting.ts';

/** Text without NUL or lone surrogates, which PostgreSQL and JSON parsers elsewhere refuse. */
export const cleanText = (max: number) =>
  z
    .string()
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'contains characters that are not text');

/**
 * A text for whose lack the specification has words of its own: what is missing, null or no text at all arrives empty,
 * so that the service answers in those words.
 *
 *     { company_name: null } → { company_name: '' } → "Company name is required"
 */
export const typedText = (max: number) => z.preprocess(toTyped, cleanText(max));

/** The same for an address, at which the service looks more closely. */
export const typedAddress = z.preprocess(toTyped, z.string().max(1_000));

function toTyped(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

export const errorSchema = z.object({ error: z.string() });
export const messageResponseSchema = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponseSchema>;

export const navigationSchema = z.object({
  atsType: z.enum(ATS_SLUGS),
  urlSafeClientName: z.string().nullable(),
  clientName: z.string().nullable(),
  domain: z.string().nullable(),
  clientProject: z.string().nullable(),
  urlSafeJobTitle: z.string(),
});

/** Pay as figures, never both of them null. */
export const payViewSchema = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217; null where the posting shows an ambiguous sign such as a bare "$". */
  currency: z.string().nullable(),
  period: z.enum(PAY_PERIODS).nullable(),
  /** A field of the posting, or a sentence of its text. */
  source: z.enum(['field', 'text']),
  /** The employer's own words it was read from; null for figures alone. */
  sentence: z.string().nullable(),
});
export type PayView = z.infer<typeof payViewSchema>;

/** What else postings say, wherever they are shown. */
export const statedFields = {
  /** As searches name it, where the source states it; null where it is at best suggested by the title. */
  employment_type: z.enum(LISTED_EMPLOYMENTS).nullable(),
  pay: payViewSchema.nullable(),
  /** BCP 47 tag of the posting's text, when the source gives one. */
  language: z.string().nullable(),
};

export const hideKindSchema = z.enum(['job', 'company', 'word']);
export type HideKind = z.infer<typeof hideKindSchema>;

/** One entry of a posting's history, newest first. */
export const historyEntrySchema = z.object({
  at: z.string(),
  kind: z.enum(['first_seen', 'changed', 'closed', 'reopened']),
  /**
   * For `changed`: what was different, as text a person can read; of a description the lines that differ. Of descriptions
   * changed long ago neither text is held: both are null.
   */
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
