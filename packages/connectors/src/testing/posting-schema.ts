import {
  CATEGORIES,
  EMPLOYMENT_TYPES,
  PAY_PERIODS,
  type Posting,
  toCountryName,
  WORK_MODES,
} from '@firsthand/contracts';
import { z } from 'zod';
import { findUnsafeMarkup } from './unsafe-markup.ts';

/** Sanitised descriptions are cut at 200 kB; a little more for the closing of open elements. */
const LONGEST_HTML = 220_000;

const label = z.string().min(1).max(2_000).refine(isTrimmed, 'has blanks around it');
const html = z.string().max(LONGEST_HTML).refine(isInert, 'can run something');

const address = z
  .string()
  .max(2_100)
  .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', 'is not an https address');

const place = z.strictObject({
  text: label,
  city: label.nullable(),
  state: label.nullable(),
  postalCode: label.max(20).nullable(),
  country: z.string().refine(isCountry, 'is no country code').nullable(),
});

const amount = z.number().positive();

const pay = z
  .strictObject({
    min: amount.nullable(),
    max: amount.nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    period: z.enum(PAY_PERIODS).nullable(),
    origin: z.enum(['field', 'text']),
    sentence: z.string().max(2_000).nullable(),
    overruled: z.string().min(1).max(200).exactOptional(),
  })
  .refine((value) => value.min !== null || value.max !== null || value.sentence !== null, 'says nothing')
  .refine((value) => value.min === null || value.max === null || value.min <= value.max, 'is inverted');

const publishedAt = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/)
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is no date');

/** What every connector's postings must be, beyond their type: safe, absolute, and in the standard codes. */
export const postingSchema: z.ZodType<Posting> = z
  .strictObject({
    externalId: label,
    title: label,
    company: label.nullable(),
    places: z.array(place),
    workMode: z.enum(WORK_MODES).nullable(),
    employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
    employmentTypeOrigin: z.enum(['source', 'title']).nullable(),
    department: label.nullable(),
    category: z.enum(CATEGORIES).nullable(),
    categoryOrigin: z.enum(['source', 'title']).nullable(),
    descriptionHtml: html,
    descriptionText: z.string().max(LONGEST_HTML),
    requirementsHtml: html.min(1).nullable(),
    benefitsHtml: html.min(1).nullable(),
    pay: pay.nullable(),
    applicationCount: z.number().int().nonnegative().nullable(),
    publishedAt: publishedAt.nullable(),
    hostedUrl: address,
    applyUrl: address,
    formId: z
      .string()
      .regex(/^[a-z0-9_-]{1,100}$/)
      .optional(),
    reference: label.nullable(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)
      .nullable(),
  })
  .refine(
    (posting) => (posting.employmentType === null) === (posting.employmentTypeOrigin === null),
    'the employment type and its origin go together',
  )
  .refine(
    (posting) => (posting.category === null) === (posting.categoryOrigin === null),
    'the category and its origin go together',
  );

/** The faults of a posting in words, with the path of each; empty when it is sound. */
export function findPostingFaults(posting: Posting): string[] {
  const parsed = postingSchema.safeParse(posting);
  if (parsed.success) return [];
  return parsed.error.issues.map(
    (issue) => `${posting.externalId.slice(0, 60)} ${issue.path.join('.')}: ${issue.message}`,
  );
}

function isTrimmed(value: string): boolean {
  return value === value.trim();
}

function isInert(value: string): boolean {
  return findUnsafeMarkup(value).length === 0;
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && toCountryName(code) !== undefined;
}
