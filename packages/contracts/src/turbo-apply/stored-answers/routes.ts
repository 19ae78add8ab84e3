export const STORED_ANSWER_ROUTES = {
  listStoredAnswers: 'GET /v1/api/stored-answers',
  saveStoredAnswer: 'PUT /v1/api/stored-answers/:id',
  removeStoredAnswer: 'DELETE /v1/api/stored-answers/:id',
} as const;
