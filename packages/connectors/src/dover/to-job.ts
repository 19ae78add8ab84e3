import type { EmploymentType, Pay, Place, WorkMode } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { toInstant } from '../posting/dates.ts';
import { fromPayFields } from '../posting/pay.ts';
import { parsePlace, parsePlaces, toCountryCode } from '../posting/places.ts';
import { reject, type JobResult, type Reject } from '../reading/events.ts';
import { readTitle, requireTitled } from '../reading/title.ts';
import { toPostingUrl } from './board-address.ts';
import type { JobDetail, ListRow, Location } from './payload.ts';

interface JobSource {
  id: string;
  row: ListRow;
  detail: JobDetail;
  /** The careers page's name, else the board's slug: stands in the posting's address when the detail has no name. */
  boardName: string;
  /** Used when the detail does not name the employer. */
  company: string | null;
  /** The heading under which the careers page shows the posting. */
  department: string | null;
}

const WORK_MODES: Readonly<Record<string, WorkMode>> = {
  REMOTE: 'remote',
  HYBRID: 'hybrid',
  ONSITE: 'on_site',
  ON_SITE: 'on_site',
  IN_OFFICE: 'on_site',
  IN_PERSON: 'on_site',
};

const EMPLOYMENT_WORDS: Readonly<Record<string, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
} satisfies Record<
  Uppercase<Extract<EmploymentType, 'full_time' | 'part_time' | 'contract' | 'internship'>>,
  string
>;

/** Joins a row with its detail. The detail decides; the row fills what it lacks. */
export function toJob({ id, row, detail, boardName, company, department }: JobSource): JobResult {
  const words = { what: `job ${id}` };
  const read = readTitle(id, detail.title ?? row.title, words);
  if ('kind' in read) return read;
  const refusal = findRefusal(id, detail);
  if (refusal) return refusal;

  const page = toPostingUrl(detail.client_name ?? boardName, id);
  const locations = pickLocations(row, detail);
  const posting = buildPosting({
    externalId: id,
    title: read.title,
    company: detail.client_name ?? company,
    places: toPlaces(locations, detail.location),
    workMode: toDoverWorkMode(detail.workplace_type ?? row.workplace_type, locations),
    employmentTypeText: toEmploymentWords(detail.compensation?.employment_type ?? null),
    department,
    categoryText: department,
    html: detail.user_provided_description ?? '',
    pay: toShownPay(detail.compensation),
    publishedAt: toCreated(detail.created),
    hostedUrl: page,
    applyUrl: page,
  });
  return requireTitled(posting, words);
}

function findRefusal(id: string, detail: JobDetail): Reject | null {
  if (detail.active === false) return reject(id, 'detail-gone', `job ${id} is no longer active`);
  if (detail.is_sample === true) return reject(id, 'sample', `job ${id} is a demonstration`);
  if (detail.is_private === true) return reject(id, 'not-public', `job ${id} is private`);
  return null;
}

/** The list often knows cities and countries where a detail has names only. */
function pickLocations(row: ListRow, detail: JobDetail): Location[] {
  const isExact = (locations: Location[]): boolean => locations.some((one) => one.location_option);
  if (detail.locations.length > 0 && (isExact(detail.locations) || !isExact(row.locations))) {
    return detail.locations;
  }
  return row.locations;
}

function toPlaces(locations: Location[], fallback: string | null): Place[] {
  const primaryFirst = [
    ...locations.filter((location) => location.is_primary === true),
    ...locations.filter((location) => location.is_primary !== true),
  ];
  const places = new Map<string, Place>();
  for (const location of primaryFirst) {
    const place = toPlace(location);
    const key = place?.text.toLowerCase();
    if (place && key !== undefined && !places.has(key)) places.set(key, place);
  }
  if (places.size > 0) return [...places.values()];
  return fallback === null ? [] : parsePlaces(fallback);
}

function toPlace({ name, location_option: option }: Location): Place | null {
  const text = option?.display_name ?? name ?? option?.city ?? option?.state ?? option?.country ?? null;
  if (text === null) return null;
  if (!option) return parsePlace(text);
  const { city, state, country } = option;
  // A country or region is named as such, so that its name is never read as a city's.
  if (isArea(option.location_type) && city === null && state === null) {
    return { text, city: null, state: null, postalCode: null, country: toCountryCode(country ?? text) };
  }
  return parsePlace(text, { city, state, country });
}

function isArea(type: string | null): boolean {
  return type === 'COUNTRY' || type === 'REGION';
}

/** The job's own word, else what all its places agree on. */
function toDoverWorkMode(workplaceType: string | null, locations: Location[]): WorkMode | null {
  const said = readWorkMode(workplaceType);
  if (said) return said;
  const modes = new Set(locations.map((location) => readWorkMode(location.location_type)));
  const [only] = modes;
  return modes.size === 1 ? (only ?? null) : null;
}

function readWorkMode(word: string | null): WorkMode | null {
  return (word === null ? undefined : WORK_MODES[word.toUpperCase()]) ?? null;
}

function toEmploymentWords(type: string | null): string | null {
  if (type === null) return null;
  return EMPLOYMENT_WORDS[type.toUpperCase()] ?? type.replaceAll('_', ' ');
}

/** Dover's page shows pay exactly when the employer agreed to share it; so do we. */
function toShownPay(compensation: JobDetail['compensation']): Pay | null {
  if (compensation?.open_to_sharing_comp !== true) return null;
  return fromPayFields({
    min: compensation.lower_bound,
    max: compensation.upper_bound,
    currency: (compensation.currency_code ?? compensation.currency)?.toUpperCase(),
    period: compensation.salary_range_type ?? compensation.salary_type,
  });
}

/** Creation time, which Dover's own page uses as posting date; without an offset it is no instant. */
function toCreated(created: string | null): string | null {
  return created !== null && /^[^T]*T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(created) ? toInstant(created) : null;
}
