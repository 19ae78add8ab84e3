export const REAUTHENTICATION_ROUTES = {
  askForConfirmation: 'POST /v1/api/auth/confirmations',
  confirmPerson: 'POST /v1/api/auth/confirmations/verify',
} as const;
