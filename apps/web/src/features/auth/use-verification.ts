import { ERROR_TEXTS, toOwnPath } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { browserFetch } from '../../lib/api-client.ts';
import { toLoginAddress } from '../../lib/login-address.ts';
import { signIn, useSession } from '../../lib/session/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { loginRequests } from './login-request.ts';
import { onlyOnce, signInByLink, type SignInOutcome } from './sign-in-outcome.ts';

export type Verification =
  | { kind: 'verifying' }
  | { kind: 'verified'; wanted: string }
  /** Verified, and signed out since: what the page said is no longer so. */
  | { kind: 'over'; login: string }
  | { kind: 'failed'; text: string; login: string };

/** Kept in the browser's history entry, so that a reload shows what happened and spends nothing again. */
interface HeldOutcome {
  verified?: boolean;
  wanted?: string;
  failure?: string;
}

/**
 * Spends the link's token once and takes it out of the address. The server's HTML is always "verifying": it neither
 * makes the call nor knows what the history holds.
 */
export function useVerification(): Verification {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { isSignedIn } = useSession();
  const held = useLocation().state as HeldOutcome | null;
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const token = query.get('token');
  const wanted = query.get('redirect');

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    const settle = (outcome: SignInOutcome) => {
      if (outcome.kind === 'failed' && outcome.mayRetry) {
        setUnanswered(outcome.text);
        return;
      }
      if (outcome.kind === 'signed-in') {
        signIn(outcome.session);
        loginRequests.forget();
      }
      const search = wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`;
      void navigate(`/auth/verify${search}`, { replace: true, state: toHeld(outcome, wanted) });
    };
    void onlyOnce(`verify ${token}`, () => signInByLink(browserFetch, token)).then((outcome) => {
      if (isCurrent) settle(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, wanted, navigate]);

  const login = toLoginAddress(wanted);
  if (!isHydrated) return { kind: 'verifying' };
  if (unanswered !== null) return { kind: 'failed', text: unanswered, login };
  if (token) return { kind: 'verifying' };
  if (held?.verified && !isSignedIn) return { kind: 'over', login: toLoginAddress(held.wanted ?? null) };
  if (held?.verified) return { kind: 'verified', wanted: toOwnPath(held.wanted) };
  return { kind: 'failed', text: held?.failure ?? ERROR_TEXTS.verifyNoToken, login };
}

function toHeld(outcome: SignInOutcome, wanted: string | null): HeldOutcome {
  if (outcome.kind === 'failed') return { failure: outcome.text };
  return { verified: true, wanted: toOwnPath(outcome.session.redirect ?? wanted) };
}
