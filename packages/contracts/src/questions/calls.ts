import { z } from 'zod';
import { describeCalls } from '../call.ts';
import { idParameter } from '../id-parameter.ts';
import { QUESTION_ROUTES } from './routes.ts';
import { questionsResponseSchema } from './schemas.ts';

/** What employers' forms ask, where it can be read beforehand. */
export const questionCalls = describeCalls('Jobs', QUESTION_ROUTES, {
  getQuestions: {
    summary: 'What the employer’s form asks, where it can be read beforehand',
    description:
      'Read at the employer’s system when somebody asks, once a day at most. Where forms cannot be read, `origin` is ' +
      '`common` and the questions are those that most forms share. Signed-in people with a job profile see where ' +
      'their answers would come from.',
    access: 'known',
    // Of the job.
    params: z.object({ atsType: z.string().min(1).max(40), id: idParameter }),
    // More than somebody reads in a minute; each call may cost the employer's system a request.
    perMinute: 60,
    answer: questionsResponseSchema,
    errors: [410, 503],
  },
});
