import type { Place, WorkMode } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { parsePlace } from '../posting/places.ts';
import { reject, type JobResult } from '../reading/events.ts';
import { readTitle, requireTitled } from '../reading/title.ts';
import { toHostedUrl } from './board-address.ts';
import type { JobOpening, ListRow } from './payload.ts';

interface JobSource {
  board: string;
  company: string | null;
  id: string;
  row: ListRow;
  detail: JobOpening;
}

/** Words seen or documented for openings that take no applications. Other words on a public page count as open. */
const CLOSED_STATUS = /^(?:filled|closed|on hold|cancell?ed|draft|archived|deleted|inactive)$/i;

const WORK_MODE_BY_LOCATION_TYPE: Readonly<Record<string, WorkMode>> = {
  '0': 'on_site',
  '1': 'remote',
  '2': 'hybrid',
};

/** Joins a row with its detail. The detail decides; the row fills what it lacks. */
export function toJob({ board, company, id, row, detail }: JobSource): JobResult {
  const words = { what: `opening ${id}`, noun: 'name' };
  const read = readTitle(id, detail.jobOpeningName ?? row.jobOpeningName, words);
  if ('kind' in read) return read;
  if (detail.jobOpeningStatus !== null && CLOSED_STATUS.test(detail.jobOpeningStatus)) {
    return reject(id, 'detail-gone', `opening ${id} is ${detail.jobOpeningStatus.toLowerCase()}`);
  }
  const page = toHostedUrl(board, id, detail.jobOpeningShareUrl);
  const department = detail.departmentLabel ?? row.departmentLabel;
  const posting = buildPosting({
    externalId: id,
    title: read.title,
    company,
    places: toPlaces(row, detail),
    workMode: toBambooWorkMode(detail) ?? toBambooWorkMode(row),
    employmentTypeText: detail.employmentStatusLabel ?? row.employmentStatusLabel,
    department,
    categoryText: department,
    html: detail.description ?? '',
    payText: detail.compensation,
    publishedAt: toDay(detail.datePosted),
    hostedUrl: page,
    applyUrl: page,
  });
  return requireTitled(posting, words);
}

/** `isRemote` is null even on remote openings, so only `true` says something. */
function toBambooWorkMode(source: Pick<ListRow, 'locationType' | 'isRemote'>): WorkMode | null {
  const said = source.locationType === null ? undefined : WORK_MODE_BY_LOCATION_TYPE[source.locationType];
  return said ?? (source.isRemote === true ? 'remote' : null);
}

/** The office and the typed place are alternatives: the first that says anything is taken alone, never a mixture. */
function toPlaces(row: ListRow, detail: JobOpening): Place[] {
  const candidates = [
    fromOffice(detail.location),
    fromTypedPlace(detail.atsLocation),
    fromOffice(row.location),
    fromTypedPlace(row.atsLocation),
  ];
  const place = candidates.find((candidate) => candidate !== null);
  return place ? [place] : [];
}

function fromOffice(office: ListRow['location']): Place | null {
  if (!office) return null;
  const { city, state, postalCode, addressCountry } = office;
  return toPlace({ city, state, postalCode, country: addressCountry });
}

function fromTypedPlace(place: ListRow['atsLocation']): Place | null {
  if (!place) return null;
  const { city, country } = place;
  return toPlace({ city, state: place.state ?? place.province, postalCode: null, country });
}

function toPlace(parts: Record<'city' | 'state' | 'postalCode' | 'country', string | null>): Place | null {
  const text = [parts.city, parts.state, parts.country].filter((part) => part !== null).join(', ');
  return text === '' ? null : parsePlace(text, parts);
}

function toDay(datePosted: string | null): string | null {
  return datePosted !== null && /^\d{4}-\d{2}-\d{2}/.test(datePosted) ? datePosted.slice(0, 10) : null;
}
