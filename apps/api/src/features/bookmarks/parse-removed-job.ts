import { SOURCES, type RemoveBookmarkRequest, type Source } from '@firsthand/contracts';
import { isGiven, parseJobKey, type JobKey } from '../../models/job-key.ts';

/**
 * The job that a remove call names: by the one `{source}_requisition_id` that is filled, by `source` and
 * `requisition_id`, or by both when they agree. Null when nothing, half of it, or more than one job is named.
 *
 *     { lever_requisition_id: 7, adp_requisition_id: null } // { source: 'lever', jobId: 7 }
 *     { lever_requisition_id: 7, adp_requisition_id: 7 }    // null
 */
export function parseRemovedJob(request: RemoveBookmarkRequest): JobKey | null {
  const filled = SOURCES.filter((source) => isGiven(request[toField(source)]));
  const [source] = filled;
  if (source === undefined) return parseJobKey(request);
  const job = parseJobKey({ source, requisition_id: request[toField(source)] });
  if (filled.length > 1 || job === null) return null;
  const named = parseJobKey({
    source: isGiven(request.source) ? request.source : job.source,
    requisition_id: isGiven(request.requisition_id) ? request.requisition_id : job.jobId,
  });
  return named?.source === job.source && named.jobId === job.jobId ? job : null;
}

function toField(source: Source): `${Source}_requisition_id` {
  return `${source}_requisition_id`;
}
