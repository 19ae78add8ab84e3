import type { SessionResponse } from '../schemas/account-schemas.ts';
import type {
  AddPasskeyRequest,
  NewPasskeyOptions,
  PasskeyAnswerRequest,
  PasskeyOptions,
  PasskeySignInRequest,
  passkeySignInOptionsRequestSchema,
  PasskeysResponse,
  RenamePasskeyRequest,
} from '../schemas/passkey-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Signing in with a passkey: no address is asked for, the passkey says whose it is. */
export interface PasskeySignInCalls {
  /** What the browser is to have signed. */
  startPasskeySignIn: {
    body: NonNullable<Of<typeof passkeySignInOptionsRequestSchema>>;
    answer: PasskeyOptions;
  };
  finishPasskeySignIn: { body: PasskeySignInRequest; answer: SessionResponse };
}

export const PASSKEY_SIGN_IN_ROUTES = {
  startPasskeySignIn: 'POST /v1/api/auth/passkey-sign-in/options',
  finishPasskeySignIn: 'POST /v1/api/auth/passkey-sign-in',
} as const satisfies RoutesOf<PasskeySignInCalls>;

/** A person's passkeys. */
export interface PasskeyCalls {
  listPasskeys: { answer: PasskeysResponse };
  /** What the browser is to make a passkey for. */
  startNewPasskey: { answer: NewPasskeyOptions };
  addPasskey: { body: AddPasskeyRequest; answer: PasskeysResponse };
  renamePasskey: { body: RenamePasskeyRequest; answer: PasskeysResponse };
  removePasskey: { answer: PasskeysResponse };
  /** What the browser is to have signed by one of them. */
  startPasskeyConfirmation: { answer: PasskeyOptions };
  /** Proves in a session that is open who is there. */
  confirmByPasskey: { body: PasskeyAnswerRequest; answer: PasskeysResponse };
}

export const PASSKEY_ROUTES = {
  listPasskeys: 'GET /v1/api/auth/passkeys',
  startNewPasskey: 'POST /v1/api/auth/passkeys/registration-options',
  addPasskey: 'POST /v1/api/auth/passkeys',
  renamePasskey: 'PATCH /v1/api/auth/passkeys/:id',
  removePasskey: 'DELETE /v1/api/auth/passkeys/:id',
  startPasskeyConfirmation: 'POST /v1/api/auth/passkeys/confirmation-options',
  confirmByPasskey: 'POST /v1/api/auth/passkeys/confirmation',
} as const satisfies RoutesOf<PasskeyCalls>;
