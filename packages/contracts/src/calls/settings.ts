import type {
  deleteAccountRequestSchema,
  MessageResponse,
  SettingsResponse,
  UpdateSettingsRequest,
} from '../schemas/account-schemas.ts';
import type { ImportAccountResponse } from '../schemas/account-file-applying-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** A person's settings and account. */
export interface SettingsCalls {
  getSettings: { answer: SettingsResponse };
  /** Keeps all settings; another address is only asked to confirm itself. */
  saveSettings: { body: UpdateSettingsRequest; answer: SettingsResponse };
  /** Takes back a change of address that waits for its confirmation. */
  removePendingEmail: { answer: SettingsResponse };
  /** Parts the account from LinkedIn. */
  unlinkLinkedin: { answer: SettingsResponse };
  /** Everything the server holds about the person, as a ZIP. */
  exportAccount: { answer: Blob };
  /** `file`: a ZIP of `exportAccount`. Refused with 409 unless the account holds nothing yet. */
  importAccount: { body: FormData; answer: ImportAccountResponse };
  /** Deletes the account for good; the server compares the typed address with its own. */
  deleteAccount: { body: Of<typeof deleteAccountRequestSchema>; answer: MessageResponse };
}

export const SETTINGS_ROUTES = {
  getSettings: 'GET /v1/api/users/settings',
  saveSettings: 'PUT /v1/api/users/settings',
  removePendingEmail: 'DELETE /v1/api/users/settings/pending-email',
  unlinkLinkedin: 'DELETE /v1/api/users/settings/linkedin',
  exportAccount: { route: 'GET /v1/api/users/export', answer: 'file' },
  importAccount: 'POST /v1/api/users/import',
  deleteAccount: 'DELETE /v1/api/users/account',
} as const satisfies RoutesOf<SettingsCalls>;
