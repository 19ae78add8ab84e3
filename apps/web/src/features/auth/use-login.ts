import { createApiClient } from '@firsthand/api-client';
import type { SessionResponse } from '@firsthand/contracts';
import {
  ERROR_TEXTS,
  LINKEDIN_ROUTES,
  MAGIC_LINK_ROUTES,
  PASSKEY_SIGN_IN_ROUTES,
  toOwnPath,
} from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { useObservable } from '../../lib/observable.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import { signByPasskey } from '../../lib/passkeys/ask-authenticator.ts';
import { toLoginAddress } from '../../lib/login-address.ts';
import {
  browserSessionStorage,
  getKnownBrowser,
  getSession,
  signIn,
  SIGN_IN_KEYS,
  subscribeToSession,
} from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { readArrival, type Arrival } from './arrival.ts';
import { askedLinks } from './asked-links.ts';
import { toSignInFailureText } from './failure-text.ts';
import { lookAtLink } from './look-at-link.ts';
import { loginRequests } from './login-request.ts';
import { requireSession } from './require-session.ts';
import { onlyOnce, signInByArrival, type SignInOutcome } from './sign-in-outcome.ts';

const api = createApiClient(browserFetch, {
  ...MAGIC_LINK_ROUTES,
  ...LINKEDIN_ROUTES,
  ...PASSKEY_SIGN_IN_ROUTES,
});

export type LoginWork = 'sending' | 'checking' | 'connecting' | 'unlocking';

interface LoginFault {
  work: LoginWork | 'arriving';
  text: string;
}

const NO_STORAGE_TEXT =
  'This browser keeps nothing for this site, which signing in with LinkedIn needs. A magic link works without.';

/** Everything the login page does; what it shows follows from what this gives. */
export function useLogin() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const request = useObservable(loginRequests, () => null);
  const [work, setWork] = useState<LoginWork | null>(null);
  const [fault, setFault] = useState<LoginFault | null>(null);
  /** The address of the mail before the one that is shown. */
  const [previous, setPrevious] = useState<string | null>(null);
  const [retryLater, setRetryLater] = useState(false);
  const isLeaving = useRef(false);
  const redirect = query.get('redirect');
  const arrivalText = retryLater || readArrival(query) === null ? null : query.toString();

  function finish(session: SessionResponse, wanted: string | null) {
    isLeaving.current = true;
    signIn(session);
    loginRequests.forget();
    askedLinks.forget();
    void navigate(toOwnPath(session.redirect ?? wanted), { replace: true });
  }

  // Another tab signed in, by the link of the same mail or otherwise: this one follows. Who was signed in before the page
  // came is the guard's to lead on, since their session may have ended.
  useEffect(
    () =>
      subscribeToSession(() => {
        if (!getSession().isSignedIn || isLeaving.current) return;
        loginRequests.forget();
        void navigate(toOwnPath(redirect), { replace: true });
      }),
    [redirect, navigate],
  );

  // Back from LinkedIn by the browser's back button, the page is as it was left.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setWork(null);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  useArrival(arrivalText, (outcome, wanted) => {
    if (outcome.kind === 'unasked') {
      // The page that mails lead to says whose link it is, and asks.
      void navigate(`/auth/verify?${query.toString()}`, { replace: true });
      return;
    }
    if (outcome.kind === 'signed-in') {
      finish(outcome.session, wanted);
      return;
    }
    setFault({ work: 'arriving', text: outcome.text });
    setRetryLater(outcome.mayRetry);
    // What was used leaves the address; a link nobody answered stays, so that a reload may try it again.
    if (!outcome.mayRetry) void navigate(toLoginAddress(wanted), { replace: true });
  });

  async function attempt(kind: LoginWork, fallback: string, act: () => Promise<void>) {
    // The buttons stay in reach of the keyboard meanwhile, so that they can be pressed.
    if (work !== null) return;
    setWork(kind);
    setFault(null);
    try {
      await act();
    } catch (failure) {
      setFault({ work: kind, text: toSignInFailureText(failure, fallback) });
      setWork(null);
    }
  }

  return {
    request,
    previous,
    work,
    fault,
    isArriving: arrivalText !== null,
    send: (email: string) =>
      attempt('sending', ERROR_TEXTS.magicLinkFailed, async () => {
        const knownBrowser = getKnownBrowser();
        const { request_token, expires_at } = await api.sendMagicLink({
          body: {
            ...{ email, redirect: toOwnPath(redirect) },
            ...(knownBrowser !== null && { known_browser: knownBrowser }),
          },
        });
        setPrevious(request?.email ?? previous);
        loginRequests.keep({ request_token, expires_at, email });
        askedLinks.remember({ request_token, expires_at });
        setWork(null);
      }),
    checkCode: (code: string) =>
      attempt('checking', ERROR_TEXTS.verifyFailed, async () => {
        const answer = await api.verifyCode({
          body: { request_token: request?.request_token ?? '', code },
        });
        finish(requireSession(answer), redirect);
      }),
    connect: () =>
      attempt('connecting', ERROR_TEXTS.linkedinStartFailed, async () => {
        const { authUrl, state } = await api.startLinkedin({ body: { redirect: toOwnPath(redirect) } });
        if (!browserSessionStorage.set(SIGN_IN_KEYS.linkedinState, state)) {
          setFault({ work: 'connecting', text: NO_STORAGE_TEXT });
          setWork(null);
          return;
        }
        browserSessionStorage.set(SIGN_IN_KEYS.wantedPage, toOwnPath(redirect));
        location.assign(authUrl);
      }),
    unlock: () =>
      attempt('unlocking', ERROR_TEXTS.passkeyFailed, async () => {
        const options = await api.startPasskeySignIn({ body: { redirect: toOwnPath(redirect) } });
        const knownBrowser = getKnownBrowser();
        const answer = await api.finishPasskeySignIn({
          body: {
            ...(await signByPasskey(options)),
            ...(knownBrowser !== null && { known_browser: knownBrowser }),
          },
        });
        finish(requireSession(answer), redirect);
      }),
    askAgain: () => {
      if (work !== null) return;
      setFault(null);
      setPrevious(request?.email ?? null);
      loginRequests.forget();
    },
  };
}

