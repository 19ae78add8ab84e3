import { PROFILE_FIELDS, PROFILE_SECTIONS, toCountryName } from '@firsthand/contracts/light';
import type { Experience } from '@firsthand/contracts';
import { HANDLING_LABELS } from '../../../lib/handling-labels.ts';
import { formatDay } from '../application-labels.ts';

/** A line of the profile as it was. */
export interface ProfileFact {
  label: string;
  lines: string[];
}

/** For machines, or told elsewhere on the page. */
const LEFT_OUT =
  /^(id|user_id|version|sections|sections_cut|display_order|phone_country_code|.*_(id|size|mimetype|filename|at)|has_.*)$/;

const FIRST: readonly string[] = ['profile_name', 'desired_job_title'];
const LAST = 'optional_fields_handling';
/** In the order of the profile's page; the store does not keep the order of a packet's fields. */
const ORDER: readonly string[] = [
  ...FIRST,
  ...PROFILE_FIELDS.filter((field) => !FIRST.includes(field) && field !== LAST && !LEFT_OUT.test(field)),
  ...[LAST, 'skills', 'experience'],
];

/** How the names of fields read where their words alone would not do. */
const LABELS: Record<string, string> = {
  zip: 'ZIP code',
  linkedin_url: 'LinkedIn',
  website_url: 'Website',
  optional_fields_handling: 'Optional fields',
};

/** "first_name", "firstName" → "First name" */
export function toLabel(name: string): string {
  const known = LABELS[name];
  if (known) return known;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** An entry of the profile's lists; a packet is older than the page and may lack any of it. */
type Entry = Partial<Experience> & { skill_name?: string };

const toEntries = (value: unknown): Entry[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
    : [];

/** "Nurse at Acme, Jan 1, 2020 – now" */
function toExperienceLine(entry: Entry): string {
  const post = [entry.job_title, entry.company_name].filter(isText).join(' at ');
  const end = entry.is_current_job ? 'now' : entry.end_date ? formatDay(entry.end_date) : null;
  const time = [entry.start_date ? formatDay(entry.start_date) : null, end].filter(isText).join(' – ');
  return [post, time].filter(isText).join(', ');
}

const WORDS: Record<string, (value: unknown, profile: Record<string, unknown>) => string[]> = {
  phone: (value, { phone_country_code: code }) => [[code, value].filter(isText).join(' ')],
  country: (value) => (isText(value) ? [toCountryName(value) ?? value] : []),
  date_available: (value) => (isText(value) ? [formatDay(value)] : []),
  optional_fields_handling: (value) => {
    const known = Object.entries(HANDLING_LABELS).find(([name]) => name === value);
    return known ? [known[1]] : toLines(value);
  },
  skills: (value) => [
    toEntries(value)
      .map((entry) => entry.skill_name ?? '')
      .filter(isText)
      .join(', '),
  ],
  experience: (value) => toEntries(value).map(toExperienceLine),
};

function toLines(value: unknown): string[] {
  if (isText(value)) return [value];
  return typeof value === 'number' ? [String(value)] : [];
}

/** Each section as it was: a line for an entry, with all that was known of it. */
function toSectionFacts(sections: unknown): ProfileFact[] {
  if (typeof sections !== 'object' || sections === null) return [];
  return Object.entries(PROFILE_SECTIONS).flatMap(([name, { heading }]) => {
    const entries = toEntries((sections as Record<string, unknown>)[name]);
    const lines = entries.map((entry) => {
      const known = Object.entries(entry).filter(([field]) => !LEFT_OUT.test(field));
      return known.flatMap(([, value]) => (isText(value) ? [value] : [])).join(', ');
    });
    const said = lines.filter((line) => line !== '');
    return said.length === 0 ? [] : [{ label: heading, lines: said }];
  });
}

/** The profile of a sealed packet as labelled lines; what was unknown is left out. */
export function toProfileFacts(profile: Record<string, unknown>): ProfileFact[] {
  const others = Object.keys(profile).filter((name) => !ORDER.includes(name) && !LEFT_OUT.test(name));
  const facts = [...ORDER, ...others].flatMap((name) => {
    const value = profile[name];
    if (value === null || value === undefined || value === '') return [];
    const lines = (WORDS[name]?.(value, profile) ?? toLines(value)).filter((line) => line !== '');
    return lines.length === 0 ? [] : [{ label: toLabel(name), lines }];
  });
  return [...facts, ...toSectionFacts(profile['sections'])];
}
