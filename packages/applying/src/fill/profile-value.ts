import { toCountryName, toCountryNames, type FilledField, type FormField } from '@firsthand/contracts';
import type { Applicant } from '../contract.ts';
import { findOption, toAcceptedValue } from './accept-value.ts';
import type { Meaning } from '../meaning.ts';
import { toStateNames } from './places.ts';

type Source = NonNullable<FilledField['source']>;

/** A value with where it came from, or why there is none; then perhaps one that the person may choose to take. */
export type Found =
  { value: string | string[]; source: Source } | { missing: string; offered?: FilledField['offered'] };

interface Held {
  /** In the profile's own words. */
  name: string;
  value: string | null;
  /** Other ways to write it, for choices only. */
  otherwise?: string[];
}

/** What the profile holds for a field with this meaning. */
export function findProfileValue(field: FormField, meaning: Meaning, applicant: Applicant): Found {
  if (meaning === 'resume' || meaning === 'cover-letter') return findFile(meaning, applicant);
  const held = readProfile(meaning, applicant);
  if (held.value === null) return { missing: `Your profile has no ${held.name}.` };
  const value = toFieldValue(field, held.value, held.otherwise ?? []);
  if (value === null) return { missing: `Your profile’s ${held.name} fits none of what this field takes.` };
  return { value, source: { kind: 'profile', detail: `Your profile: ${held.name}` } };
}

function findFile(kind: 'resume' | 'cover-letter', applicant: Applicant): Found {
  const file = applicant.files[kind];
  const name = kind === 'resume' ? 'resume' : 'cover letter';
  if (!file) return { missing: `Your profile has no ${name}.` };
  return {
    value: kind,
    source: {
      kind: kind === 'resume' ? 'resume' : 'profile',
      detail: `${file.isMadeForJob ? 'Your resume for this job' : `Your profile’s ${name}`}: ${file.filename}`,
    },
  };
}

function readProfile(meaning: Exclude<Meaning, 'resume' | 'cover-letter'>, applicant: Applicant): Held {
  switch (meaning) {
    case 'first-name':
      return { name: 'first name', value: applicant.firstName };
    case 'last-name':
      return { name: 'last name', value: applicant.lastName };
    case 'full-name':
      return { name: 'first and last name', value: joinAll([applicant.firstName, applicant.lastName], ' ') };
    case 'email':
      return { name: 'e-mail', value: applicant.email };
    case 'phone':
      return { name: 'phone', value: applicant.phone };
    case 'address':
      return { name: 'address', value: applicant.address };
    case 'full-address':
      return { name: 'address', value: toFullAddress(applicant) };
    case 'city':
      return { name: 'city', value: applicant.city };
    case 'state':
      return {
        name: 'state',
        value: applicant.state,
        otherwise: applicant.state === null ? [] : toStateNames(applicant.state),
      };
    case 'zip':
      return { name: 'ZIP code', value: applicant.zip };
    case 'country':
      return {
        name: 'country',
        value: applicant.country === null ? null : (toCountryName(applicant.country) ?? applicant.country),
        otherwise: applicant.country === null ? [] : toCountryNames(applicant.country),
      };
    case 'location':
      return { name: 'city, state and country', value: toLocation(applicant) };
    case 'linkedin':
      return { name: 'LinkedIn address', value: applicant.linkedinUrl };
    case 'website':
      return { name: 'website', value: applicant.websiteUrl };
    case 'date-available':
      return { name: 'date available', value: applicant.dateAvailable };
    case 'latest-title':
      return { name: 'latest job title', value: applicant.latestTitle };
    case 'latest-company':
      return { name: 'latest employer', value: applicant.latestCompany };
  }
}

function toFieldValue(field: FormField, value: string, otherwise: string[]): string | string[] | null {
  if (field.options.length === 0) return toAcceptedValue(field, value);
  for (const name of [value, ...otherwise]) {
    const option = findOption(field, name);
    if (option !== null) return option;
  }
  return null;
}

/** On one line; without a street where one lives. */
function toFullAddress(applicant: Applicant): string | null {
  const { address, city, state, zip } = applicant;
  if (address === null || city === null) return toLocation(applicant);
  const code = [state, zip].filter((part) => part !== null).join(' ');
  return [address, city, code].filter((part) => part !== '').join(', ');
}

/** A country alone is no location. */
function toLocation({ city, state, country }: Applicant): string | null {
  if (city === null) return null;
  return [city, state, country === null ? null : (toCountryName(country) ?? country)]
    .filter((part) => part !== null)
    .join(', ');
}

function joinAll(parts: (string | null)[], separator: string): string | null {
  return parts.every((part) => part !== null) ? parts.join(separator) : null;
}
