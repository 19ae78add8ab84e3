import type {
  AddPasskeyRequest,
  NewPasskeyOptions,
  PasskeyAnswerRequest,
  PasskeyOptions,
} from '@firsthand/contracts';
import { toPasskeyFailure } from './passkey-failure.ts';

/** Whether this browser knows passkeys at all; also false where the page came over a line that others can read. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has the browser make a passkey; its user unlocks the device for it. Throws AppError in words when none was made. */
export async function makePasskey(options: NewPasskeyOptions): Promise<AddPasskeyRequest> {
  const { startRegistration } = await loadLibrary();
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw toPasskeyFailure(error, 'make');
  }
}

/** Has a passkey sign; its user unlocks the device for it. Throws AppError in words when none did. */
export async function signByPasskey(options: PasskeyOptions): Promise<PasskeyAnswerRequest> {
  const { startAuthentication } = await loadLibrary();
  try {
    const { allowCredentials, ...rest } = options;
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: { ...rest, ...(allowCredentials && { allowCredentials }) },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return {
      ...{ id, rawId, type: 'public-key' },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  } catch (error) {
    throw toPasskeyFailure(error, 'sign');
  }
}

/** Only once somebody presses: no page loads it before. */
function loadLibrary() {
  return import('@simplewebauthn/browser');
}
