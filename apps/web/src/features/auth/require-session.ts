import type { SessionResponse } from '@firsthand/contracts';
import { AppError, ERROR_TEXTS } from '@firsthand/contracts/light';

/** The session of an answer, and nothing else of it. Throws AppError when it holds none. */
export function requireSession(answer: Partial<SessionResponse> | null): SessionResponse {
  const { access_token, refresh_token, user, known_browser, redirect } = answer ?? {};
  if (!access_token || !refresh_token || !user) {
    throw new AppError(ERROR_TEXTS.verifyNoAccess, { code: 'no-session', status: 502 });
  }
  return {
    access_token,
    refresh_token,
    user,
    ...(known_browser !== undefined && { known_browser }),
    ...(redirect !== undefined && { redirect }),
  };
}
