import { z } from 'zod';
import { listOf, text } from '../loose-fields.ts';

/** BambooHR writes true, 1, "1" and "yes" for the same. */
const loosely = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'yes');

/** A standard field; one that is not in use is missing, or `[]` in place of the object. */
export const standardField = z.object({
  isRequired: loosely,
  label: text,
  options: listOf(z.object({ id: text, text })),
});

const customQuestion = z.object({
  id: text,
  isRequired: loosely,
  question: text,
  type: text,
  hasOther: loosely,
  options: listOf(z.object({ id: text, option: text, text })),
});
export type CustomQuestion = z.infer<typeof customQuestion>;

export const bambooAnswer = z.object({
  result: z.object({
    jobOpening: z.object({ jobOpeningStatus: text }),
    formFields: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});

export const customQuestions = listOf(customQuestion);
