import {
  EQUAL_OPPORTUNITY_FIELDS,
  findWebAddress,
  LIMITS,
  PROFILE_LINE_NAMES,
  refuse,
  toLine,
  type UpdateJobProfileRequest,
} from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { Insertable } from 'kysely';
import { findEmailAddress } from '../../people/email-address.ts';
import { findDay } from '../../models/calendar-day.ts';

/** The columns of a profile that a person writes. */
export type ProfileFields = Omit<
  Insertable<Tables['job_profiles']>,
  'user_id' | 'version' | 'created_at' | 'updated_at'
>;
export type EqualOpportunityAnswers = Omit<Tables['equal_opportunity_answers'], 'job_profile_id'>;

/** Reads the name of a profile; throws 400 in the specification's words, of which there are two. */
export function parseProfileName(
  given: string | null | undefined,
  unnamed: 'profile-unnamed' | 'profile-unnamed-on-page' = 'profile-unnamed',
): string {
  const name = toLine(given ?? '');
  if (name === '') throw refuse(unnamed);
  if (name.length > LIMITS.profileNameMaxLength) {
    throw refuse('profile-name-too-long', { most: LIMITS.profileNameMaxLength });
  }
  return name;
}

/** Reads the title that a profile is for; null when there is none. */
export function parseDesiredJobTitle(given: string | null | undefined): string | null {
  const title = toLine(given ?? '');
  if (title.length > LIMITS.desiredJobTitleMaxLength) {
    throw refuse('desired-title-too-long', { most: LIMITS.desiredJobTitleMaxLength });
  }
  return title === '' ? null : title;
}

/** What a save changes, by columns; fields that were not sent are left out. Throws 400 for what cannot be saved. */
export function parseProfileChanges(given: UpdateJobProfileRequest, now: Date): Partial<ProfileFields> {
  const changes: Partial<ProfileFields> = {};
  if (given.profile_name !== undefined) changes.profile_name = parseProfileName(given.profile_name);
  if (given.optional_fields_handling !== undefined) {
    changes.optional_fields_handling = given.optional_fields_handling;
  }
  for (const field of NULLABLE_FIELDS) {
    const value = given[field];
    if (value !== undefined) changes[field] = value === null || value === '' ? null : read(field, value, now);
  }
  return changes;
}

/** The answers that employers are asked for by law, apart from the rest. */
export function parseAnswers(given: UpdateJobProfileRequest): Partial<EqualOpportunityAnswers> {
  const answers: Partial<EqualOpportunityAnswers> = {};
  for (const field of EQUAL_OPPORTUNITY_FIELDS) {
    const value = given[field];
    if (value !== undefined) answers[field] = value === '' ? null : value;
  }
  return answers;
}

const NULLABLE_FIELDS = [
  ...PROFILE_LINE_NAMES,
  ...(['country', 'phone_country_code', 'date_available', 'summary'] as const),
];
type NullableField = (typeof NULLABLE_FIELDS)[number];

function read(field: NullableField, value: string, now: Date): string {
  switch (field) {
    case 'email':
      return orRefuse(findEmailAddress(value)?.email, 'email-invalid');
    case 'date_available':
      return orRefuse(findDay(value, now), 'date-available-invalid');
    case 'linkedin_url':
      return orRefuse(findWebAddress(value), 'linkedin-url-invalid');
    case 'website_url':
      return orRefuse(findWebAddress(value), 'website-url-invalid');
    default:
      return value;
  }
}

type FieldFault = 'email-invalid' | 'date-available-invalid' | 'linkedin-url-invalid' | 'website-url-invalid';

function orRefuse(value: string | null | undefined, code: FieldFault): string {
  if (value === null || value === undefined) throw refuse(code);
  return value;
}
