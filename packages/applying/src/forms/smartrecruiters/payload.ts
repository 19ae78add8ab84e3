import { z } from 'zod';
import { flag, listOf, text } from '../loose-fields.ts';

const questionField = z.object({
  id: text,
  label: text,
  type: text,
  required: flag,
  /** Says that it is one of the voluntary questions. */
  complianceType: text,
  values: listOf(z.object({ id: text, label: text })),
});
export type QuestionField = z.infer<typeof questionField>;

const question = z.object({ id: text, label: text, fields: listOf(questionField) });

/** Questions that are asked only after certain choices. */
const conditional = z.object({
  parentQuestionId: text,
  fieldId: text,
  valueIds: listOf(z.string()),
  conditionalQuestions: listOf(z.string()),
});

/** `GET /postings/{uuid}/configuration`. */
export const postingConfiguration = z.object({
  questions: z.array(z.unknown()).transform((value) => listOf(question).parse(value)),
  settings: z
    .object({ conditionals: listOf(conditional) })
    .nullish()
    .catch(null),
  privacyPolicies: listOf(z.object({ url: text, orgName: text })),
});
export type PostingConfiguration = z.infer<typeof postingConfiguration>;
