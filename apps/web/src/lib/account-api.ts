import type {
  LinkedinStartResponse,
  MagicLinkStatusResponse,
  SendMagicLinkResponse,
  SessionResponse,
} from '@firsthand/contracts';
import { AppError, ERROR_TEXTS } from '@firsthand/contracts/light';
import { call, type ApiFetch } from './api-client.ts';

function post<T>(apiFetch: ApiFetch, path: string, body: object): Promise<T> {
  return call(apiFetch, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks for a mail with link and code; `redirect` is the page wanted after sign-in. Throws ApiFailure. */
export function sendMagicLink(
  apiFetch: ApiFetch,
  email: string,
  redirect: string,
): Promise<SendMagicLinkResponse> {
  return post(apiFetch, '/v1/api/auth/send-magic-link', { email, redirect });
}

/** What became of the mail that was asked for. Throws ApiFailure. */
export function getMagicLinkStatus(
  apiFetch: ApiFetch,
  requestToken: string,
): Promise<MagicLinkStatusResponse> {
  return post(apiFetch, '/v1/api/auth/magic-link-status', { request_token: requestToken });
}

/** Spends a mail's link. Throws ApiFailure, or AppError when the answer holds no session. */
export async function verifyMagicLink(apiFetch: ApiFetch, token: string): Promise<SessionResponse> {
  const query = new URLSearchParams({ token });
  return requireTokens(await call(apiFetch, `/v1/api/auth/verify?${query}`));
}

/** Spends a mail's code together with the token of the request for it. Throws as `verifyMagicLink`. */
export async function verifyCode(
  apiFetch: ApiFetch,
  requestToken: string,
  code: string,
): Promise<SessionResponse> {
  return requireTokens(
    await post(apiFetch, '/v1/api/auth/verify-code', { request_token: requestToken, code }),
  );
}

/** Where LinkedIn's sign-in begins, and the state it will bring back. Throws ApiFailure. */
export function startLinkedin(apiFetch: ApiFetch, redirect: string): Promise<LinkedinStartResponse> {
  return post(apiFetch, '/v1/api/auth/linkedin', { redirect });
}

/** Ends LinkedIn's sign-in with what it brought back: `code`, `state`, and `iss` if given. Throws as `verifyMagicLink`. */
export async function finishLinkedin(apiFetch: ApiFetch, query: URLSearchParams): Promise<SessionResponse> {
  return requireTokens(await call(apiFetch, `/v1/api/auth/linkedin/callback?${query}`));
}

/** Ends this session on the server, or all sessions of the person. Throws ApiFailure. */
export async function postLogout(apiFetch: ApiFetch, { everywhere = false } = {}): Promise<void> {
  await post(apiFetch, '/v1/api/auth/logout', { everywhere });
}

function requireTokens(answer: Partial<SessionResponse> | null): SessionResponse {
  const { access_token, refresh_token, user } = answer ?? {};
  if (!access_token || !refresh_token || !user) {
    throw new AppError(ERROR_TEXTS.verifyNoAccess, { code: 'no-session', status: 502 });
  }
  return {
    access_token,
    refresh_token,
    user,
    ...(answer?.redirect === undefined ? {} : { redirect: answer.redirect }),
  };
}
