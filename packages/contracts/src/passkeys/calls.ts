import { describeCalls } from '../call.ts';
import { sessionResponseSchema } from '../session/schemas.ts';
import { PASSKEY_ROUTES, PASSKEY_SIGN_IN_ROUTES } from './routes.ts';
import {
  addPasskeyRequestSchema,
  newPasskeyOptionsSchema,
  passkeyAnswerRequestSchema,
  passkeyOptionsSchema,
  passkeysResponseSchema,
  passkeySignInOptionsRequestSchema,
  passkeySignInRequestSchema,
  renamePasskeyRequestSchema,
} from './schemas.ts';

/** Each costs a signature to check or a row to keep, and nobody signs in more often. */
const perMinute = 30;

/** Signing in with a passkey: no address is asked for, the passkey says whose it is. */
export const passkeySignInCalls = describeCalls('Passkeys', PASSKEY_SIGN_IN_ROUTES, {
  startPasskeySignIn: {
    summary: 'Begin a sign-in with a passkey: what the browser is to have signed',
    access: 'anybody',
    perMinute,
    body: passkeySignInOptionsRequestSchema,
    answer: passkeyOptionsSchema,
  },
  finishPasskeySignIn: {
    summary: 'Sign in with what a passkey signed, once',
    access: 'anybody',
    perMinute,
    body: passkeySignInRequestSchema,
    answer: sessionResponseSchema,
    errors: [401],
  },
});

/** A person's passkeys. */
export const passkeyCalls = describeCalls('Passkeys', PASSKEY_ROUTES, {
  listPasskeys: {
    summary: 'The passkeys of the person, oldest first',
    access: 'person',
    answer: passkeysResponseSchema,
  },
  startNewPasskey: {
    summary: 'What the browser is to make a passkey for',
    access: 'person',
    perMinute,
    answer: newPasskeyOptionsSchema,
    errors: [403, 409],
  },
  addPasskey: {
    summary: 'Add a passkey that the browser has made',
    access: 'person',
    perMinute,
    body: addPasskeyRequestSchema,
    answer: passkeysResponseSchema,
    errors: [403, 409],
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    access: 'person',
    body: renamePasskeyRequestSchema,
    answer: passkeysResponseSchema,
  },
  removePasskey: {
    summary: 'Remove a passkey, which then no longer signs in',
    access: 'person',
    answer: passkeysResponseSchema,
    errors: [403],
  },
  startPasskeyConfirmation: {
    summary: 'What the browser is to have signed by a passkey of the person',
    access: 'person',
    perMinute,
    answer: passkeyOptionsSchema,
    errors: [409],
  },
  confirmByPasskey: {
    summary: 'Prove by a passkey who is there, in a session that is open',
    access: 'person',
    perMinute,
    body: passkeyAnswerRequestSchema,
    answer: passkeysResponseSchema,
  },
});
