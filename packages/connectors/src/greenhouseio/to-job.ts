import { toInstant } from '../posting/dates.ts';
import { toEmploymentType } from '../posting/employment-type.ts';
import { buildPosting } from '../posting/build-posting.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { decodeOnce } from '../posting/html.ts';
import { resolvePlaceCountries } from '../posting/places.ts';
import { reject, type JobResult, type ListedRow, type Reject } from '../reading/events.ts';
import { readListedTitle, requireTitled } from '../reading/title.ts';
import { toAddresses } from './board-address.ts';
import { findMetadataText } from './metadata.ts';
import { toPay } from './pay.ts';
import { jobRow, type JobRow } from './payload.ts';
import { toRowPlaces } from './places.ts';
import { toRowWorkMode } from './work-mode.ts';

const IS_EMPLOYMENT_TYPE = /\b(employment|time|job|position|contract|worker) ?(type|status)\b/i;

/** A row that can become a posting, with the identity and fingerprint the crawl compares. */
export interface ReadableRow extends ListedRow {
  title: string;
  row: JobRow;
}

/** Reads one element of the list; what cannot become a posting is a reject with its reason. */
export function readRow(value: unknown): ReadableRow | Reject {
  const parsed = jobRow.safeParse(value);
  if (!parsed.success) return reject(null, 'wrong-type', 'a row of the list is not an object');
  const row = parsed.data;
  if (row.id === null)
    return reject(null, 'no-id', `a job without an id${row.title ? `: ${row.title.slice(0, 80)}` : ''}`);
  const read = readListedTitle(row.id, row.title, { what: `job ${row.id}` });
  if ('kind' in read) return read;
  return { externalId: row.id, title: read.title, fingerprint: toFingerprint(row), row };
}

/** A readable row as a posting. */
export function toJob(
  { externalId, title, row }: ReadableRow,
  board: { board: string; company: string | null },
): JobResult {
  const html = toHtml(row.content ?? '');
  const places = toRowPlaces(row);
  const department = row.departments.find((entry) => isDepartment(entry.name))?.name ?? null;
  const posting = buildPosting({
    externalId,
    title,
    company: row.company_name ?? board.company,
    places,
    workMode: toRowWorkMode(row),
    employmentTypeText: findMetadataText(row, IS_EMPLOYMENT_TYPE, (text) => toEmploymentType(text) !== null),
    department,
    html,
    pay: toPay(row, html, resolvePlaceCountries(places, {})[0]?.country ?? null),
    ...toAddresses(board.board, externalId, row.absolute_url),
    reference: toReference(row.requisition_id),
    language: row.language,
    isProspect: row.internal_job_id === null,
  });
  const result = requireTitled(posting, { what: `job ${externalId}` });
  return 'kind' in result ? result : { ...result, publishedAt: toPublishedAt(row.first_published) };
}

/**
 * `content` is HTML written as entities: "&lt;p&gt;R&amp;amp;D&lt;/p&gt;" → "<p>R&amp;D</p>". It is decoded exactly once,
 * and only when it holds escaped tags and no real one: a real tag means it is HTML already.
 */
function toHtml(content: string): string {
  const hasTag = /<[a-z!/]/i.test(content);
  const hasEscapedTag = /&(lt|#60|#x3c);\/?[a-z!]/i.test(content);
  return !hasTag && hasEscapedTag ? decodeOnce(content) : content;
}

/** Keeps the offset, and with it the employer's own day: 22:32-04:00 on the 20th is still the 20th. */
function toPublishedAt(value: string | null): string | null {
  const instant = toInstant(value);
  const hasOffset = value !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]+[+-]\d{2}:\d{2}$/.test(value);
  return instant !== null && hasOffset ? value : instant;
}

/** A requisition number has a digit; "See Opening ID", "ONE" and "MULTI" stand where the employer has none. */
function toReference(value: string | null): string | null {
  return value !== null && /\d/.test(value) ? value : null;
}

function isDepartment(name: string | null): boolean {
  return name !== null && !/^no department$/i.test(name);
}
