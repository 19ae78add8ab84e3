import { z } from 'zod';
import { jobCardSchema, jobSchema } from '../jobs/schemas.ts';
import { LIMITS } from '../limits.ts';
import { FACETS, LIST_FILTER_NAMES, type FacetName, type ListFilterName } from '../search/filters.ts';
import { cleanText, hideKindSchema, navigationSchema } from '../schema-parts.ts';

/** Several values, comma-separated, mean any of them. */
const list = cleanText(LIMITS.searchListMaxLength);

const listFilters = Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, list.optional()])) as Record<
  ListFilterName,
  z.ZodOptional<typeof list>
>;

export const searchQuerySchema = z.object({
  q: cleanText(LIMITS.searchQueryMaxLength).optional(),
  location: cleanText(200).optional(),
  city: cleanText(120).optional(),
  state: cleanText(120).optional(),
  zip: cleanText(20).optional(),
  /** A postal code, `City` or `City, REGION` of `country`; the distance counts from its middle. */
  near: cleanText(200).optional(),
  radius_km: z.coerce.number().min(1).max(LIMITS.nearRadiusMaxKm).optional(),
  isRemote: z.enum(['true', 'false', 'yes', 'no', 'Yes', 'No', '1', '0', '']).optional(),
  ...listFilters,
  posted_within: z.coerce.number().int().min(1).max(LIMITS.postedWithinMaxDays).optional(),
  /** Whole units a year, with `pay_currency`. */
  pay_min: z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
  pay_currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'must be a currency such as USD')
    .optional(),
  pay_stated: z.literal('true', 'must be true').optional(),
  /** Whether the query is looked for letter by letter, and nothing of it understood. */
  literal: z.enum(['true', 'false']).optional(),
  /** Parameters, and `occupation`, that words of the query must not set. */
  not_understood: list.optional(),
  eligible_from: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a two-letter country code such as US')
    .optional(),
  hide_companies: list.optional(),
  hide_words: list.optional(),
  hide_jobs: list.optional(),
  /** Whether what a signed-in person hides stays hidden; `true` unless said. The three above hold in any case. */
  hide: z.enum(['true', 'false']).optional(),
  /** Whether the last word of `q` may be the beginning of one. */
  prefix: z.enum(['true', 'false']).optional(),
  /** `fit`: by how many of the stated requirements the job profile meets that was changed last; signed in only. */
  sort: z.enum(['relevance', 'newest', 'pay', 'fit']).optional(),
  /** Whether postings of one role are one entry. */
  group: z.enum(['true', 'false']).optional(),
  /** Ids of postings whose roles are not one entry all the same. */
  apart: list.optional(),
  facets: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).optional(),
  offset: z.coerce.number().int().min(0).max(LIMITS.searchOffsetMax).optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

const pageSchema = z.object({ total: z.number().int(), limit: z.number().int(), offset: z.number().int() });

/** A value that can be chosen, and how many jobs would be found then. */
export const facetValueSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type FacetValueView = z.infer<typeof facetValueSchema>;
const facetSchema = z.array(facetValueSchema);
export const facetsSchema = z.object(
  Object.fromEntries(FACETS.map((name) => [name, facetSchema])) as Record<FacetName, typeof facetSchema>,
);
export type FacetsView = z.infer<typeof facetsSchema>;

/** What a person's rules hid; a posting may count for several rules, and once in the total. */
export const hiddenSchema = z.object({
  total: z.number().int(),
  /** When roles were asked for: how many have nothing left that is shown. */
  total_roles: z.number().int().optional(),
  rules: z.array(z.object({ kind: hideKindSchema, value: z.string(), count: z.number().int() })),
});
export type HiddenView = z.infer<typeof hiddenSchema>;

/** What words of a query were taken for; a filter as if its parameter had been sent. */
export const understoodSchema = z.object({
  text: z.string(),
  kind: z.enum(['occupation', 'filter', 'filler', 'level']),
  parameter: z.string().optional(),
  value: z.string(),
  label: z.string(),
});
export type UnderstoodView = z.infer<typeof understoodSchema>;

/** What a search answers beside its page. */
const searchExtras = {
  /** What was understood of the query, in the order of its words. */
  understood: z.array(understoodSchema).optional(),
  /** When little was found: what other queries find, most first. */
  fewer: z.array(z.object({ q: z.string(), total: z.number().int() })).optional(),
  /** When roles were asked for: how many postings they are. */
  total_openings: z.number().int().optional(),
  /** What was searched instead of a word that no job has. */
  corrected_query: z.string().optional(),
  facets: facetsSchema.optional(),
  hidden: hiddenSchema.optional(),
};

/** A posting of a role: where it is, and its page. */
export const openingSchema = z.object({
  requisition_id: z.number().int(),
  location: z.string().nullable(),
  navigation: navigationSchema,
});
export type Opening = z.infer<typeof openingSchema>;

/** When roles were asked for: all open postings of the role, this one first, then those that fit the search. */
const openings = z.array(openingSchema).optional();

export const searchResponseSchema = pageSchema.extend({
  data: z.array(jobSchema.extend({ openings })),
  ...searchExtras,
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

export const jobCardsResponseSchema = pageSchema.extend({
  data: z.array(jobCardSchema.extend({ openings })),
  ...searchExtras,
});
export type JobCardsResponse = z.infer<typeof jobCardsResponseSchema>;

export const suggestQuerySchema = z.object({
  q: cleanText(LIMITS.searchQueryMaxLength).optional(),
  country: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a two-letter country code such as US')
    .optional(),
});
export const suggestResponseSchema = z.object({
  suggestions: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['title', 'company', 'skill', 'occupation']),
      /** Of an occupation. */
      id: z.string().optional(),
      count: z.number().int(),
    }),
  ),
});
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;

export const statisticsResponseSchema = z.object({
  data: z.object({ total: z.number().int(), usJobs: z.number().int(), remoteUsJobs: z.number().int() }),
});
export type StatisticsResponse = z.infer<typeof statisticsResponseSchema>;
