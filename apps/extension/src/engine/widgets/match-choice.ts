import { isSameCountry, STATES, toCountryName } from '@firsthand/contracts';
import { readsSame, tidy } from '../dom/text.ts';
import { withoutDialCode } from '../reads-alike.ts';

/**
 * The one choice that reads the same; null when there is none, or more than one. A dialling code behind it does not count,
 * and a state may stand there by its code or in full.
 */
export function matchChoice(choices: readonly string[], wanted: string): number | null {
  return (
    findOnly(choices, (choice) => readsSame(choice, wanted)) ??
    findOnly(choices, (choice) => readsSame(withoutDialCode(choice), wanted)) ??
    findOnly(
      choices,
      (choice) => isSameState(choice, wanted) || isSameCountry(withoutDialCode(choice), wanted),
    ) ??
    findMonth(choices, wanted)
  );
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A list has this many at least that read as months, before a number in it is taken for one. */
const LEAST_MONTHS = 12;

/** A month by its short name or its number, in a list of months. */
function findMonth(choices: readonly string[], wanted: string): number | null {
  const month = MONTHS.indexOf(wanted);
  if (month < 0) return null;
  const numbers = choices.map(toMonth);
  if (new Set(numbers.filter((number) => number !== null)).size < LEAST_MONTHS) return null;
  return findOnly(choices, (choice) => toMonth(choice) === month);
}

/** `Mar`, `3`, `03 - March` → 2 */
function toMonth(choice: string): number | null {
  const [, digits = '', name = ''] = /^(\d{1,2})?[\s.–-]*(\p{L}*)\.?$/u.exec(tidy(choice)) ?? [];
  const named = name === '' ? -1 : MONTHS.findIndex((month) => isShortOf(month, name));
  const numbered = digits === '' ? -1 : Number(digits) - 1;
  if (name !== '' && named < 0) return null;
  if (named >= 0 && numbered >= 0 && named !== numbered) return null;
  const month = named >= 0 ? named : numbered;
  return month >= 0 && month < LEAST_MONTHS ? month : null;
}

function isShortOf(month: string, name: string): boolean {
  return name.length >= 3 && month.toLowerCase().startsWith(name.toLowerCase());
}

function isSameState(one: string, other: string): boolean {
  return STATES.some(
    ({ code, name }) =>
      (readsSame(one, name) && readsSame(other, code)) || (readsSame(one, code) && readsSame(other, name)),
  );
}

/**
 * The one choice that names the same town: every part of it must be one of those wanted, in full or by its code, and
 * the town must come first. "Portland, OR, US" is not "Portland, Maine, United States".
 */
export function matchPlace(choices: readonly string[], wanted: string): number | null {
  const [town = '', ...around] = toParts(wanted);
  return findOnly(choices, (choice) => {
    const [first = '', ...rest] = toParts(choice);
    if (!readsSame(first, town) || rest.length === 0) return around.length === 0 && readsSame(first, town);
    return rest.every((part) => around.some((other) => isSamePlace(part, other)));
  });
}

function findOnly(choices: readonly string[], fits: (choice: string) => boolean): number | null {
  const fitting = choices.flatMap((choice, index) => (fits(choice) ? [index] : []));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function toParts(text: string): string[] {
  return text
    .split(',')
    .map(tidy)
    .filter((part) => part !== '');
}

function isSamePlace(one: string, other: string): boolean {
  return (
    readsSame(one, other) || spell(one).some((name) => spell(other).some((same) => readsSame(name, same)))
  );
}

/** A state or country in full, whichever way it is written. */
function spell(part: string): string[] {
  const code = part.toUpperCase();
  const states = STATES.filter((state) => state.code === code).map(({ name }) => name);
  const country = /^[A-Z]{2}$/.test(code) ? toCountryName(code) : code === 'USA' ? 'United States' : null;
  return [part, ...states, ...(country ? [country] : [])];
}
