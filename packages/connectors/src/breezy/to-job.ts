import type { Place, WorkMode } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { toInstant } from '../posting/dates.ts';
import { parsePlace, resolvePlaceCountries, toCountryCode } from '../posting/places.ts';
import { reject, type JobResult } from '../reading/events.ts';
import { readLooseTitle } from '../reading/title.ts';
import { toAddresses } from './board-address.ts';
import type { Location, Position } from './payload.ts';
import { parseSalary } from './salary.ts';

/** Without the pictures no description seen came near this. */
const LONGEST_DESCRIPTION = 2_000_000;
/** Employers paste pictures of megabytes into descriptions; none of them is shown. */
const INLINE_DATA = /\s(?:src|srcset|href)\s*=\s*(?:"\s*data:[^"]*"|'\s*data:[^']*')/gi;

/** The id is the same in every language; the name is not. `other` says nothing. */
const TYPES: Record<string, string | null> = {
  fullTime: 'Full-time',
  partTime: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  other: null,
};

export interface BoardContext {
  board: string;
  /** The operator's name for the employer. */
  company: string | null;
}

/** Converts a row that has an id. */
export function toJob(row: Position & { id: string }, context: BoardContext): JobResult {
  const read = readLooseTitle(row.id, row.name, { what: 'row', noun: 'name' });
  if ('kind' in read) return read;
  const addresses = toAddresses(context.board, row);
  if (addresses === null)
    return reject(row.id, 'no-address', 'the row has no web address and no friendly id');
  const html = (row.description ?? '').replace(INLINE_DATA, '');
  if (html.length > LONGEST_DESCRIPTION) {
    return reject(row.id, 'too-large', `the description has ${html.length} characters`);
  }
  const primary = row.location ?? row.locations[0] ?? null;
  const places = toPlaces(row);
  return buildPosting({
    externalId: row.id,
    title: read.title,
    company: row.company?.name ?? context.company,
    places,
    workMode: primary === null ? null : toWorkMode(primary),
    workModeTexts: [],
    employmentTypeText: toTypeText(row),
    department: row.department,
    categoryText: null,
    html,
    pay: parseSalary(row.salary, resolvePlaceCountries(places, {})[0]?.country ?? null),
    payText: null,
    applicationCount: null,
    publishedAt: toInstant(row.published_date),
    ...addresses,
    reference: null,
    language: null,
  });
}

/** The flag decides; the details, which stay when the flag is taken back, only tell hybrid from remote. */
function toWorkMode(location: Location): WorkMode | null {
  if (location.is_remote === true) return location.remote_details?.value === 'hybrid' ? 'hybrid' : 'remote';
  return location.is_remote === false ? 'on_site' : null;
}

function toTypeText(row: Position): string | null {
  const id = row.type?.id ?? null;
  if (id === null) return row.type?.name ?? null;
  if (id in TYPES) return TYPES[id] ?? null;
  return id.replace(/([a-z])([A-Z])/g, '$1 $2');
}

/** The primary place first; it is usually, but not always, among the others. */
function toPlaces(row: Position): Place[] {
  const locations = row.location === null || row.location === undefined ? [] : [row.location];
  const places = [...locations, ...row.locations].flatMap((location) => toPlace(location) ?? []);
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = JSON.stringify([place.city ?? place.text, place.state, place.country]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** State and country are objects; `worldwide` stands for a country, and is every one. */
function toPlace(location: Location): Place | null {
  const isWorldwide = location.country?.id?.toLowerCase() === 'worldwide';
  const countryId = isWorldwide ? null : (location.country?.id ?? null);
  const countryName = countryId === null ? null : (location.country?.name ?? null);
  const state = location.state?.id ?? location.state?.name ?? null;
  const parts = [location.city, location.state?.name ?? state, countryName];
  const country = toCountryCode(countryId) ?? toCountryCode(countryName);
  const fields = {
    city: location.city,
    state,
    postalCode: null,
    country: isWorldwide ? 'worldwide' : country,
  };
  const place = parsePlace(location.name ?? parts.filter(Boolean).join(', '), fields);
  if (place?.country == null || country === null || place.country === country) return place;
  // Towns are named after countries: "Peru, IN" is where the country's field says.
  const byFields = parsePlace('', fields);
  return byFields === null ? place : { ...byFields, text: place.text };
}
