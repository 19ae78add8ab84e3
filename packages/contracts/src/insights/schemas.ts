import { z } from 'zod';
import { weekSchema } from '../companies/schemas.ts';
import { facetValueSchema, searchQuerySchema } from '../requisitions/schemas.ts';

/** The search's parameters: figures are of all it finds, in no order. */
export const insightsQuerySchema = searchQuerySchema
  .omit({
    ...{ limit: true, offset: true, group: true, apart: true, facets: true, hide: true },
  })
  .extend({ counted: z.enum(['about', 'all']).optional() });
export type InsightsQuery = z.infer<typeof insightsQuerySchema>;

/** Pay of the postings that state it in one currency, each with the middle of its range a year. */
const payInsightsSchema = z.object({
  currency: z.string(),
  /** How many they are. */
  count: z.number().int(),
  /** Quartiles by linear interpolation; null of fewer than 20 postings. */
  p25: z.number().nullable(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
});

/** Figures of all postings that a search finds. */
export const insightsSchema = z.object({
  total: z.number().int(),
  /** Of which the figures are: of what is about the query, with its occupation or all its words in title or company, or of all that says them. */
  counted: z.enum(['about', 'all']),
  /** How many postings each of the two is. */
  totals: z.object({ about: z.number().int(), all: z.number().int() }),
  /** What was searched instead of a word that no job has. */
  corrected_query: z.string().optional(),
  pay: z.array(payInsightsSchema),
  /**
   * Up to twelve, the oldest first; the last ends now. Opened: first seen then, whether it is open still or not. Closed:
   * closed then and not open again.
   */
  weeks: z.array(weekSchema),
  /** Of postings that closed up to then nothing is known, so that the weeks begin later; null: all are known. */
  weeks_since: z.string().nullable(),
  work_modes: z.array(facetValueSchema),
  /** 20 at most, as of places and skills. */
  top_companies: z.array(facetValueSchema),
  /** Towns; a posting counts in each of its own. */
  top_places: z.array(facetValueSchema),
  top_skills: z.array(facetValueSchema),
});
export type Insights = z.infer<typeof insightsSchema>;
