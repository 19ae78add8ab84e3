import { z } from 'zod';
import { ATS_SLUGS, SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { WORK_MODES } from '../posting.ts';
import { facetValueSchema } from '../requisitions/schemas.ts';
import { cleanText } from '../schema-parts.ts';

export const companiesQuerySchema = z.object({
  /** Words of the name. */
  q: cleanText(LIMITS.companyNameMaxLength).optional(),
  /** Where it has open jobs. */
  country: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a two-letter country code such as US')
    .optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).optional(),
  offset: z.coerce.number().int().min(0).max(LIMITS.searchOffsetMax).optional(),
});

/** An employer as one board shows it, in lists. */
export const listedCompanySchema = z.object({
  name: z.string(),
  source: z.enum(SOURCES),
  board: z.string(),
  ats_type: z.enum(ATS_SLUGS),
  /** What follows `/companies/{ats_type}/` in the address of its page; Workday's has slashes. */
  slug: z.string(),
  open_jobs: z.number().int(),
  /** When its whole board was last read. */
  last_verified_at: z.string().nullable(),
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;

/** By name. */
export const companiesResponseSchema = z.object({
  data: z.array(listedCompanySchema),
  total: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
});

/** What happened within seven days. */
export const weekSchema = z.object({
  /** The day it began. */
  week: z.string(),
  opened: z.number().int(),
  closed: z.number().int(),
  /** At its end. */
  open: z.number().int(),
});
export type WeekView = z.infer<typeof weekSchema>;

/** An employer as one board shows it: figures of our own readings of that board. */
export const companySchema = listedCompanySchema.extend({
  careers_url: z.string().nullable(),
  first_seen_at: z.string(),
  opened_30d: z.number().int(),
  closed_30d: z.number().int(),
  /** From first seen to closed, of the postings that closed; null when none did. */
  median_days_open: z.number().nullable(),
  /** How many closed postings that rests on. */
  closed_jobs: z.number().int(),
  /** Of open jobs, 0 to 1; null when there are none. */
  pay_stated_share: z.number().nullable(),
  /** Of open jobs. */
  work_modes: z.record(z.enum([...WORK_MODES, 'unstated']), z.number().int()),
  /** Where most of the open jobs are, the most first. */
  places: z.array(facetValueSchema),
  /** Twelve, the oldest first; the last ends now. What the first reading showed counts as opened then. */
  weeks: z.array(weekSchema),
});
export type CompanyView = z.infer<typeof companySchema>;
