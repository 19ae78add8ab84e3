import { ERROR_TEXTS } from '../errors.ts';
import type { Refusals } from '../refusals/refusal.ts';

/** Why calls about questions are refused. */
export const QUESTIONS_REFUSALS = {
  'questions-job-closed': { status: 410, text: ERROR_TEXTS.questionsJobClosed },
  'form-being-read': { status: 503, expected: true, text: ERROR_TEXTS.questionsBeingRead },
  'questions-unreadable': { status: 503, expected: true, text: ERROR_TEXTS.questionsUnreadable },
  'ats-unknown': {
    status: 404,
    text: ({ systems }: { systems: readonly string[] }) =>
      `We read no system of this name. The systems are ${systems.join(', ')}.`,
  },
} satisfies Refusals;
