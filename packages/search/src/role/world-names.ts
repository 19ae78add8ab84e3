import { STATES } from '@firsthand/contracts';
import { listNamesOfLargeTowns } from '@firsthand/gazetteer';
import { toNames, type PlaceNames } from './place-names.ts';

/** Towns of fewer people are hardly where a role is open beside others. */
const LEAST_PEOPLE = 30_000;
/** The languages whose names of countries are known: those that postings are mostly written in. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl'];
/** Names of towns, states and countries that are sooner words of the work. */
const SOONER_WORDS = new Set(
  (
    'reading nice mobile best sale man split bath orange essen male data most deal rugby march para vista lens tours regen ' +
    'halle lage hamm singen bergen leiden sucre victoria normal enterprise independence commerce industry opportunity ' +
    'liberty union concord progress buy lead mali chad jordan turkey guinea college station central alliance surprise ' +
    'media progreso libertad esperanza la paz salvador natal patos santos vitoria feira serra contagem'
  ).split(' '),
);
const SHORTEST = 4;

let names: PlaceNames | undefined;

/**
 * The names of all countries, of their states as far as we have them, and of all larger towns: what one text says of places
 * is no part of a role, whichever of them the posting is for. Made when first needed.
 */
export function listWorldNames(): PlaceNames {
  names ??= toNames([
    ...LANGUAGES.flatMap(listCountries),
    ...STATES.map(({ name }) => name).filter(isOfPlaces),
    ...listNamesOfLargeTowns(LEAST_PEOPLE).filter(isOfPlaces),
  ]);
  return names;
}

const isOfPlaces = (name: string): boolean =>
  name.length >= SHORTEST && !SOONER_WORDS.has(name.toLowerCase());

function listCountries(language: string): string[] {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((first) => letters.map((second) => display.of(first + second) ?? ''))
    .filter(isOfPlaces);
}
