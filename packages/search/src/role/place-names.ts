import { STATES, toCountryName, toStateName, type Place, splitWords } from '@firsthand/contracts';

/** Before a place they go with it: "in Austin", "near Austin". */
const BEFORE = new Set(
  'in at near around for from of to greater downtown metro central the im am bei fur aus raum à a en de du pour para te voor'.split(
    ' ',
  ),
);
/** Behind a place they go with it: "New York City", "Boston area". */
const BEHIND = new Set('city area metro region based und'.split(' '));

/** Between the parts of an employer's words for a place: "Austin, TX - Downtown". */
const TEXT_SEPARATOR = /[^\p{L}\p{N}\s.'’-]|\s[-–—]\s/u;

/** The names of a posting's places as words, by the first of them, the longest first. */
export type PlaceNames = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What a posting's own places are called: cities, states, countries and the employer's words for them. */
export function toPlaceNames(places: readonly Place[]): PlaceNames {
  return toNames(
    places.flatMap(({ text, city, state, country }) => [
      city ?? '',
      `${city ?? ''} ${state ?? ''}`,
      state === null ? '' : toStateName(state, country),
      country === null ? '' : (toCountryName(country) ?? ''),
      ...text.split(TEXT_SEPARATOR),
    ]),
  );
}

/** Names by their first words. */
export function toNames(names: readonly string[]): PlaceNames {
  const byFirst = new Map<string, string[][]>();
  for (const name of new Set(names)) {
    const words = splitWords(name);
    const [first] = words;
    // A code is told from a word by its capitals alone: see `dropStateCodes`.
    if (first === undefined || (words.length === 1 && first.length <= 2)) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** What stands in a place's line and is no place. */
const NO_PLACES = new Set(['remote', 'hybrid', 'on site', 'onsite', 'home office', 'anywhere', 'worldwide']);

/** What a posting's text may lose: its own places, without words of work modes, which say the same of all. */
export function toNamesInText(places: readonly Place[]): PlaceNames {
  const own = toPlaceNames(places);
  return new Map(
    Array.from(own, ([first, names]) => [first, names.filter((name) => !NO_PLACES.has(name.join(' ')))]),
  );
}

/** The words without the names of places, and without what joined them: "nurse in boston" → "nurse". */
export function dropPlaceNames(words: readonly string[], ...places: readonly PlaceNames[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = findName(words, at, places);
    if (name === undefined) {
      kept.push(words[at] ?? '');
      continue;
    }
    while (BEFORE.has(kept.at(-1) ?? '')) kept.pop();
    at += name.length - 1;
    while (BEHIND.has(words[at + 1] ?? '')) at += 1;
  }
  return kept;
}

function findName(
  words: readonly string[],
  at: number,
  places: readonly PlaceNames[],
): readonly string[] | undefined {
  for (const names of places) {
    const name = names
      .get(words[at] ?? '')
      ?.find((other) => other.every((word, by) => words[at + by] === word));
    if (name !== undefined) return name;
  }
  return undefined;
}

const CODES = STATES.filter(({ country }) => ['US', 'CA', 'AU'].includes(country)).map(({ code }) => code);
const STATE_CODE = new RegExp(`\\b(?:${[...new Set(CODES)].join('|')}|USA?|UK)\\b`, 'g');

/** Without codes of states and countries in capitals, whosever they are: what "IN" is to one posting it is to all. */
export function dropStateCodes(text: string): string {
  return text.replace(STATE_CODE, ' ');
}
