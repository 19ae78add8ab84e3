import { z } from 'zod';
import { cleanText } from '../schema-parts.ts';

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
