import type { MessageResponse, SettingsResponse, UpdateSettingsRequest } from '@firsthand/contracts';
import { call, type ApiFetch } from '../../lib/api-client.ts';

const headers = { 'content-type': 'application/json' };

/** The settings of whoever `apiFetch` speaks for. Throws ApiFailure. */
export function getSettings(apiFetch: ApiFetch): Promise<SettingsResponse> {
  return call(apiFetch, '/v1/api/users/settings');
}

/** Keeps all settings; another address is only asked to confirm itself. Throws ApiFailure. */
export function putSettings(apiFetch: ApiFetch, settings: UpdateSettingsRequest): Promise<SettingsResponse> {
  return call(apiFetch, '/v1/api/users/settings', {
    method: 'PUT',
    headers,
    body: JSON.stringify(settings),
  });
}

/** Takes back a change of address that waits for its confirmation. Throws ApiFailure. */
export function deletePendingEmail(apiFetch: ApiFetch): Promise<SettingsResponse> {
  return call(apiFetch, '/v1/api/users/settings/pending-email', { method: 'DELETE' });
}

/** Everything the server holds about the person. Throws ApiFailure. */
export function getExport(apiFetch: ApiFetch): Promise<object> {
  return call(apiFetch, '/v1/api/users/export');
}

/** Deletes the account for good; the server compares the typed address with its own. Throws ApiFailure. */
export async function deleteAccount(apiFetch: ApiFetch, typedEmail: string): Promise<void> {
  await call<MessageResponse>(apiFetch, '/v1/api/users/account', {
    method: 'DELETE',
    headers,
    body: JSON.stringify({ confirm_email: typedEmail }),
  });
}
