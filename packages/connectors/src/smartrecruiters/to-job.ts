import type { Place, Posting, WorkMode } from '@firsthand/contracts';
import { buildPosting } from '../posting/build-posting.ts';
import { toInstant } from '../posting/dates.ts';
import { toEmploymentType } from '../posting/employment-type.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { toDescription } from '../posting/html.ts';
import { fromPayFields, toPayPeriod } from '../posting/pay.ts';
import { parsePlace } from '../posting/places.ts';
import { chooseWorkMode, toWorkMode } from '../posting/work-mode.ts';
import { reject, type JobResult, type ListedRow, type Reject } from '../reading/events.ts';
import { readListedTitle, requireTitled } from '../reading/title.ts';
import { toAddresses } from './board-address.ts';
import { toDescriptionHtml, toRequirementsSource } from './description.ts';
import { postingDetail, postingRow, type PostingDetail, type PostingRow } from './payload.ts';

/** The ids of `typeOfEmployment` are the same in every language; `permanent` is the one labelled "Full-time". */
const EMPLOYMENT_WORDS: Readonly<Record<string, string>> = {
  permanent: 'Full-time',
  'part-time': 'Part-time',
  intern: 'Internship',
  contract: 'Contract',
  temporary: 'Temporary',
  apprentice: 'Apprenticeship',
  volunteer: 'Volunteer',
};

/** A row whose detail is worth asking for. */
export interface ReadableRow extends ListedRow {
  row: PostingRow;
}

/** Reads one element of a page; what cannot become a posting is a reject with its reason. */
export function readRow(value: unknown): ReadableRow | Reject {
  const parsed = postingRow.safeParse(value);
  if (!parsed.success) return reject(null, 'wrong-type', 'a row of the list is not an object');
  const row = parsed.data;
  if (row.id === null) {
    return reject(null, 'no-id', `a posting without an id${row.name ? `: ${row.name.slice(0, 80)}` : ''}`);
  }
  if (isInternal(row))
    return reject(row.id, 'not-public', `posting ${row.id} is for the company's own staff`);
  const read = readListedTitle(row.id, row.name, { what: `posting ${row.id}`, name: row.id });
  if ('kind' in read) return read;
  return { externalId: row.id, fingerprint: toFingerprint(toComparable(row)), row };
}

/** A detail as a posting. What a trimmed detail leaves out is taken from its row; an inactive one is gone. */
export function toJob(
  { externalId, row }: ReadableRow,
  value: unknown,
  board: { board: string; company: string | null },
): JobResult {
  const parsed = postingDetail.safeParse(value);
  if (!parsed.success)
    return reject(externalId, 'detail-unreadable', `the detail of ${externalId} is not an object`);
  const { id, name } = parsed.data;
  if (id === null && name === null) {
    return reject(externalId, 'detail-unreadable', `the detail of ${externalId} holds no posting`);
  }
  if (id !== null && id !== externalId) {
    return reject(externalId, 'detail-unreadable', `asked for ${externalId}, got ${id.slice(0, 40)}`);
  }
  const detail = withRow(parsed.data, row);
  if (detail.active === false)
    return reject(externalId, 'detail-gone', `posting ${externalId} is not active`);
  if (isInternal(detail)) {
    return reject(externalId, 'not-public', `posting ${externalId} is for the company's own staff`);
  }
  const posting = build(externalId, detail, { ...board, formId: row.uuid });
  const result = requireTitled(posting, { what: `posting ${externalId}` });
  return 'kind' in result ? result : withRequirements(result, detail);
}

