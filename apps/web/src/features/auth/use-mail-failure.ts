import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { MAGIC_LINK_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { browserFetch } from '../../lib/api/browser-fetch.ts';
import type { LoginRequest } from './login-request.ts';
import { watchMail, type MailState } from './watch-mail.ts';

const api = createApiClient(browserFetch, MAGIC_LINK_ROUTES);

/** The state of the mail; a request the server no longer knows counts as settled, trouble on the way as no answer. */
async function askForState(requestToken: string): Promise<MailState | null> {
  try {
    return (await api.getMagicLinkStatus({ body: { request_token: requestToken } })).state;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const isUnknown = error.status === 400 || error.status === 404;
    return isUnknown ? 'sent' : null;
  }
}

function onVisibility(change: () => void): () => void {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}

/** True once the mail that was asked for finally failed. */
export function useMailFailure({ request_token, expires_at }: LoginRequest): boolean {
  const [failedRequest, setFailedRequest] = useState<string | null>(null);
  useEffect(
    () =>
      watchMail({
        ask: () => askForState(request_token),
        untilMs: Date.parse(expires_at),
        now: Date.now,
        isHidden: () => document.hidden,
        onVisibility,
        onSettled: (state) => {
          if (state === 'failed') setFailedRequest(request_token);
        },
      }),
    [request_token, expires_at],
  );
  return failedRequest === request_token;
}
