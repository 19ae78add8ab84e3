import type { Place } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { CODED_LINES } from '../../../../tests/data/place-lines/codes.ts';
import { LISTED_LINES } from '../../../../tests/data/place-lines/lists.ts';
import { MIXED_LINES } from '../../../../tests/data/place-lines/mixed.ts';
import { WORDED_LINES } from '../../../../tests/data/place-lines/words.ts';
import { parsePlaces, resolvePlaceCountries, splitPlaces, toPlaces } from './places.ts';
import { findWorkModeInPlaces } from './work-mode.ts';

const KINDS = Object.entries({ ...CODED_LINES, ...LISTED_LINES, ...WORDED_LINES, ...MIXED_LINES });
const MODES = ['remote', 'hybrid', 'on_site'];

/** "Berlin,*,DE; -,-,US; remote" → the places of a line and its work mode. */
function readLabel(label: string): { places: string[]; mode: string | null } {
  const parts = label.split(';').map((part) => part.trim());
  return {
    places: parts.filter((part) => part !== '' && !MODES.includes(part)),
    mode: parts.find((part) => MODES.includes(part)) ?? null,
  };
}

/** What is read of a line, without places of which nothing is known. */
function show(places: Place[]): string[] {
  return resolvePlaceCountries(places, {})
    .map(({ city, state, country }) => [city, state, country].map((part) => part ?? '-').join(','))
    .filter((place) => place !== '-,-,-');
}

function isAsLabelled(place: string, label: string): boolean {
  const parts = place.split(',');
  return label.split(',').every((part, at) => part === '*' || part === parts[at]);
}

/** The label where all places are as it says, else what was read: a test shows both. */
function toLabelled(read: string[], labels: string[]): string[] {
  const isRight =
    read.length === labels.length &&
    labels.every((label) => read.some((place) => isAsLabelled(place, label)));
  return isRight ? labels : read;
}

test.each(KINDS)('%s: each place of a line is read, and no other', (_, lines) => {
  for (const [line, label] of Object.entries(lines)) {
    const { places, mode } = readLabel(label);
    const read = show(toPlaces(splitPlaces(line)));
    expect(toLabelled(read, places), line).toEqual(places);
    if (mode !== null) expect(findWorkModeInPlaces([line]), line).toBe(mode);
  }
});

test.each(KINDS)('%s: a field for one place names no country that the line does not', (_, lines) => {
  for (const [line, label] of Object.entries(lines)) {
    const countries = readLabel(label).places.map((place) => place.split(',')[2]);
    if (countries.includes('*')) continue;
    for (const { country } of parsePlaces(line))
      if (country !== null) expect(countries, line).toContain(country);
  }
});
