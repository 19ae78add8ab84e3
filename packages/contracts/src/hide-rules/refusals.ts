import { ERROR_TEXTS } from '../errors.ts';
import type { Most, OfField, Refusals } from '../refusals/refusal.ts';

/** Why calls about hide rules are refused. */
export const HIDE_RULES_REFUSALS = {
  'hide-rule-unknown': { status: 404, text: 'This is no longer hidden.' },
  'job-unknown': { status: 404, text: ERROR_TEXTS.jobNotFound },
  'hide-rules-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You hide ${most} things, which is as many as we keep. Show some of them again first.`,
  },
  'company-invalid': {
    status: 400,
    text: ({ field }: OfField) => `The field “${field}” must be source:board, such as lever:acme.`,
  },
  'hide-words-too-long': {
    status: 400,
    text: ({ most }: Most) => `Words to hide must be at most ${most} characters.`,
  },
  'hide-words-too-common': {
    status: 400,
    text: 'Words to hide must be some that jobs differ by: signs, or “the” alone, hide nothing.',
  },
  'job-id-invalid': {
    status: 400,
    text: ({ field }: OfField) => `The field “${field}” must be the id of a job.`,
  },
} satisfies Refusals;
