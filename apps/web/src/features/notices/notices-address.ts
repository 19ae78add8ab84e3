import type { NoticeKind } from '@firsthand/contracts';

/** What can be looked at by itself, in the order the page offers it. */
export const NOTICE_KINDS: readonly NoticeKind[] = [
  'new_jobs',
  'company_opened_jobs',
  'job_changed',
  'job_closed',
  'job_reopened',
];

/** ('job_closed', 2) → "/notices?kind=job_closed&page=2"; null: of every kind. */
export function toNoticesAddress(kind: NoticeKind | null, page = 1): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/notices' : `/notices?${query}`;
}
