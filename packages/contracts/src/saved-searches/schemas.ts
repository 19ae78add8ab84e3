import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ALERT_FREQUENCIES } from './saved-searches.ts';
import { cleanText } from '../schema-parts.ts';

const parameterSchema = z.union(
  [cleanText(LIMITS.searchQueryMaxLength), z.number(), z.boolean()],
  'must be text, a number or true or false',
);

/** The search's parameters; which there are and what they may hold is the search's own affair. */
export const savedQuerySchema = z.record(z.string(), parameterSchema);

export const alertFrequencySchema = z.enum(ALERT_FREQUENCIES);

export const timeZoneSchema = z
  .string()
  .max(LIMITS.timeZoneMaxLength)
  .refine(isTimeZone, 'must be a time zone such as Europe/Berlin');

/** When an alert comes. */
export const alertSchedule = {
  /** Of the day, in `time_zone`. */
  hour: z.number().int().min(0).max(23).optional(),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7).optional(),
  time_zone: timeZoneSchema.optional(),
};

export const savedSearchSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  query: savedQuerySchema,
  /** What it looks for, for people. */
  words: z.string(),
  /** The page that shows it, the newest first, with a line where the old begins. */
  path: z.string(),
  frequency: alertFrequencySchema,
  /** How often it told before it was paused; null while it tells. */
  paused_from: alertFrequencySchema.nullable(),
  hour: z.number().int(),
  weekday: z.number().int(),
  time_zone: z.string(),
  /** How many open jobs came since its owner last looked. */
  new_count: z.number().int(),
  /** When its owner last looked; null before the first time. */
  last_seen_at: z.string().nullable(),
  last_sent_at: z.string().nullable(),
  created_at: z.string(),
  feed_url: z.string(),
  /** Whether its words find more since we understand more of them; until its owner has looked. */
  finds_more: z.boolean(),
  /** Why it finds nothing any more, such as a filter that no longer exists; null as long as it works. */
  problem: z.string().nullable(),
});
export type SavedSearchView = z.infer<typeof savedSearchSchema>;

export const savedSearchesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).default(LIMITS.searchPageSize),
  offset: z.coerce.number().int().min(0).max(LIMITS.searchOffsetMax).default(0),
});
export type SavedSearchesQuery = z.infer<typeof savedSearchesQuerySchema>;

/** The latest first. */
export const savedSearchesResponseSchema = z.object({
  data: z.array(savedSearchSchema),
  total: z.number().int(),
  /** Whether its owner wants mail at all; without, no search sends any. */
  wants_mail: z.boolean(),
});
export type SavedSearchesResponse = z.infer<typeof savedSearchesResponseSchema>;

const name = cleanText(LIMITS.savedSearchNameMaxLength);

export const saveSearchRequestSchema = z.object({
  /** What it looks for, unless said. */
  name: name.optional(),
  query: savedQuerySchema,
  frequency: alertFrequencySchema.default('daily'),
  ...alertSchedule,
});
export type SaveSearchRequest = z.input<typeof saveSearchRequestSchema>;

export const changeSavedSearchRequestSchema = z.object({
  name: name.optional(),
  query: z.undefined('cannot be changed; save the new search beside this one').optional(),
  frequency: alertFrequencySchema.optional(),
  ...alertSchedule,
});
export type ChangeSavedSearchRequest = z.infer<typeof changeSavedSearchRequestSchema>;

export const runSavedSearchResponseSchema = savedSearchSchema.extend({
  /** How many jobs the mail tells of that is on its way; 0 when nothing was new and none was written. */
  told: z.number().int(),
});
export type RunSavedSearchResponse = z.infer<typeof runSavedSearchResponseSchema>;

function isTimeZone(text: string): boolean {
  if (!/^[a-z][\w+/-]*$/i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}
