import { z } from 'zod';
import { ANSWER_SOURCES, FORM_FIELD_GROUPS, FORM_FIELD_KINDS, SENSITIVE_TOPICS } from './applying.ts';

/** An answer: one text, several choices, or the kind of file that answers it; null is left empty. */
const answer = z.union([z.string(), z.array(z.string())]).nullable();

/** One thing the employer's form asks for, as plain text. */
export const formFieldSchema = z.object({
  /** The ATS's own name of it, unique within the form. */
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(FORM_FIELD_KINDS),
  group: z.enum(FORM_FIELD_GROUPS),
  required: z.boolean(),
  /** For choices; empty elsewhere. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null for questions that may be answered from the profile and earlier answers. */
  sensitive: z.enum(SENSITIVE_TOPICS).nullable(),
  /** The heading it stands below on an employer's page. */
  section: z.string().nullish(),
  /** Of fields with the same name here one suffices, such as a resume as file or as text. */
  one_of: z.string().nullable(),
  /** Asked only while the other field has one of these values. */
  shown_when: z.object({ key: z.string(), values: z.array(z.string()) }).nullable(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A field with the value that would be sent and where it came from. A value never stands without a source. */
export const filledFieldSchema = formFieldSchema.extend({
  value: answer,
  source: z
    .object({
      kind: z.enum(ANSWER_SOURCES),
      /** For people: "Your profile: first name", "Your answer of Jan 5, 2025". */
      detail: z.string(),
    })
    .nullable(),
  /** Why it stays empty, as a sentence; null when it has a value or `shown_when` hides it. */
  left_empty: z.string().nullable(),
  /** What the person may choose to take where nothing stands: an answer that may have been meant for another employer. */
  offered: z.object({ value: z.union([z.string(), z.array(z.string())]), detail: z.string() }).nullish(),
});
export type FilledField = z.infer<typeof filledFieldSchema>;

/** What stands in the way, or is worth knowing before one starts. */
export const applyingProblemSchema = z.object({
  code: z.enum([
    'profile-gap',
    'no-resume',
    'resume-outdated',
    'file-kind',
    'job-closed',
    'already-applied',
    'answer-missing',
    'answer-invalid',
    'form-changed',
    'profile-gone',
    'premium-needed',
  ]),
  message: z.string(),
  /** The form's field it is about. */
  key: z.string().nullable(),
  /** Whether it must be put right before anything is sent. */
  blocking: z.boolean(),
});
export type ApplyingProblem = z.infer<typeof applyingProblemSchema>;

/** Loose on purpose: ids arrive as numbers or text, and the specification sends nulls. */
const looseId = z.union([z.number(), z.string().max(30)]).nullish();
export const validateApplicationRequestSchema = z.object({
  jobProfileId: looseId,
  requisitionId: looseId,
  atsSource: z.string().max(40).nullish(),
});
export const validateApplicationResponseSchema = z.object({
  success: z.literal(true),
  /** Whether nothing that blocks is left. */
  valid: z.boolean(),
  problems: z.array(applyingProblemSchema),
  /** How it would be sent; null without a job. */
  way: z.enum(['api', 'packet']).nullable(),
});
export type ValidateApplicationResponse = z.infer<typeof validateApplicationResponseSchema>;
