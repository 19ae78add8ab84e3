import { ERROR_TEXTS, toOwnPath } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { toLoginAddress } from '../../lib/login-address.ts';
import { endSession } from '../../lib/session/end-session.ts';
import { getKnownBrowser, getSession, signIn, useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { askedLinks } from './asked-links.ts';
import { loginRequests } from './login-request.ts';
import { lookAtLink } from './look-at-link.ts';
import { onlyOnce, signInByLink, type SignInOutcome } from './sign-in-outcome.ts';

export type Verification =
  | { kind: 'verifying' }
  /** Not asked for in this browser, or somebody else is signed in: the person decides. */
  | {
      kind: 'asking';
      email: string;
      /** Who is signed in here, when that is somebody else. */
      current: string | null;
      isBusy: boolean;
      proceed: () => void;
      /** Where whoever stays goes. */
      wanted: string;
    }
  /** It confirms a new address, in another session; nothing is spent. */
  | { kind: 'elsewhere' }
  | { kind: 'verified'; wanted: string; newAddress: string | null }
  /** Verified, and signed out since: what the page said is no longer so. */
  | { kind: 'over'; login: string }
  | { kind: 'failed'; text: string; login: string };

/** Kept in the browser's history entry, so that a reload shows what happened and spends nothing again. */
interface HeldOutcome {
  verified?: boolean;
  /** The account's address, where the link confirmed a new one. */
  newAddress?: string | null;
  wanted?: string;
  failure?: string;
}

/** What looking at the link of the address said, when the page may not go on by itself. */
type Pause = { token: string } & (
  { kind: 'ask'; email: string; current: string | null } | { kind: 'elsewhere' }
);

/**
 * Looks at the link's token, which spends nothing, and spends it once: by itself in the browser that asked, else when the
 * person says so. Then it leaves the address. The server's HTML is always "verifying": it neither makes a call nor knows
 * what the history holds.
 */
export function useVerification(): Verification {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { isSignedIn } = useSession();
  const held = useLocation().state as HeldOutcome | null;
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const [pause, setPause] = useState<Pause | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const token = query.get('token');
  const wanted = query.get('redirect');

  const spend = useRef<(isChange: boolean) => Promise<void>>(() => Promise.resolve());
  useEffect(() => {
    spend.current = async (isChange) => {
      if (!token) return;
      const apiFetch = isChange ? sessionFetch : browserFetch;
      const outcome = await onlyOnce(`verify ${token}`, () =>
        signInByLink(apiFetch, token, getKnownBrowser()),
      );
      if (outcome.kind === 'failed' && outcome.mayRetry) {
        setUnanswered(outcome.text);
        return;
      }
      if (outcome.kind === 'signed-in') enter(outcome);
      const search = wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`;
      void navigate(`/auth/verify${search}`, { replace: true, state: toHeld(outcome, wanted, isChange) });
    };
  });

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    const parts = {
      ...{ browserFetch, sessionFetch, user: getSession().user },
      requestTokens: askedLinks.tokens(),
    };
    void onlyOnce(`look ${token}`, () => lookAtLink(parts, token)).then((look) => {
      if (!isCurrent) return;
      if (look.kind === 'go') void spend.current(look.isChange);
      else if (look.kind !== 'failed') setPause({ ...look, token });
      else if (look.mayRetry) setUnanswered(look.text);
      else void navigate('/auth/verify', { replace: true, state: { failure: look.text } });
    });
    return () => {
      isCurrent = false;
    };
  }, [token, navigate]);

  const login = toLoginAddress(wanted);
  if (!isHydrated) return { kind: 'verifying' };
  if (unanswered !== null) return { kind: 'failed', text: unanswered, login };
  if (token && pause?.token === token) {
    if (pause.kind === 'elsewhere') return { kind: 'elsewhere' };
    const { email, current } = pause;
    const proceed = () => {
      setIsBusy(true);
      void spend.current(false);
    };
    return { kind: 'asking', email, current, isBusy, proceed, wanted: toOwnPath(wanted) };
  }
  if (token) return { kind: 'verifying' };
  if (held?.verified && !isSignedIn) return { kind: 'over', login: toLoginAddress(held.wanted ?? null) };
  if (held?.verified)
    return { kind: 'verified', wanted: toOwnPath(held.wanted), newAddress: held.newAddress ?? null };
  return { kind: 'failed', text: held?.failure ?? ERROR_TEXTS.verifyNoToken, login };
}

/** Takes the place of whoever was signed in: their session ends, here and on the server. */
function enter({ session }: Extract<SignInOutcome, { kind: 'signed-in' }>): void {
  const before = getSession().user;
  if (before && before.id !== session.user.id) void endSession();
  signIn(session);
  loginRequests.forget();
  askedLinks.forget();
}

function toHeld(outcome: SignInOutcome, wanted: string | null, isChange: boolean): HeldOutcome {
  if (outcome.kind === 'failed') return { failure: outcome.text };
  const { redirect, user } = outcome.session;
  return {
    verified: true,
    newAddress: isChange ? user.email : null,
    wanted: toOwnPath(redirect ?? wanted),
  };
}
