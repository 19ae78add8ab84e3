import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { cleanText } from '../../schema-parts.ts';

const id = z.number().int();

/** Premium: a search whose new results are prepared, never sent, up to so many a day. */
export const autoApplySchema = z.object({
  enabled: z.boolean(),
  job_profile_id: id,
  q: z.string(),
  location: z.string(),
  country: z.string(),
  remote: z.boolean().nullable(),
  daily_limit: id,
  /** Prepared since midnight UTC. */
  prepared_today: id,
  last_run_at: z.string().nullable(),
});
export type AutoApply = z.infer<typeof autoApplySchema>;
export const autoApplyResponseSchema = z.object({ auto_apply: autoApplySchema.nullable() });
export const saveAutoApplyRequestSchema = z.object({
  enabled: z.boolean(),
  job_profile_id: id,
  q: cleanText(LIMITS.autoApplyQueryMaxLength),
  location: cleanText(200).default(''),
  country: cleanText(2).default(''),
  remote: z.boolean().nullable().default(null),
  daily_limit: id.min(1).max(LIMITS.autoApplyDailyMax),
});
export type SaveAutoApplyRequest = z.input<typeof saveAutoApplyRequestSchema>;
