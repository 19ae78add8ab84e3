import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { cleanText } from '../../schema-parts.ts';

export const experienceSchema = z.object({
  id: z.number().int(),
  user_job_profile_id: z.number().int(),
  job_title: z.string(),
  company_name: z.string(),
  /** "YYYY-MM-DD". */
  start_date: z.string(),
  end_date: z.string().nullable(),
  is_current_job: z.boolean(),
  /** HTML, sanitised. */
  description: z.string(),
  /** The description is left out of the list of profiles: the one profile holds it. */
  description_cut: z.boolean(),
  display_order: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Experience = z.infer<typeof experienceSchema>;

/** Loose on purpose: what is missing or odd is answered in the specification's words. */
export const saveExperienceRequestSchema = z.object({
  job_title: cleanText(10_000).nullish(),
  company_name: cleanText(10_000).nullish(),
  start_date: cleanText(100).nullish(),
  end_date: cleanText(100).nullish(),
  is_current_job: z.boolean().nullish(),
  /** HTML; what an editor of rich text does not make is taken out. */
  description: cleanText(LIMITS.experienceDescriptionMaxLength).nullish(),
  /** Absent: the last for a new entry, unchanged for one that is there. */
  display_order: z.number().int().min(0).max(1_000).nullish(),
});
export type SaveExperienceRequest = z.infer<typeof saveExperienceRequestSchema>;
