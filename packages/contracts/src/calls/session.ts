import type {
  logoutRequestSchema,
  MessageResponse,
  ProfileResponse,
  refreshRequestSchema,
  SessionResponse,
} from '../schemas/account-schemas.ts';
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
}

export const SESSION_ROUTES = {
  getPerson: 'GET /v1/api/auth/profile',
  logOut: 'POST /v1/api/auth/logout',
} as const satisfies RoutesOf<SessionCalls>;
