import { z } from 'zod';
import { flag, listOf, text } from '../loose-fields.ts';

/** `value` is a number in questions and a text in compliance blocks. */
const field = z.object({
  name: text,
  type: text,
  values: listOf(z.object({ label: text, value: text })),
});

const question = z.object({ label: text, description: text, required: flag, fields: listOf(field) });
export type GreenhouseQuestion = z.infer<typeof question>;

/** Explanations stand in blocks of their own, without questions. */
const complianceBlock = z.object({ description: text, questions: listOf(question) });

const demographicQuestion = z.object({
  id: text,
  label: text,
  required: flag,
  type: text,
  answer_options: listOf(z.object({ id: text, label: text, free_form: flag })),
});
export type DemographicQuestion = z.infer<typeof demographicQuestion>;

const dataCompliance = z.object({
  type: text,
  requires_consent: flag,
  requires_processing_consent: flag,
  requires_retention_consent: flag,
  demographic_data_consent_applies: flag,
});
export type DataCompliance = z.infer<typeof dataCompliance>;

/** The single job with `questions=true`. Every part may be missing; `questions` is what makes it a form. */
export const greenhouseJob = z.object({
  questions: z.array(z.unknown()).transform((value) => listOf(question).parse(value)),
  location_questions: listOf(question),
  compliance: listOf(complianceBlock),
  demographic_questions: z
    .object({ questions: listOf(demographicQuestion) })
    .nullish()
    .catch(null),
  data_compliance: listOf(dataCompliance),
});
