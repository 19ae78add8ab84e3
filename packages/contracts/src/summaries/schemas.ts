import { z } from 'zod';
import { ATS_SLUGS } from '../ats.ts';
import { LIMITS } from '../limits.ts';

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
    z.object({ ats_id: z.number().int(), ats_type: z.enum(ATS_SLUGS), summary: z.string().nullable() }),
  ),
  error: z.string().nullable(),
});
export type SummariesResponse = z.infer<typeof summariesResponseSchema>;
