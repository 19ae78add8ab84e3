import type { Posting } from '@firsthand/contracts';
import type { RejectReason } from '../contract.ts';
import { buildPosting } from '../posting/build-posting.ts';
import { relativeToDay, toInstant } from '../posting/dates.ts';
import { toWorkMode } from '../posting/work-mode.ts';
import { toApplyUrl, toHostedUrl, type WorkdayBoard } from './board-address.ts';
import type { Detail, JobPostingInfo, ListRow } from './payload.ts';
import { toPlaces } from './to-places.ts';

export type JobOrReject = { posting: Posting } | { reason: RejectReason; message: string };

interface JobSource {
  board: WorkdayBoard;
  company: string | null;
  now: Date;
  externalId: string;
  path: string;
  row: ListRow;
  detail: Detail;
}

const LONGEST_TITLE = 1_000;

/** Joins a row with its detail. The detail decides; the row fills what it lacks. */
export function toJob({ board, company, now, externalId, path, row, detail }: JobSource): JobOrReject {
  const info = detail.jobPostingInfo;
  const title = info.title ?? row.title;
  if (title === null) return { reason: 'no-title', message: `${path} has no title` };
  if (title.length > LONGEST_TITLE) {
    return { reason: 'too-large', message: `${path} has a title of ${title.length} characters` };
  }
  if (info.posted === false || info.canApply === false) {
    return { reason: 'detail-gone', message: `${path} takes no applications any more` };
  }
  const hostedUrl = toHostedUrl(board, path, info.externalUrl);
  const posting = buildPosting({
    externalId,
    title,
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
  // A title of blanks and invisible characters is none.
  return posting.title === '' ? { reason: 'no-title', message: `${path} has no title` } : { posting };
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
