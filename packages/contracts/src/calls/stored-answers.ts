import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  StoredAnswer,
  storedAnswersResponseSchema,
  updateStoredAnswerRequestSchema,
} from '../schemas/applying-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Answers kept for the next form that asks the same. */
export interface StoredAnswerCalls {
  listStoredAnswers: { answer: Of<typeof storedAnswersResponseSchema> };
  saveStoredAnswer: { body: Of<typeof updateStoredAnswerRequestSchema>; answer: StoredAnswer };
  removeStoredAnswer: { answer: MessageResponse };
}

export const STORED_ANSWER_ROUTES = {
  listStoredAnswers: 'GET /v1/api/stored-answers',
  saveStoredAnswer: 'PUT /v1/api/stored-answers/:id',
  removeStoredAnswer: 'DELETE /v1/api/stored-answers/:id',
} as const satisfies RoutesOf<StoredAnswerCalls>;
