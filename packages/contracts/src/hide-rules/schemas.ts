import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { cleanText, hideKindSchema } from '../schema-parts.ts';

/** Something a person does not want to see in searches. */
export const hideRuleSchema = z.object({
  id: z.number().int(),
  kind: hideKindSchema,
  /** The `id` of a job, `source:board` of a company, or words. */
  value: z.string(),
  /** The same for people: title and company of the job, the name of the company, the words. */
  label: z.string(),
  created_at: z.string(),
});
export type HideRuleView = z.infer<typeof hideRuleSchema>;

/** The latest first. */
export const hideRulesResponseSchema = z.object({ rules: z.array(hideRuleSchema) });
export const addHideRuleRequestSchema = z.object({
  kind: hideKindSchema,
  value: cleanText(LIMITS.hideValueMaxLength),
});
export type AddHideRuleRequest = z.infer<typeof addHideRuleRequestSchema>;
