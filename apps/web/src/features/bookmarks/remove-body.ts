import type { RemoveBookmarkRequest } from '@firsthand/contracts';
import { SOURCES, type Source } from '@firsthand/contracts/light';

/** What names a job to the bookmark calls. */
export interface BookmarkedJob {
  id: number;
  source: Source;
}

/** With its title, for what is said of it. */
export interface NamedJob extends BookmarkedJob {
  title: string;
}

/**
 * The body of the remove call: one field per source, of which only the one of the job's source holds the id.
 * ({ id: 7, source: 'lever' }) → { source: 'lever', requisition_id: 7, …, lever_requisition_id: 7, dover_…: null }
 */
export function toRemoveBody(job: BookmarkedJob): RemoveBookmarkRequest {
  const fields = SOURCES.map(
    (source) => [`${source}_requisition_id`, source === job.source ? job.id : null] as const,
  );
  return { source: job.source, requisition_id: job.id, ...Object.fromEntries(fields) };
}
