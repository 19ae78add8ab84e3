import { describeCalls } from '../../call.ts';
import { STORED_ANSWER_ROUTES } from './routes.ts';
import {
  storedAnswerSchema,
  storedAnswersResponseSchema,
  updateStoredAnswerRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../../schema-parts.ts';

/** Answers kept for the next form that asks the same. */
export const storedAnswerCalls = describeCalls('Turbo Apply', STORED_ANSWER_ROUTES, {
  listStoredAnswers: {
    summary: 'The answers that are kept for the next form that asks the same, the latest first',
    access: 'read',
    answer: storedAnswersResponseSchema,
  },
  saveStoredAnswer: {
    summary: 'Changes a kept answer',
    access: 'write',
    body: updateStoredAnswerRequestSchema,
    answer: storedAnswerSchema,
  },
  removeStoredAnswer: {
    summary: 'Forgets a kept answer',
    access: 'write',
    answer: messageResponseSchema,
  },
});
