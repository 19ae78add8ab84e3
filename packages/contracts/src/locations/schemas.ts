import { z } from 'zod';
import { cleanText } from '../schema-parts.ts';

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
