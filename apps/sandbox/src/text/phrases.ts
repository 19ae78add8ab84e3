import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import type { CountryCode } from '../data/cities.ts';
import type { Role } from './role-bank.ts';

/**
 * An employer's stock sentences in one language. Placeholders in braces: {company}, {city}, {country}, {title},
 * {inCountry} ("in the United States", "au Canada"), {team}, {boss}, {n} (people in the team), {days} (office days a week), {hours} (a week), {founded}, {pay}.
 */
export interface Phrases {
  headings: {
    employer: string[];
    role: string[];
    duties: string[];
    needs: string[];
    pluses: string[];
    offer: string[];
    pay: string[];
    closing: string[];
  };
  employerMore: string[];
  opening: string[];
  /** Instead of `opening` where nobody has a desk. */
  openingRemote: string[];
  team: string[];
  modes: Record<WorkMode, string[]>;
  hours: Record<Role['hours'], string[]>;
  employment: Partial<Record<EmploymentType, string[]>>;
  /** By country; `other` for the rest. */
  benefits: Partial<Record<CountryCode, string[]>> & { other: string[] };
  pay: Record<'hour' | 'month' | 'year', string[]>;
  closing: string[];
  equality: string[];
  /** Added to the text by an edit. */
  updates: string[];
}
