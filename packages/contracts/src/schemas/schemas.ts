import { z } from 'zod';
import { SOURCES, ATS_TABLE, type AtsSlug } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { EMPLOYMENT_TYPES, LISTED_EMPLOYMENTS, PAY_PERIODS, WORK_MODES } from '../posting.ts';

const SLUGS = ATS_TABLE.map((ats) => ats.slug) as [AtsSlug, ...AtsSlug[]];

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

export const navigationSchema = z.object({
  atsType: z.enum(SLUGS),
  urlSafeClientName: z.string().nullable(),
  clientName: z.string().nullable(),
  domain: z.string().nullable(),
  clientProject: z.string().nullable(),
  urlSafeJobTitle: z.string(),
});

export const placeSchema = z.object({
  text: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
});

const requisitionIds = {
  bamboohr_requisition_id: z.number().int().optional(),
  greenhouseio_requisition_id: z.number().int().optional(),
  workday_requisition_id: z.number().int().optional(),
  adp_requisition_id: z.number().int().optional(),
  jobvite_requisition_id: z.number().int().optional(),
  breezy_requisition_id: z.number().int().optional(),
  lever_requisition_id: z.number().int().optional(),
  smartrecruiters_requisition_id: z.number().int().optional(),
  dover_requisition_id: z.number().int().optional(),
};

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

/** A job as search results and job pages carry it. Unknown is null; fallbacks are the page's affair. */
export const jobSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  company: z.string().nullable(),
  /** `source:board`, as the filter `company` and the rules of what is hidden take it. */
  company_key: z.string(),
  /** Display text of all places joined with "; ". */
  location: z.string().nullable(),
  locations: z.array(placeSchema),
  country: z.string().nullable(),
  type: z.enum(EMPLOYMENT_TYPES).nullable(),
  category: z.string().nullable(),
  /** What its title says the work is. */
  occupation: z.object({ id: z.string(), label: z.string() }).nullable(),
  department: z.string().nullable(),
  remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  /** Display text such as "$120,000 – $150,000 a year"; null when the source gives no pay. */
  salary: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(PAY_PERIODS).nullable(),
  /** The employer's own words the pay was read from. */
  salary_sentence: z.string().nullable(),
  /** What the posting's pay field says in figures, where its own words say otherwise and are shown; else null. */
  salary_overruled: z.string().nullable(),
  ...statedFields,
  description: z.string(),
  requirements: z.string().nullable(),
  benefits: z.string().nullable(),
  applicationCount: z.number().int().nullable(),
  featured: z.boolean(),
  /** Who featured it: the employer marked it on its board, or the operator of this site chose the board; null unless featured. */
  featured_by: z.enum(['employer', 'operator']).nullable(),
  /** Published, by the source; a date (YYYY-MM-DD) where it gives only a day. */
  posted_at: z.string().nullable(),
  /** Last verified on the employer's board. */
  updated_at: z.string(),
  first_seen_at: z.string(),
  changed_at: z.string().nullable(),
  source: z.enum(SOURCES),
  atsType: z.enum(SLUGS),
  external_id: z.string(),
  external_url: z.string().nullable(),
  apply_url: z.string().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
  navigation: navigationSchema,
  ...requisitionIds,
});
export type JobView = z.infer<typeof jobSchema>;

/** Several values, comma-separated, mean any of them. */
const list = cleanText(LIMITS.searchListMaxLength);

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
  country: list.optional(),
  source: list.optional(),
  work_mode: list.optional(),
  employment_type: list.optional(),
  posted_within: z.coerce.number().int().min(1).max(LIMITS.postedWithinMaxDays).optional(),
  /** Whole units a year, with `pay_currency`. */
  pay_min: z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
  pay_currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'must be a currency such as USD')
    .optional(),
  pay_stated: z.literal('true', 'must be true').optional(),
  /** `source:board`. */
  company: list.optional(),
  language: list.optional(),
  seniority: list.optional(),
  /** Ranges of years of experience that are asked for. */
  years: list.optional(),
  skill: list.optional(),
  visa: list.optional(),
  /** Ids of occupations, those beneath them included. */
  occupation: list.optional(),
  /** When work is done: the title or the text says so. */
  shift: list.optional(),
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
export const facetsSchema = z.object({
  country: facetSchema,
  work_mode: facetSchema,
  source: facetSchema,
  employment_type: facetSchema,
  posted_within: facetSchema,
  pay_stated: facetSchema,
  company: facetSchema,
  language: facetSchema,
  seniority: facetSchema,
  years: facetSchema,
  skill: facetSchema,
  visa: facetSchema,
  occupation: facetSchema,
});
export type FacetsView = z.infer<typeof facetsSchema>;

export const hideKindSchema = z.enum(['job', 'company', 'word']);
export type HideKind = z.infer<typeof hideKindSchema>;

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

