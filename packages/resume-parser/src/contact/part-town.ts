import { toLine, type Line } from '../layout/lines.ts';
import { findState, isKnownCity } from '../words/places.ts';

/** Whether a text is a town and a region that `partTown` parted. */
export function isParted(text: string): boolean {
  return /\p{L},\p{L}/u.test(text);
}

const CODE = /^(?:\d{2}-\d{3}|\d{4} ?[A-Z]{2}|\d{4,5})\b/;
const TWO_PARTS = /^(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?) \p{Lu}[\p{L}'’-]+$/u;
/** Leading of an address, times its size. */
const NEAR = 2.1;

/**
 * A known town and its region without a sign between them, over the postcode: `Wrocław Dolnośląskie` over `50-066 PL`
 * is written with a comma in the place of the space, so that every letter stays where it stands.
 */
export function partTown(line: Line, next: Line | undefined): Line {
  const [cell] = line.cells;
  const isOver = next?.block === line.block && next.page === line.page && next.y - line.y < line.size * NEAR;
  if (!cell || line.cells.length > 1 || !isOver || !CODE.test(next.text)) return line;
  const words = cell.text.split(' ');
  const town = TWO_PARTS.test(cell.text) ? words.slice(0, -1).join(' ') : '';
  if (town === '' || isKnownCity(cell.text) || !isKnownCity(town)) return line;
  return toLine([{ ...cell, text: `${town},${words.at(-1) ?? ''}` }], line.block);
}

/** `Hamburg Hamburg` is a town and the region of the same name; Walla Walla and Pago Pago are towns. */
export function dropRegion<Named extends { text: string }>(city: Named): Named {
  const words = city.text.split(' ');
  const town = words.slice(0, words.length / 2).join(' ');
  return isKnownCity(town) && `${town} ${town}` === city.text ? { ...city, text: town } : city;
}

/** `Montpellier Occitanie` before the code of a country: a town, and a region that we know. */
export function partRegion<Named extends { text: string; from: number }>(
  city: Named,
): { city: Named; region: Named } | null {
  const words = city.text.split(' ');
  for (let count = words.length - 1; count >= 1; count -= 1) {
    const region = words.slice(count).join(' ');
    const town = words.slice(0, count).join(' ');
    if (findState(region) !== null && findState(city.text) === null)
      return {
        city: { ...city, text: town },
        region: { ...city, text: region, from: city.from + town.length + 1 },
      };
  }
  return null;
}

const STREET_AND_TOWN = [
  /^(\p{Lu}[\p{L}.'’ -]+ \d{1,4}[a-z]?) (\p{Lu}[\p{L}'’ -]+)$/u,
  /^(\d{1,5} .*\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court)\.?) (\p{Lu}[\p{L}.'’ -]+)$/u,
];

/** `1902 Broadway St Lubbock` before a state: a street and its town without a sign between them. */
export function partStreet<Named extends { text: string; from: number }>(
  segment: Named | undefined,
): { street: Named; town: Named } | null {
  if (!segment) return null;
  for (const pattern of STREET_AND_TOWN) {
    const [, street, town] = pattern.exec(segment.text) ?? [];
    if (street === undefined || town === undefined) continue;
    const from = segment.from + segment.text.length - town.length;
    return { street: { ...segment, text: street }, town: { ...segment, text: town, from } };
  }
  return null;
}
