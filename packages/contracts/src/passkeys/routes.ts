export const PASSKEY_SIGN_IN_ROUTES = {
  startPasskeySignIn: 'POST /v1/api/auth/passkey-sign-in/options',
  finishPasskeySignIn: 'POST /v1/api/auth/passkey-sign-in',
} as const;

export const PASSKEY_ROUTES = {
  listPasskeys: 'GET /v1/api/auth/passkeys',
  startNewPasskey: 'POST /v1/api/auth/passkeys/registration-options',
  addPasskey: 'POST /v1/api/auth/passkeys',
  renamePasskey: 'PATCH /v1/api/auth/passkeys/:id',
  removePasskey: 'DELETE /v1/api/auth/passkeys/:id',
  startPasskeyConfirmation: 'POST /v1/api/auth/passkeys/confirmation-options',
  confirmByPasskey: 'POST /v1/api/auth/passkeys/confirmation',
} as const;
