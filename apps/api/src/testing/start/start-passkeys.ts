import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeysResponse,
  SessionResponse,
} from '@firsthand/contracts';
import type { OpenTestDatabase } from '@firsthand/test-support';
import { expect } from 'vitest';
import { aClock } from '../a-clock.ts';
import { signIn, type SignedIn } from '../sign-in.ts';
import { anAuthenticator, type Oddities, type SoftwareAuthenticator } from '../software-authenticator.ts';
import { openApi, openSharedApi, TEST_AUTH } from '../test-api.ts';

type Headers = SignedIn['headers'];

const AUTH = '/v1/api/auth';

/** An API with the calls of passkeys, and Ada, who is signed in. */
export async function startPasskeys(
  open: OpenTestDatabase,
  { requiresAdminPasskeys = false, roles = [] as string[] } = {},
) {
  const { db, database } = await open();
  const clock = aClock();
  const api = requiresAdminPasskeys
    ? await openApi(database, { now: clock.now, auth: { ...TEST_AUTH, requiresAdminPasskeys } })
    : await openSharedApi(database, clock.now);
  const ada = await signIn(database, { roles });

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    headers?: Headers,
    body?: object,
  ) =>
    api.inject({
      ...{ method, url: `${AUTH}/${path}` },
      ...(headers && { headers }),
      ...(body && { payload: body }),
    });
  const list = async (headers: Headers = ada.headers) =>
    (await call('GET', 'passkeys', headers)).json<PasskeysResponse>();
  const askToAdd = async (headers: Headers = ada.headers) => {
    const answer = await call('POST', 'passkeys/registration-options', headers);
    expect(answer.statusCode).toBe(200);
    return answer.json<NewPasskeyOptions>();
  };
  const sendNew = (body: object, headers: Headers = ada.headers) => call('POST', 'passkeys', headers, body);
  /** The authenticator of a passkey that was added. */
  const add = async (headers: Headers = ada.headers, device = anAuthenticator()) => {
    const answer = await sendNew(device.create(await askToAdd(headers)), headers);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return device;
  };
  const askToSignIn = async (redirect?: string) => {
    const answer = await call('POST', 'passkey-sign-in/options', undefined, redirect ? { redirect } : {});
    expect(answer.statusCode).toBe(200);
    return answer.json<PasskeyOptions>();
  };
  const sendSignIn = (body: object) => call('POST', 'passkey-sign-in', undefined, body);
  const enter = async (device: SoftwareAuthenticator, oddities?: Oddities) =>
    sendSignIn(device.get(await askToSignIn(), oddities));
  /** Headers of a session that this passkey opened. */
  const enterAs = async (device: SoftwareAuthenticator): Promise<Headers> => {
    const answer = await enter(device);
    expect(answer.statusCode).toBe(200);
    return { authorization: `Bearer ${answer.json<SessionResponse>().access_token}` };
  };
  const askToConfirm = async (headers: Headers = ada.headers) =>
    (await call('POST', 'passkeys/confirmation-options', headers)).json<PasskeyOptions>();
  const sendConfirmation = (body: object, headers: Headers = ada.headers) =>
    call('POST', 'passkeys/confirmation', headers, body);

  return {
    ...{ db, database, api, clock, ada, call, list, askToAdd, sendNew, add, askToSignIn, sendSignIn },
    ...{ enter, enterAs, askToConfirm, sendConfirmation },
  };
}
