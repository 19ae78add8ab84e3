import type { Place } from '@firsthand/contracts';
import { parsePlace, parsePlaces, toCountryCode } from '../posting/places.ts';
import type { JobPostingInfo, ListRow } from './payload.ts';

/** All places of a posting, the primary one first. The list's "3 Locations" is a number, not a place. */
export function toPlaces(info: JobPostingInfo, row: ListRow, path: string): Place[] {
  const country = toPrimaryCountry(info);
  const primary =
    info.location === null
      ? toPlacesOfList(row.locationsText, path, country)
      : fromText(info.location, country);
  const others = info.additionalLocations.flatMap((text) => fromText(text, null));
  const places = new Map<string, Place>();
  for (const place of [...primary, ...others]) {
    const key = place.text.toLowerCase();
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

/** The country of the primary place only. The requisition's place is another one on some postings. */
function toPrimaryCountry(info: JobPostingInfo): string | null {
  const requisition = info.jobRequisitionLocation;
  const isSamePlace = !requisition?.descriptor || !info.location || requisition.descriptor === info.location;
  const fromRequisition =
    toCountryCode(requisition?.country?.alpha2Code) ?? toCountryCode(requisition?.country?.descriptor);
  const fromPosting = toCountryCode(info.country?.alpha2Code) ?? toCountryCode(info.country?.descriptor);
  return isSamePlace ? (fromRequisition ?? fromPosting) : (fromPosting ?? fromRequisition);
}

/** A text that is no place ("Remote") still has the country the posting is filed under. */
function fromText(text: string, country: string | null): Place[] {
  const places = parsePlaces(text, { country });
  if (places.length > 0 || country === null || isCount(text)) return places;
  return [{ text, city: null, state: null, postalCode: null, country }];
}

function toPlacesOfList(text: string | null, path: string, country: string | null): Place[] {
  const places = fromListText(text, country);
  if (places.length > 0) return places;
  const place = fromPath(path, country);
  return place === null ? [] : [place];
}

/** "Austin, TX and 3 more" → "Austin, TX"; "3 Locations" → none. */
function fromListText(text: string | null, country: string | null): Place[] {
  const named = text?.replace(/(?:,|(?<!\s))\s+(?:and|&|et|und|y|e|en)\s+\d+\s+\S.*$/iu, '').trim() ?? '';
  return named === '' ? [] : fromText(named, country);
}

function isCount(text: string): boolean {
  return /^\d{1,3}\+?\s+\p{L}+$/u.test(text.trim());
}

/**
 * `/job/US-CA-Santa-Clara/…` → "US, CA, Santa Clara". Hyphens stand for every separator, so only that one form is
 * taken apart; of others the words are kept and nothing is concluded from them.
 */
function fromPath(path: string, country: string | null): Place | null {
  const [, kind, slug, title] = path.split('/');
  if (kind !== 'job' || slug === undefined || title === undefined) return null;
  const american = /^US-([A-Z]{2})-(.+)$/.exec(slug);
  if (american)
    return parsePlace(`US, ${american[1]}, ${(american[2] ?? '').replace(/-+/g, ' ')}`, { country });
  const text = slug
    .replaceAll('---', ' - ')
    .replace(/(?<=\S)-+(?=\S)/g, ' ')
    .trim();
  return text === '' ? null : { text, city: null, state: null, postalCode: null, country };
}
