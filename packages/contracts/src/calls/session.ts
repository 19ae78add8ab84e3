import type {
  confirmPersonRequestSchema,
  logoutRequestSchema,
  MessageResponse,
  ProfileResponse,
  refreshRequestSchema,
  SendMagicLinkResponse,
  SessionResponse,
} from '../schemas/account-schemas.ts';
import type { SessionsResponse, sessionsQuerySchema } from '../schemas/session-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** What keeps a session alive; it needs no access token. */
export interface RenewalCalls {
  refreshSession: { body: Of<typeof refreshRequestSchema>; answer: SessionResponse };
}

export const RENEWAL_ROUTES = {
  refreshSession: 'POST /v1/api/auth/refresh',
} as const satisfies RoutesOf<RenewalCalls>;

/** The session a person is in. */
export interface SessionCalls {
  /** Who is signed in, as the server knows them now. */
  getPerson: { answer: ProfileResponse };
  /** Ends this session, or all sessions of the person. */
  logOut: { body: NonNullable<Of<typeof logoutRequestSchema>>; answer: MessageResponse };
  /** Asks for a mail with a code, to prove who is in this session. */
  askForConfirmation: { answer: SendMagicLinkResponse };
  /** Spends that code: what needs a recent proof goes on. */
  confirmPerson: { body: Of<typeof confirmPersonRequestSchema>; answer: MessageResponse };
  /** Where the person is signed in. */
  listSessions: { query: Partial<Of<typeof sessionsQuerySchema>>; answer: SessionsResponse };
  /** Ends one of these. */
  endSession: { answer: MessageResponse };
}

export const SESSION_ROUTES = {
  getPerson: 'GET /v1/api/auth/profile',
  logOut: 'POST /v1/api/auth/logout',
  askForConfirmation: 'POST /v1/api/auth/confirmations',
  confirmPerson: 'POST /v1/api/auth/confirmations/verify',
  listSessions: 'GET /v1/api/auth/sessions',
  endSession: 'DELETE /v1/api/auth/sessions/:id',
} as const satisfies RoutesOf<SessionCalls>;
