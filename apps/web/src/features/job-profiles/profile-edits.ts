import type { JobProfile, UpdateJobProfileRequest } from '@firsthand/contracts';
import { PROFILE_FIELDS, type ProfileField } from '@firsthand/contracts/light';
import type { Edit, Edits } from '../../lib/saving/edits.ts';
import { withoutHttps, withHttps } from './editor/web-address.ts';

/** What the two forms write. */
export const FORM_FIELDS = PROFILE_FIELDS;
export type FormField = ProfileField;
/** As the fields show it: an unknown value is ''. */
export type FormValues = Record<FormField, string>;

export type ProfileEdits = Edits<FormField, Edit<string>>;

const WEB_ADDRESSES: readonly FormField[] = ['linkedin_url', 'website_url'];

/** The stored profile as the form shows it; web addresses without their https://. */
export function toStoredValues(profile: JobProfile): FormValues {
  const shown = (field: FormField) => {
    const value = profile[field] ?? '';
    return WEB_ADDRESSES.includes(field) ? withoutHttps(value) : value;
  };
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, shown(field)])) as FormValues;
}

/** What the form shows: the stored profile under the edits. */
export function toShownValues(stored: FormValues, edits: ProfileEdits): FormValues {
  const edited = [...edits].map(([field, { value }]) => [field, value] as const);
  return { ...stored, ...Object.fromEntries(edited) };
}

/** The full profile merged with the edits, for the save call; `version` is of the profile the person looked at. */
export function toSaveRequest(values: FormValues, version: number): UpdateJobProfileRequest {
  const trimmed = FORM_FIELDS.map((field) => {
    const value = values[field].trim();
    return [field, WEB_ADDRESSES.includes(field) ? withHttps(value) : value] as const;
  });
  // The selects offer only what the enumerations hold; the server checks all of it.
  return { ...(Object.fromEntries(trimmed) as UpdateJobProfileRequest), version };
}