/** A job as lists show it: without its texts, of which ten are most of an answer, and with its summary. */
export const jobCardSchema = jobSchema
  .omit({ description: true, requirements: true, benefits: true })
  .extend({ summary: z.string().nullable() });
export type JobCard = z.infer<typeof jobCardSchema>;

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

export const occupationsQuerySchema = z.object({
  q: cleanText(120).optional(),
  /** ISO 639-1, of the names that `q` begins. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/i, 'must be a two-letter language code such as en')
    .optional(),
});
export const occupationSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** What it is a kind of. */
  parent: z.string().nullable(),
  /** How many open jobs are of it and of what is a kind of it. */
  count: z.number().int(),
});
export type OccupationView = z.infer<typeof occupationSchema>;
export const occupationsResponseSchema = z.object({ occupations: z.array(occupationSchema) });
export type OccupationsResponse = z.infer<typeof occupationsResponseSchema>;

export const statisticsResponseSchema = z.object({
  data: z.object({ total: z.number().int(), usJobs: z.number().int(), remoteUsJobs: z.number().int() }),
});
export type StatisticsResponse = z.infer<typeof statisticsResponseSchema>;

export const usersConfigResponseSchema = z.object({ ipLocation: z.object({ country: z.string() }) });
export type UsersConfigResponse = z.infer<typeof usersConfigResponseSchema>;

export const locationQuerySchema = z.object({
  q: cleanText(120),
  country: cleanText(2).optional(),
});
export const locationSuggestionSchema = z.object({
  display: z.string(),
  type: z.enum(['city', 'state', 'zip']),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string().nullable(),
  /** How many open jobs we hold there. */
  count: z.number().int(),
});
export type LocationSuggestion = z.infer<typeof locationSuggestionSchema>;
export const locationResponseSchema = z.object({ data: z.array(locationSuggestionSchema) });

export const summariesRequestSchema = z.object({
  jobs: z
    .array(
      z.object({
        ats_id: z.union([z.number().int().min(0), z.string().regex(/^\d{1,15}$/, 'must be a number')]),
        ats_type: z.string().max(20),
      }),
    )
    .max(LIMITS.summariesPerCall, `must hold at most ${LIMITS.summariesPerCall} jobs`),
});
export const summariesResponseSchema = z.object({
  success: z.boolean(),
  data: z.array(
    z.object({ ats_id: z.number().int(), ats_type: z.enum(SLUGS), summary: z.string().nullable() }),
  ),
  error: z.string().nullable(),
});
export type SummariesResponse = z.infer<typeof summariesResponseSchema>;

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

/** What of a posting was read from words, and the words. */
export const CLAIM_NAMES = [
  ...([
    'pay',
    'earnings',
    'work_mode',
    'employment_type',
    'seniority',
    'years',
    'visa',
    'eligibility',
    'skill',
  ] as const),
] as const;
export const claimSchema = z.object({
  name: z.enum(CLAIM_NAMES),
  /** As searches name it; of pay, earnings and eligibility null. A work mode may be another than the field's, which is the job's. */
  value: z.string().nullable(),
  /** As people read it. */
  label: z.string(),
  /** Word for word. */
  sentence: z.string(),
  /** Where it stands: `start` and `end` are UTF-16 units of the title or of the description as text. */
  in: z.enum(['title', 'description']),
  start: z.number().int(),
  end: z.number().int(),
});
export type ClaimView = z.infer<typeof claimSchema>;

export const jobDetailResponseSchema = z.object({
  job: jobSchema,
  client: z.object({ client_name: z.string().nullable(), name: z.string().nullable() }),
  atsType: z.enum(SLUGS),
  /** The proof of life. */
  verification: z.object({
    last_verified_at: z.string(),
    /** When its whole text was last read, which may be earlier: some lists show rows only. */
    text_read_at: z.string().nullable(),
    first_seen_at: z.string(),
    /** The same title and text on the same board under another id, when we saw that first: it was put up again. */
    earlier_posting: z
      .object({
        requisition_id: z.number().int(),
        first_seen_at: z.string(),
        closed_at: z.string().nullable(),
        /** How many there were before this one, itself included. */
        count: z.number().int(),
      })
      .nullable(),
    checks: z.number().int(),
    board_url: z.string().nullable(),
    history: z.array(historyEntrySchema),
  }),
  summary: z.string().nullable(),
  /** What was read from its words. */
  claims: z.array(claimSchema),
  similar: z.array(jobCardSchema),
});
export type JobDetailResponse = z.infer<typeof jobDetailResponseSchema>;

/** 410: what a job was that left its board, and open ones like it. */
export const closedJobResponseSchema = errorSchema.extend({
  closed_job: z.object({
    id: z.number().int(),
    title: z.string(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    source: z.enum(SOURCES),
    first_seen_at: z.string(),
    last_verified_at: z.string(),
    closed_at: z.string().nullable(),
    navigation: navigationSchema,
  }),
  similar: z.array(jobCardSchema),
});
export type ClosedJobResponse = z.infer<typeof closedJobResponseSchema>;
