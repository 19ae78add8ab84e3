import { z } from 'zod';
import { listedCompanySchema } from '../companies/schemas.ts';
import { LIMITS } from '../limits.ts';
import { cleanText } from '../schema-parts.ts';

/** Of a board, of one of its jobs, or of the employer's own page that shows them. */
export const addCompanyRequestSchema = z.object({ url: cleanText(LIMITS.careersUrlMaxLength) });

export const watchSchema = z.object({ watched: z.boolean() });

export const watchedQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).default(LIMITS.searchPageSize),
  offset: z.coerce.number().int().min(0).max(LIMITS.watchedPerUser).default(0),
});

export const watchedCompanySchema = listedCompanySchema.extend({ watched_at: z.string() });
export type WatchedCompany = z.infer<typeof watchedCompanySchema>;

/** The latest watched first. */
export const watchedResponseSchema = z.object({
  data: z.array(watchedCompanySchema),
  total: z.number().int(),
});
export type WatchedResponse = z.infer<typeof watchedResponseSchema>;
