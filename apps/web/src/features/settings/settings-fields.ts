import type { Settings, UpdateSettingsRequest } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';

/** The form as it stands: what was never given is an empty text. */
export type SettingsFields = UpdateSettingsRequest;

export function toFields(settings: Settings): SettingsFields {
  return {
    name: settings.name ?? '',
    // The present address: the one that waits for its confirmation would be asked again with every save.
    email: settings.email,
    phone: settings.phone ?? '',
    location: settings.location ?? '',
    email_notifications: settings.email_notifications,
    job_recommendations: settings.job_recommendations,
    marketing_communications: settings.marketing_communications,
  };
}

/** After a save: the server's reading of each field, but what was typed in the meantime stays. */
export function mergeSaved(
  current: SettingsFields,
  sent: SettingsFields,
  saved: SettingsFields,
): SettingsFields {
  const typed = Object.entries(current).filter(
    ([name, value]) => sent[name as keyof SettingsFields] !== value,
  );
  return { ...saved, ...Object.fromEntries(typed) };
}

/** What of the form differs from what the server holds. */
export function toUnsaved(fields: SettingsFields, stored: SettingsFields): Partial<SettingsFields> {
  const typed = Object.entries(fields).filter(
    ([name, value]) => stored[name as keyof SettingsFields] !== value,
  );
  return Object.fromEntries(typed);
}

/** Whether the server's words are about the address and belong to its field. */
export function isAboutEmail(fault: string | null): boolean {
  return fault === ERROR_TEXTS.emailMissing || fault === ERROR_TEXTS.emailInvalid;
}

/** The letter of the avatar: ("ada lovelace", …) → "A"; without a name the address gives it. */
export function toInitial(name: string | null, email: string): string {
  return (Array.from(name?.trim() || email)[0] ?? '').toLocaleUpperCase('en');
}
