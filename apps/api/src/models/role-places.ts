import { toPlaceText, type Place } from '@firsthand/contracts';

type NamedPlace = Omit<Place, 'postalCode'>;

/**
 * Where the postings of one role are, in a line: of one place its whole text, of several how many and the first by their towns:
 * "12 places: Austin, Dallas, Tulsa and 9 more". Null when none says where it is.
 */
export function toRolePlaces(places: readonly NamedPlace[], mostNamed: number): string | null {
  const byText = new Map(places.map((place) => [toPlaceText(place), place]));
  byText.delete('');
  const [only] = byText.keys();
  if (only === undefined || byText.size === 1) return only ?? null;
  const towns = Array.from(byText.values(), ({ city }) => city);
  const names = Array.from(byText, ([text, { city }]) =>
    city !== null && towns.indexOf(city) === towns.lastIndexOf(city) ? city : text,
  );
  const isAll = names.length <= mostNamed;
  // "London, ENG, United Kingdom" has a comma of its own.
  const separator = names.some((name) => name.includes(',')) ? '; ' : ', ';
  const named = names.slice(0, isAll ? -1 : mostNamed).join(separator);
  const last = isAll ? (names.at(-1) ?? '') : `${names.length - mostNamed} more`;
  return `${names.length} places: ${named} and ${last}`;
}
