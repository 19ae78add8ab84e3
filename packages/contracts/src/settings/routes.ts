export const SETTINGS_ROUTES = {
  getSettings: 'GET /v1/api/users/settings',
  saveSettings: 'PUT /v1/api/users/settings',
  removePendingEmail: 'DELETE /v1/api/users/settings/pending-email',
  unlinkLinkedin: 'DELETE /v1/api/users/settings/linkedin',
  deleteAccount: 'DELETE /v1/api/users/account',
} as const;
