import { buildPosting } from '../posting/build-posting.ts';
import { relativeToDay, toInstant } from '../posting/dates.ts';
import { toWorkMode } from '../posting/work-mode.ts';
import { reject, type JobResult } from '../reading/events.ts';
import { readTitle, requireTitled } from '../reading/title.ts';
import { toApplyUrl, toHostedUrl, type WorkdayBoard } from './board-address.ts';
import type { Detail, JobPostingInfo, ListRow } from './payload.ts';
import { toPlaces } from './to-places.ts';

interface JobSource {
  board: WorkdayBoard;
  company: string | null;
  now: Date;
  externalId: string;
  path: string;
  row: ListRow;
  detail: Detail;
}

/** Joins a row with its detail. The detail decides; the row fills what it lacks. */
export function toJob({ board, company, now, externalId, path, row, detail }: JobSource): JobResult {
  const info = detail.jobPostingInfo;
  const words = { what: path };
  const read = readTitle(externalId, info.title ?? row.title, words);
  if ('kind' in read) return read;
  if (info.posted === false || info.canApply === false) {
    return reject(externalId, 'detail-gone', `${path} takes no applications any more`);
  }
  const hostedUrl = toHostedUrl(board, path, info.externalUrl);
  const posting = buildPosting({
    externalId,
    title: read.title,
    company: company ?? toEntityName(detail.hiringOrganization?.name ?? null),
    places: toPlaces(info, row, path),
    workMode: toWorkMode(info.remoteType ?? row.remoteType),
    workModeTexts: [info.location ?? row.locationsText],
    employmentTypeText: info.timeType ?? row.timeType,
    html: info.jobDescription ?? '',
    publishedAt: toPublishedAt(info, row, now),
    hostedUrl,
    applyUrl: toApplyUrl(hostedUrl),
    reference: info.jobReqId ?? findReference(row, path),
  });
  return requireTitled(posting, words);
}

/**
 * The legal entity, used only when nobody told us the employer's name. Its bookkeeping code is left out:
 * "IL00 Example Networks, Ltd." → "Example Networks, Ltd."
 */
function toEntityName(name: string | null): string | null {
  return name?.replace(/^[A-Z]{2}\d{1,4}[\s-]+(?=\S)/, '') ?? null;
}

/** `startDate` is the day of posting; "30+ Days Ago" is no day. */
function toPublishedAt(info: JobPostingInfo, row: ListRow, now: Date): string | null {
  const said = toInstant(info.startDate);
  if (said !== null) return said;
  const words = info.postedOn ?? row.postedOn;
  return words === null ? null : relativeToDay(words, now);
}

/** The list's bullets are free; one is the requisition when the address ends in it. */
function findReference(row: ListRow, path: string): string | null {
  return (
    row.bulletFields.find((bullet) => path.endsWith(`_${bullet}`) || path.includes(`_${bullet}-`)) ?? null
  );
}
