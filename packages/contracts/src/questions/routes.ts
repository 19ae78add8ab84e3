export const QUESTION_ROUTES = {
  getQuestions: 'GET /v1/api/jobs/:atsType/:id/questions',
} as const;
