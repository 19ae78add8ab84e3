import { z } from 'zod';
import {
  APPLICATION_FILE_KINDS,
  FORM_FIELD_GROUPS,
  FORM_FIELD_KINDS,
  SENSITIVE_TOPICS,
} from '../turbo-apply/applying.ts';

/** One thing that an employer's form asks, for who looks before they apply. */
const formQuestionSchema = z.object({
  label: z.string(),
  /** What kind of answer it takes. */
  type: z.enum(FORM_FIELD_KINDS),
  /** Where it depends on another answer: once it is asked. */
  required: z.boolean(),
  /** What can be chosen, as it reads; empty where nothing is. */
  options: z.array(z.string()),
  /** What makes it sensitive; null for what is not. */
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  group: z.enum(FORM_FIELD_GROUPS),
  /** Which of a person's documents answers it. */
  document: z.enum(APPLICATION_FILE_KINDS).nullable(),
  /** "“Do you need a visa?” is answered with “Yes”"; null for what is always asked. */
  asked_when: z.string().nullable(),
  /** Where the viewer's answer would come from: "Your profile: first name"; null without one. Not for visitors. */
  answered_by: z.string().nullable().optional(),
});
export type FormQuestion = z.infer<typeof formQuestionSchema>;

export const questionsResponseSchema = z.object({
  /** Read from the employer's system, or what most forms ask because this one's cannot be read. */
  origin: z.enum(['employer', 'common']),
  /** When the employer's system was read; null where its forms cannot be. */
  read_at: z.string().nullable(),
  questions: z.array(formQuestionSchema),
  /** What was left out or could not be shown, as sentences. */
  notices: z.array(z.string()),
  /** Whose answers count as the viewer's; null when they have no job profile. Not for visitors. */
  profile: z.object({ id: z.number().int(), profile_name: z.string() }).nullable().optional(),
});
export type QuestionsResponse = z.infer<typeof questionsResponseSchema>;