/** `unasked`: a link that this browser did not ask for, and that is not spent. */
type Outcome = SignInOutcome | { kind: 'unasked' };

async function arrive(arrival: Arrival): Promise<Outcome> {
  if (arrival.kind === 'link') {
    const { user } = getSession();
    const look = await lookAtLink(
      { browserFetch, sessionFetch, user, requestTokens: askedLinks.tokens() },
      arrival.token,
    );
    if (look.kind === 'failed') return look;
    if (look.kind !== 'go' || look.isChange) return { kind: 'unasked' };
  }
  return signInByArrival(
    { apiFetch: browserFetch, storage: browserSessionStorage, knownBrowser: getKnownBrowser() },
    arrival,
  );
}

/** Acts once on what the address brings, if it brings anything, and tells the page that is still there. */
function useArrival(
  arrivalText: string | null,
  onOutcome: (outcome: Outcome, wanted: string | null) => void,
) {
  const tell = useRef(onOutcome);
  useEffect(() => {
    tell.current = onOutcome;
  });
  useEffect(() => {
    if (arrivalText === null) return;
    const query = new URLSearchParams(arrivalText);
    const arrival = readArrival(query);
    if (!arrival) return;
    let isCurrent = true;
    // LinkedIn brings no page that was wanted; it waits in this tab.
    const wanted =
      arrival.kind === 'link' ? query.get('redirect') : browserSessionStorage.get(SIGN_IN_KEYS.wantedPage);
    void onlyOnce(arrivalText, () => arrive(arrival)).then((outcome) => {
      if (isCurrent) tell.current(outcome, wanted);
    });
    return () => {
      isCurrent = false;
    };
  }, [arrivalText]);
}
