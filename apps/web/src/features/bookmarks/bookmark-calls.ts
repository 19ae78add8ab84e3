import type { Bookmark, BookmarksResponse } from '@firsthand/contracts';
import { SOURCES, type Source } from '@firsthand/contracts/light';
import { call, type ApiFetch } from '../../lib/api-client.ts';

/** What names a job to the bookmark calls. */
export interface BookmarkedJob {
  id: number;
  source: Source;
}

/** The calls of the bookmark store; each throws ApiFailure. */
export interface BookmarkCalls {
  list: () => Promise<Bookmark[]>;
  add: (job: BookmarkedJob) => Promise<void>;
  remove: (job: BookmarkedJob) => Promise<void>;
  clear: () => Promise<void>;
}

const path = '/v1/api/bookmarks';
const headers = { 'content-type': 'application/json' };

/**
 * The body of the remove call: one field per source, of which only the one of the job's source holds the id.
 * ({ id: 7, source: 'lever' }) → { source: 'lever', requisition_id: 7, …, lever_requisition_id: 7, dover_…: null }
 */
export function toRemoveBody(job: BookmarkedJob): Record<string, unknown> {
  const fields = SOURCES.map(
    (source) => [`${source}_requisition_id`, source === job.source ? job.id : null] as const,
  );
  return { source: job.source, requisition_id: job.id, ...Object.fromEntries(fields) };
}

/** The bookmark calls of whoever `apiFetch` speaks for. */
export function toBookmarkCalls(apiFetch: ApiFetch): BookmarkCalls {
  return {
    async list() {
      return (await call<BookmarksResponse>(apiFetch, path)).bookmarks;
    },
    async add(job) {
      const body = JSON.stringify({ source: job.source, requisition_id: job.id });
      await call(apiFetch, path, { method: 'POST', headers, body });
    },
    async remove(job) {
      await call(apiFetch, path, { method: 'DELETE', headers, body: JSON.stringify(toRemoveBody(job)) });
    },
    async clear() {
      await call(apiFetch, `${path}/clear`, { method: 'DELETE' });
    },
  };
}
