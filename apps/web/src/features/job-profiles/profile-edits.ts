import type { JobProfile, UpdateJobProfileRequest } from '@firsthand/contracts';
import { withoutHttps, withHttps } from './web-address.ts';

/** What the two forms write, in the order of their fields. */
export const FORM_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_country_code',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'linkedin_url',
  'website_url',
  'profile_name',
  'desired_job_title',
  'date_available',
  'desired_pay',
  'optional_fields_handling',
  'veteran_status',
  'disability_status',
  'gender',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** As the fields show it: an unknown value is ''. */
export type FormValues = Record<FormField, string>;

/** One field that differs from the stored profile. */
interface Edit {
  value: string;
  /** What was stored when the edit began: when that changes, somebody else edited the same field. */
  from: string;
}
export type Edits = Partial<Record<FormField, Edit>>;

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
export function toShownValues(stored: FormValues, edits: Edits): FormValues {
  const edited = FORM_FIELDS.flatMap((field) => {
    const edit = edits[field];
    return edit ? [[field, edit.value] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(edited) };
}

/** Something was typed or chosen; what equals the stored value is no edit. */
export function withEdit(edits: Edits, stored: FormValues, field: FormField, value: string): Edits {
  const { [field]: previous, ...others } = edits;
  if (value === stored[field]) return others;
  return { ...others, [field]: { value, from: previous?.from ?? stored[field] } };
}

/** The fields that are edited here and were changed elsewhere since, with what is stored there now. */
export function findConflicts(edits: Edits, stored: FormValues): { field: FormField; theirs: string }[] {
  return FORM_FIELDS.flatMap((field) => {
    const edit = edits[field];
    const isConflict = edit && edit.from !== stored[field] && edit.value !== stored[field];
    return isConflict ? [{ field, theirs: stored[field] }] : [];
  });
}

/** Edits that became equal to what is stored, e.g. because the other tab wrote the same, are none. */
export function withoutSettled(edits: Edits, stored: FormValues): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, edit]) => edit.value !== stored[field as FormField]),
  );
}

/** After a save of `sent`, what was typed meanwhile stays an edit; everything else is stored. */
export function afterSave(edits: Edits, sent: FormValues, stored: FormValues): Edits {
  const left = Object.entries(edits).flatMap(([name, edit]) => {
    const field = name as FormField;
    return edit.value === sent[field] ? [] : [[field, { value: edit.value, from: stored[field] }] as const];
  });
  return Object.fromEntries(left);
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
