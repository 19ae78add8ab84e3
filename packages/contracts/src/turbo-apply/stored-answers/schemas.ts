import { z } from 'zod';
import { SENSITIVE_TOPICS } from '../applying.ts';
import { LIMITS } from '../../limits.ts';
import { cleanText } from '../../schema-parts.ts';

/** An answer kept for the next form that asks the same. */
export const storedAnswerSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  answer: z.union([z.string(), z.array(z.string())]),
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  /** The one country it holds for, ISO 3166-1 alpha-2; null: it does not depend on the country. */
  country: z.string().nullable(),
  updated_at: z.string(),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
export const storedAnswersResponseSchema = z.object({ answers: z.array(storedAnswerSchema) });
export const updateStoredAnswerRequestSchema = z.object({
  answer: z.union([
    cleanText(LIMITS.answerMaxLength),
    z.array(cleanText(LIMITS.answerMaxLength)).min(1).max(100),
  ]),
});
