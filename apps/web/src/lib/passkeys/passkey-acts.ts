import type { PasskeysResponse } from '@firsthand/contracts';
import type { PasskeyCalls } from '@firsthand/contracts/light';
import type { ApiOf } from '../api/create-api-client.ts';
import { makePasskey, signByPasskey } from './ask-authenticator.ts';

/** Asks for options, has the device answer them, sends the answer: the whole way to a new passkey. */
export async function addPasskey(api: ApiOf<PasskeyCalls>): Promise<PasskeysResponse> {
  return api.addPasskey({ body: await makePasskey(await api.startNewPasskey()) });
}

/** The same way to a proof of who is in this session. */
export async function confirmByPasskey(api: ApiOf<PasskeyCalls>): Promise<PasskeysResponse> {
  return api.confirmByPasskey({ body: await signByPasskey(await api.startPasskeyConfirmation()) });
}
