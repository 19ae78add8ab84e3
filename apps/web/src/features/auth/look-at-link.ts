import { ApiFailure, type ApiFetch, createApiClient } from '@firsthand/api-client';
import type { User } from '@firsthand/contracts';
import { ERROR_TEXTS, MAGIC_LINK_ROUTES } from '@firsthand/contracts/light';
import { toSignInFailureText } from './failure-text.ts';
import { isUnanswered } from './sign-in-outcome.ts';

/** What to do with a mail's link, which looking at it does not spend. */
export type LinkLook =
  /** It was asked for here, so the page goes on by itself; `isChange`: it confirms a new address in this session. */
  | { kind: 'go'; isChange: boolean }
  /** The person decides. `current` is the address of who is signed in, when that is somebody else. */
  | { kind: 'ask'; email: string; current: string | null }
  /** It confirms a new address, in another session. */
  | { kind: 'elsewhere' }
  | { kind: 'failed'; text: string; mayRetry: boolean };

interface LookParts {
  browserFetch: ApiFetch;
  sessionFetch: ApiFetch;
  /** Who is signed in. */
  user: User | null;
  /** Of the mails this browser asked for. */
  requestTokens: string[];
}

const unauthorized = 401;

/** Asks what a link would do, and decides whether the page may do it by itself. Never throws. */
export async function lookAtLink(parts: LookParts, token: string): Promise<LinkLook> {
  const { browserFetch, sessionFetch, user, requestTokens } = parts;
  const look = (apiFetch: ApiFetch) =>
    createApiClient(apiFetch, MAGIC_LINK_ROUTES).previewMagicLink({
      body: { token, request_tokens: requestTokens },
    });
  try {
    const seen = await look(user ? sessionFetch : browserFetch).catch((error: unknown) => {
      // The session had ended meanwhile: whoever is not signed in may look as well.
      if (user && error instanceof ApiFailure && error.status === unauthorized) return look(browserFetch);
      throw error;
    });
    if (seen.kind === 'email-change')
      return seen.asked_here ? { kind: 'go', isChange: true } : { kind: 'elsewhere' };
    const email = seen.email ?? '';
    const current = user && user.email.toLowerCase() !== email.toLowerCase() ? user.email : null;
    return seen.asked_here && current === null
      ? { kind: 'go', isChange: false }
      : { kind: 'ask', email, current };
  } catch (error) {
    const mayRetry = isUnanswered(error);
    const fallback = mayRetry ? ERROR_TEXTS.verifyFailed : ERROR_TEXTS.verifyInvalid;
    return { kind: 'failed', text: toSignInFailureText(error, fallback), mayRetry };
  }
}
