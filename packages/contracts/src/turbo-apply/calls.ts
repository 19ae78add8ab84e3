import { describeCalls } from '../call.ts';
import { VALIDATION_ROUTES } from './routes.ts';
import { validateApplicationRequestSchema, validateApplicationResponseSchema } from './schemas.ts';

/** What an application lacks. */
export const validationCalls = describeCalls('Turbo Apply', VALIDATION_ROUTES, {
  validateApplication: {
    summary: 'What is missing before one starts; without a job the profile alone is looked at',
    access: 'apply',
    body: validateApplicationRequestSchema,
    answer: validateApplicationResponseSchema,
    errors: [404],
  },
});
