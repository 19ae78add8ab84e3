import { describeCalls } from '../call.ts';
import { SETTINGS_ROUTES } from './routes.ts';
import {
  deleteAccountRequestSchema,
  settingsResponseSchema,
  updateSettingsRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** A person's settings and account. */
export const settingsCalls = describeCalls('Account', SETTINGS_ROUTES, {
  getSettings: {
    summary: 'Profile settings and notification preferences',
    access: 'person',
    answer: settingsResponseSchema,
  },
  saveSettings: {
    summary: 'Saves the settings; another address is first asked to confirm itself by mail',
    access: 'person',
    body: updateSettingsRequestSchema,
    answer: settingsResponseSchema,
    errors: [403, 503],
  },
  removePendingEmail: {
    summary: 'Takes back a change of address that was not confirmed yet; its link no longer works',
    access: 'person',
    answer: settingsResponseSchema,
  },
  unlinkLinkedin: {
    summary: 'Parts the account from LinkedIn, which then no longer signs in to it',
    access: 'person',
    answer: settingsResponseSchema,
  },
  deleteAccount: {
    summary: 'Deletes the account with everything of it; the body repeats its address',
    access: 'person',
    body: deleteAccountRequestSchema,
    answer: messageResponseSchema,
    errors: [403],
  },
});
