import { z } from 'zod';
import { objectOf, oneOrMoreOf } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

/** Longer short fields are no names, places or labels; they are read as not said. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; of a list the first; anything else, and emptiness, is null. */
const text = z
  .unknown()
  .optional()
  .transform((value) => toText(value));
const label = text.transform((value) => (value !== null && value.length > LONGEST_LABEL ? null : value));

function toText(value: unknown): string | null {
  const single: unknown = Array.isArray(value) ? (value as unknown[])[0] : value;
  if (typeof single !== 'string' && typeof single !== 'number') return null;
  return String(single).trim() || null;
}

/** The country is a name, or an object that has one. */
const nameOrText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value))
  .pipe(label);

const address = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? { addressLocality: value } : value))
  .pipe(
    z.object({
      addressLocality: label,
      addressRegion: nameOrText,
      addressCountry: nameOrText,
      postalCode: label,
    }),
  );

export type PostingAddress = z.infer<typeof address>;

/** The JSON-LD `JobPosting` of a page; every field may be missing. */
export const jobPosting = z.object({
  title: z.unknown().optional(),
  description: text,
  datePosted: label,
  industry: label,
  employmentType: label,
  jobLocationType: label,
  hiringOrganization: nameOrText,
  jobLocation: oneOrMoreOf(z.object({ address })).transform(takePlaces),
  baseSalary: objectOf({
    currency: label,
    value: objectOf({ value: label, minValue: label, maxValue: label, unitText: label }),
  }),
});

export type JobPostingData = z.infer<typeof jobPosting>;
