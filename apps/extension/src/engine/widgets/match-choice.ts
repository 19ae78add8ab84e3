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
    )
  );
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
