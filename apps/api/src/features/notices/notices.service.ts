import type { NoticesQuery, NoticesResponse, ReadNoticesRequest } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { toHistory } from '../../models/jobs.view.ts';
import { toSearchPath } from '../../models/search/search-path.ts';
import {
  countNotices,
  loadNoticedChanges,
  loadNoticedJobs,
  loadNotices,
  loadNoticedSearches,
  markRead,
} from './notices.repository.ts';
import { toNoticeView } from './notices.view.ts';

/** A page of what happened to what the viewer keeps, newest first, with what each notice is about. */
export async function listNotices(
  { database: { db } }: ApiContext,
  { user }: Viewer,
  page: NoticesQuery,
): Promise<NoticesResponse> {
  const [counts, notices] = await Promise.all([
    countNotices(db, user.id, page.kind),
    loadNotices(db, user.id, page),
  ]);
  const jobIds = notices.flatMap(({ job_id, data }) => [job_id, ...(data.job_ids ?? [])].filter(isNumber));
  const [jobs, lines, searches] = await Promise.all([
    loadNoticedJobs(db, [...new Set(jobIds)]),
    loadNoticedChanges(db, notices.map(({ data }) => data.change_id).filter(isNumber)),
    loadNoticedSearches(db, user.id, notices.map(({ saved_search_id: id }) => id).filter(isNumber)),
  ]);
  const entries = toHistory(lines);
  const changes = new Map(lines.map(({ id }, index) => [id, entries[index]?.fields ?? []]));
  const searchPaths = new Map(
    searches.map(({ id, query, last_seen_at, created_at }) => [
      id,
      toSearchPath(query, last_seen_at ?? created_at),
    ]),
  );
  return { ...counts, data: notices.map((notice) => toNoticeView(notice, { jobs, changes, searchPaths })) };
}

/** Marks the viewer's notices as read; those that are, or are no longer there, are fine too. Gives how many are left. */
export async function readNotices(
  { database: { db }, now }: ApiContext,
  { user }: Viewer,
  asked: ReadNoticesRequest,
): Promise<{ unread: number }> {
  await markRead(db, user.id, 'ids' in asked ? asked : { upTo: new Date(asked.up_to) }, now());
  const { unread } = await countNotices(db, user.id);
  return { unread };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
