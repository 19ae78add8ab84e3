import { describeCalls } from '../call.ts';
import { RENEWAL_ROUTES, SESSION_ROUTES } from './routes.ts';
import {
  logoutRequestSchema,
  profileResponseSchema,
  refreshRequestSchema,
  sessionParamsSchema,
  sessionResponseSchema,
  sessionsQuerySchema,
  sessionsResponseSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** What keeps a session alive; it needs no access token. */
export const renewalCalls = describeCalls('Sign-in', RENEWAL_ROUTES, {
  refreshSession: {
    summary: 'New tokens for a refresh token, which serves once',
    access: 'anybody',
    body: refreshRequestSchema,
    answer: sessionResponseSchema,
    errors: [401],
  },
});

/** The session a person is in, and their others. */
export const sessionCalls = describeCalls('Sign-in', SESSION_ROUTES, {
  getPerson: {
    summary: 'Who is signed in',
    access: 'person',
    answer: profileResponseSchema,
  },
  logOut: {
    summary:
      'End this session, or with `everywhere` all sessions of the person, and with `access_tokens` their access tokens too',
    access: 'person',
    body: logoutRequestSchema,
    answer: messageResponseSchema,
  },
  listSessions: {
    summary: 'The browsers in which the person is signed in, the one that asks first',
    access: 'person',
    query: sessionsQuerySchema,
    answer: sessionsResponseSchema,
  },
  endSession: {
    summary: 'End one of these sessions, at once; the own one too',
    access: 'person',
    params: sessionParamsSchema,
    answer: messageResponseSchema,
  },
});
