import { findAts, SOURCES, type RemoveBookmarkRequest, type Source } from '@firsthand/contracts';
import type { JobKey } from './bookmarks.repository.ts';

interface NamedJob {
  source?: string | null | undefined;
  requisition_id?: number | string | null | undefined;
}

/** The job that a source and a number name; null when the source is unknown or the number is none. */
export function parseJobKey({ source, requisition_id: number }: NamedJob): JobKey | null {
  const ats = isGiven(source) ? findAts(source) : undefined;
  const requisitionId = parseNumber(number);
  return ats && requisitionId !== null ? { source: ats.source, requisitionId } : null;
}

/**
 * The job that a remove call names: by the one `{source}_requisition_id` that is filled, by `source` and
 * `requisition_id`, or by both when they agree. Null when nothing, half of it, or more than one job is named.
 *
 *     { lever_requisition_id: 7, adp_requisition_id: null } // { source: 'lever', requisitionId: 7 }
 *     { lever_requisition_id: 7, adp_requisition_id: 7 }    // null
 */
export function parseRemovedJob(request: RemoveBookmarkRequest): JobKey | null {
  const filled = SOURCES.filter((source) => isGiven(request[toField(source)]));
  const [source] = filled;
  if (source === undefined) return parseJobKey(request);
  const job = parseJobKey({ source, requisition_id: request[toField(source)] });
  if (filled.length > 1 || job === null) return null;
  const agrees =
    (!isGiven(request.source) || findAts(request.source)?.source === job.source) &&
    (!isGiven(request.requisition_id) || parseNumber(request.requisition_id) === job.requisitionId);
  return agrees ? job : null;
}

function toField(source: Source): `${Source}_requisition_id` {
  return `${source}_requisition_id`;
}

/** An empty parameter of an address says the same as an absent one. */
function isGiven<T>(value: T | null | undefined | ''): value is T {
  return value !== null && value !== undefined && value !== '';
}

function parseNumber(value: number | string | null | undefined): number | null {
  if (!isGiven(value)) return null;
  if (typeof value === 'string' && !/^\d{1,16}$/.test(value)) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
