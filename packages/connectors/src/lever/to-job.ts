import type { Pay, Place, WorkMode } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { isPureName } from '../posting/category.ts';
import { toInstant } from '../posting/dates.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { fromPayFields, toPayPeriod } from '../posting/pay.ts';
import { parsePlace, toPlaces } from '../posting/places.ts';
import { findWorkModeInPlaces, toWorkMode } from '../posting/work-mode.ts';
import { reject, type JobResult, type ListedRow, type Reject } from '../reading/events.ts';
import { readListedTitle, requireTitled } from '../reading/title.ts';
import { toAddresses, type LeverSite } from './board-address.ts';
import { toDescriptionHtml } from './description.ts';
import { postingRow, type PostingRow } from './payload.ts';

/** A row that can become a posting, with the identity and fingerprint the crawl compares. */
export interface ReadableRow extends ListedRow {
  title: string;
  row: PostingRow;
}

/** Reads one element of the list; what cannot become a posting is a reject with its reason. */
export function readRow(value: unknown): ReadableRow | Reject {
  const parsed = postingRow.safeParse(value);
  if (!parsed.success) return reject(null, 'wrong-type', 'a row of the list is not an object');
  const row = parsed.data;
  const { id: externalId, text: title } = row;
  if (externalId === null) {
    return reject(null, 'no-id', `a posting without an id${title ? `: ${title.slice(0, 80)}` : ''}`);
  }
  const read = readListedTitle(externalId, title, { what: `posting ${externalId}` });
  if ('kind' in read) return read;
  return { externalId, title: read.title, fingerprint: toFingerprint(row), row };
}

/** A readable row as a posting. Lever names no company; it is the one the board is configured with. */
export function toJob(
  { externalId, title, row }: ReadableRow,
  board: { site: LeverSite; company: string | null },
): JobResult {
  const department = row.categories?.department ?? row.categories?.team ?? null;
  const posting = buildPosting({
    externalId,
    title,
    company: board.company,
    places: toRowPlaces(row),
    workMode: toRowWorkMode(row),
    employmentTypeText: row.categories?.commitment ?? null,
    department,
    // Asked after the department only where that alone says too little.
    categoryText: isPureName(department) ? department : (row.categories?.team ?? department),
    html: toDescriptionHtml(row),
    pay: toRowPay(row),
    publishedAt: toInstant(row.createdAt),
    ...toAddresses(board.site, externalId, row),
  });
  return requireTitled(posting, { what: `posting ${externalId}` });
}

/** All places, the primary one first; `country` speaks of the primary one only. */
function toRowPlaces(row: PostingRow): Place[] {
  const all = (row.categories?.allLocations ?? []).filter((text) => text !== null);
  const primaryText = row.categories?.location ?? all[0] ?? row.country;
  if (primaryText === null) return [];
  const others = toPlaces(all.filter((text) => text !== primaryText));
  const primaries = toPrimaryPlaces(primaryText, row.country);
  const known = new Set(primaries.map(toPlaceKey));
  return [...primaries, ...others.filter((place) => !known.has(toPlaceKey(place)))];
}

/** "London or Berlin" is two places, and `country` is then only the first one's; "Remote" in a country is a place. */
function toPrimaryPlaces(text: string, country: string | null): Place[] {
  const places = toPlaces([text], { country });
  if (places.length > 0) return places;
  const place = parsePlace(text, { country });
  return place ? [place] : [];
}

function toPlaceKey(place: Place): string {
  return [place.city, place.state, place.country, place.city === null ? place.text : '']
    .join('|')
    .toLowerCase();
}

/**
 * `workplaceType` is remote, hybrid, onsite or on-site; "unspecified" is common and says nothing. A place such as
 * "Remote - Netherlands" beside an on-site one makes the posting remote, but never a hybrid one.
 */
function toRowWorkMode(row: PostingRow): WorkMode | null {
  const said = row.workplaceType === 'unspecified' ? null : toWorkMode(row.workplaceType);
  if (said === 'hybrid' || said === 'remote') return said;
  const pieces = [row.categories?.location ?? null, ...(row.categories?.allLocations ?? [])];
  return findWorkModeInPlaces(pieces) ?? said;
}

/** Intervals are written `per-{unit}-{kind}`, e.g. `per-hour-wage`; other units stay unknown. */
function toRowPay(row: PostingRow): Pay | null {
  const range = row.salaryRange;
  if (!range) return null;
  const unit = /^per-([a-z]+)/i.exec(range.interval ?? '')?.[1];
  return fromPayFields({
    min: range.min,
    max: range.max,
    currency: range.currency,
    period: toPayPeriod(unit ?? range.interval),
  });
}
