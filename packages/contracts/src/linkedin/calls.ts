import { describeCalls } from '../call.ts';
import { sessionResponseSchema } from '../session/schemas.ts';
import { LINKEDIN_ROUTES } from './routes.ts';
import {
  linkedinCallbackQuerySchema,
  linkedinStartRequestSchema,
  linkedinStartResponseSchema,
} from './schemas.ts';

/** Signing in with LinkedIn. */
export const linkedinCalls = describeCalls('Sign-in', LINKEDIN_ROUTES, {
  startLinkedin: {
    summary: 'Begin a sign-in with LinkedIn: where to go, and the state to come back with',
    access: 'anybody',
    body: linkedinStartRequestSchema,
    answer: linkedinStartResponseSchema,
    errors: [502, 503],
  },
  finishLinkedin: {
    summary: 'Finish a sign-in with LinkedIn, once',
    access: 'anybody',
    query: linkedinCallbackQuerySchema,
    // It would spend the state.
    noHead: true,
    answer: sessionResponseSchema,
    errors: [409, 502, 503],
  },
});
