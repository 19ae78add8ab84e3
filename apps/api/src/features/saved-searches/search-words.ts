import {
  findAts,
  LISTED_EMPLOYMENT_LABELS,
  SENIORITY_LABELS,
  toCountryName,
  toLanguageName,
  toPostedWithinText,
  VISA_LABELS,
  WORK_MODE_LABELS,
  YEARS_LABELS,
  type SavedQuery,
} from '@firsthand/contracts';
import { openDictionary } from '@firsthand/occupations';

const labelled =
  (labels: Readonly<Record<string, string>>, unstated: string) =>
  (value: string): string =>
    labels[value.toLowerCase()] ?? (value === 'unstated' ? unstated : value);

const country = (code: string) => toCountryName(code.toUpperCase()) ?? code;
const isYes = (value: string) => ['true', 'yes', '1'].includes(value.toLowerCase());

/** What the filters that say something by themselves are called, in the order in which they are read out. */
const WORDS: Record<string, (value: string) => string> = {
  location: (value) => value,
  city: (value) => value,
  state: (value) => value,
  zip: (value) => value,
  country,
  isRemote: (value) => (isYes(value) ? 'Remote' : 'Not remote'),
  work_mode: labelled({ ...WORK_MODE_LABELS, onsite: WORK_MODE_LABELS.on_site }, 'Work mode not stated'),
  eligible_from: (value) => `Open to people in ${country(value)}`,
  employment_type: labelled(LISTED_EMPLOYMENT_LABELS, 'Employment type not stated'),
  posted_within: (value) => toPostedWithinText(Number(value)),
  pay_stated: () => 'Pay stated',
  seniority: labelled(SENIORITY_LABELS, 'Seniority not stated'),
  years: labelled(YEARS_LABELS, 'Experience not stated'),
  skill: labelled({}, 'No skill stated'),
  visa: labelled(VISA_LABELS, 'Visa not mentioned'),
  occupation: (value) => openDictionary().occupations.get(value.toLowerCase())?.label ?? value,
  shift: labelled(
    { night: 'Night shift', evening: 'Evening shift', weekend: 'Weekends' },
    'Shift not stated',
  ),
  company: (value) => value.slice(value.indexOf(':') + 1),
  language: toLanguageName,
  source: (value) => findAts(value)?.label ?? value,
  hide_companies: (value) => `not ${value.slice(value.indexOf(':') + 1)}`,
  hide_words: (value) => `not “${value}”`,
};

/** A search in words: `{ q: 'nurse', country: 'US', isRemote: 'yes' }` → "nurse · United States · Remote". */
export function toSearchWords(query: SavedQuery): string {
  const read = (name: string) => String(query[name] ?? '').trim();
  const named = Object.entries(WORDS).flatMap(([name, toWords]) =>
    read(name)
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .map(toWords),
  );
  const near = read('near');
  const around = near === '' ? [] : [`within ${read('radius_km') || '40'} km of ${near}`];
  const least = read('pay_min');
  const pay =
    least === ''
      ? []
      : [`from ${Number(least).toLocaleString('en')} ${read('pay_currency').toUpperCase()} a year`];
  return [read('q') || 'All jobs', ...around, ...named, ...pay].join(' · ');
}
