import type { ApiOf } from '@firsthand/api-client';
import type { PasskeysResponse } from '@firsthand/contracts';
import type { PASSKEY_ROUTES } from '@firsthand/contracts/light';
import { makePasskey, signByPasskey } from './ask-authenticator.ts';

/** Hears when the device is waited for, and when no longer. */
type TellWaiting = (isAtDevice: boolean) => void;

async function atDevice<T>(tellWaiting: TellWaiting, act: () => Promise<T>): Promise<T> {
  tellWaiting(true);
  try {
    return await act();
  } finally {
    tellWaiting(false);
  }
}

/** Asks for options, has the device answer them, sends the answer: the whole way to a new passkey. */
export async function addPasskey(
  api: ApiOf<typeof PASSKEY_ROUTES>,
  tellWaiting: TellWaiting = () => {},
): Promise<PasskeysResponse> {
  const options = await api.startNewPasskey();
  return api.addPasskey({ body: await atDevice(tellWaiting, () => makePasskey(options)) });
}

/** The same way to a proof of who is in this session. */
export async function confirmByPasskey(
  api: ApiOf<typeof PASSKEY_ROUTES>,
  tellWaiting: TellWaiting = () => {},
): Promise<PasskeysResponse> {
  const options = await api.startPasskeyConfirmation();
  return api.confirmByPasskey({ body: await atDevice(tellWaiting, () => signByPasskey(options)) });
}