function build(
  externalId: string,
  detail: PostingDetail,
  board: { board: string; company: string | null; formId: string | null },
): Posting {
  const department = detail.department?.label ?? detail.function?.label ?? null;
  const place = toRowPlace(detail);
  return buildPosting({
    externalId,
    title: detail.name ?? '',
    company: detail.company?.name ?? board.company,
    places: place ? [place] : [],
    workMode: toRowWorkMode(detail),
    employmentTypeText: toEmploymentWords(detail),
    department,
    functionText: detail.function?.label ?? null,
    html: toDescriptionHtml(detail),
    pay: detail.compensation
      ? fromPayFields({ ...detail.compensation, period: toPayPeriod(detail.compensation.period) })
      : null,
    publishedAt: toInstant(detail.releasedDate),
    ...toAddresses(detail.company?.identifier ?? board.board, externalId, detail),
    formId: board.formId,
    reference: detail.refNumber,
    language: toLanguage(detail.language?.code ?? null),
  });
}

function withRequirements(posting: Posting, detail: PostingDetail): Posting {
  const source = toRequirementsSource(detail);
  if (posting.requirementsHtml !== null || source === null) return posting;
  return { ...posting, requirementsHtml: toDescription(source).descriptionHtml || null };
}

/** "Warsaw, , Poland" → "Warsaw, Poland"; the country is a lower-case code, the region a code, a name or missing. */
function toRowPlace({ location }: PostingDetail): Place | null {
  if (!location) return null;
  const { city, region, country, postalCode } = location;
  const pieces = location.fullLocation?.split(',') ?? [city, region, country?.toUpperCase()];
  const text = pieces
    .map((piece) => piece?.trim() ?? '')
    .filter((piece) => piece !== '')
    .join(', ');
  return text === '' ? null : parsePlace(text, { city, state: region, postalCode, country });
}

const IS_WORK_MODE =
  /work ?place|work(ing)? (location|model|style|mode|arrangement|type)|remote|telecommut|hybrid/i;

/**
 * Both flags false is also the default value, so it says nothing; then the employer's own fields are asked. A field
 * called "Remote" with "Yes" means remote. Hybrid is never remote.
 */
function toRowWorkMode({ location, customField }: PostingDetail): WorkMode | null {
  const fields = customField.filter(({ fieldLabel }) => IS_WORK_MODE.test(fieldLabel ?? ''));
  const modes = fields.map(({ fieldLabel, valueLabel }) =>
    /^yes$/i.test(valueLabel ?? '') ? toWorkMode(fieldLabel) : toWorkMode(valueLabel),
  );
  if (location?.hybrid === true || modes.includes('hybrid')) return 'hybrid';
  return location?.remote === true ? 'remote' : chooseWorkMode(modes);
}

function toEmploymentWords({ typeOfEmployment }: PostingDetail): string | null {
  const label = typeOfEmployment?.label ?? null;
  if (label !== null && toEmploymentType(label) !== null) return label;
  return EMPLOYMENT_WORDS[typeOfEmployment?.id?.toLowerCase() ?? ''] ?? label;
}

function toLanguage(code: string | null): string | null {
  return code !== null && /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(code) ? code.replace(/_/g, '-') : null;
}

function isInternal(row: { visibility: string | null }): boolean {
  return row.visibility !== null && row.visibility.toUpperCase() === 'INTERNAL';
}

/** Everything of a row that means something; a department counts by its name, because its id changes type. */
function toComparable(row: PostingRow): unknown {
  return { ...row, department: row.department?.label ?? null };
}

/** A detail with what only its row says: trimmed details occur, and an empty department is `{}`. */
function withRow(detail: PostingDetail, row: PostingRow): PostingDetail {
  return {
    ...detail,
    name: detail.name ?? row.name,
    refNumber: detail.refNumber ?? row.refNumber,
    company: detail.company ?? row.company,
    releasedDate: detail.releasedDate ?? row.releasedDate,
    location: detail.location ?? row.location,
    function: detail.function?.label ? detail.function : row.function,
    typeOfEmployment: detail.typeOfEmployment ?? row.typeOfEmployment,
    department: detail.department?.label ? detail.department : row.department,
    visibility: detail.visibility ?? row.visibility,
    language: detail.language ?? row.language,
    customField: detail.customField.length > 0 ? detail.customField : row.customField,
  };
}
