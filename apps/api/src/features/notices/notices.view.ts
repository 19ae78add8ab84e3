import type { HistoryEntry, NoticeView } from '@firsthand/contracts';
import { toNavigation } from '../jobs/jobs.view.ts';
import type { NoticedJob, NoticeRow } from './notices.repository.ts';

interface Known {
  jobs: ReadonlyMap<number, NoticedJob>;
  /** By the number of the line in the history. */
  changes: ReadonlyMap<number, HistoryEntry['fields']>;
  /** The pages of saved searches, by their numbers. */
  searchPaths: ReadonlyMap<number, string>;
}

/** A notice as the wire has it, with its job as it is called today. */
export function toNoticeView(notice: NoticeRow, { jobs, changes, searchPaths }: Known): NoticeView {
  const { data, saved_search_id: searchId } = notice;
  const job = jobs.get(notice.job_id ?? 0);
  return {
    id: notice.id,
    kind: notice.kind,
    at: notice.at.toISOString(),
    read_at: notice.read_at?.toISOString() ?? null,
    ...(job ? toNamedJob(job) : { requisition_id: null, title: null, company: null, navigation: null }),
    changes: changes.get(data.change_id ?? 0) ?? [],
    count: data.count ?? null,
    jobs: (data.job_ids ?? []).flatMap((id) => {
      const named = jobs.get(id);
      return named ? [toNamedJob(named)] : [];
    }),
    saved_search:
      searchId === null
        ? null
        : { id: searchId, name: data.name ?? '', path: searchPaths.get(searchId) ?? null },
  };
}

function toNamedJob(job: NoticedJob): NoticeView['jobs'][number] {
  return {
    requisition_id: job.id,
    title: job.title,
    company: job.company,
    navigation: toNavigation({ job, board: job.board, companySlug: job.companySlug }),
  };
}
