import {
  DISABILITY_STATUSES,
  GENDERS,
  OPTIONAL_FIELDS_HANDLINGS,
  PHONE_COUNTRY_CODES,
  PROFILE_COUNTRIES,
  VETERAN_STATUSES,
} from '@firsthand/contracts/light';
import { HANDLING_LABELS } from '../../lib/handling-labels.ts';

interface Choice {
  value: string;
  text: string;
}

const asWritten = (values: readonly string[]): Choice[] => values.map((value) => ({ value, text: value }));

const COUNTRY_NAMES: Record<(typeof PROFILE_COUNTRIES)[number], string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  SE: 'Sweden',
};

export const COUNTRY_CHOICES = PROFILE_COUNTRIES.map((value) => ({ value, text: COUNTRY_NAMES[value] }));
export const PHONE_CODE_CHOICES = asWritten(PHONE_COUNTRY_CODES);
export const VETERAN_CHOICES = asWritten(VETERAN_STATUSES);
export const DISABILITY_CHOICES = asWritten(DISABILITY_STATUSES);
export const GENDER_CHOICES = asWritten(GENDERS);
export const HANDLING_CHOICES = OPTIONAL_FIELDS_HANDLINGS.map((value) => ({
  value,
  text: HANDLING_LABELS[value],
}));
