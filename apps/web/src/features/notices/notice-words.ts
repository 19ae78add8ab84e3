import { formatCount } from '@firsthand/contracts/light';
import type { NoticeView } from '@firsthand/contracts';
import { toKindWords } from '../../lib/job/history-labels.ts';

/** What happened, before the job or the list of jobs: "Changed", "Acme opened 3 jobs", "1 new job in “Cooks”". */
export function toNoticeWords({ kind, company, count, saved_search: search }: NoticeView): string {
  const several = count ?? 1;
  switch (kind) {
    case 'job_changed':
      return toKindWords('changed');
    case 'job_closed':
      return toKindWords('closed');
    case 'job_reopened':
      return toKindWords('reopened');
    case 'company_opened_jobs':
      return `${company ?? 'A company you watch'} opened ${toJobs(several)}`;
    case 'new_jobs':
      return `${toJobs(several, 'new ')} in “${search?.name ?? 'a saved search'}”`;
  }
}

function toJobs(count: number, which = ''): string {
  return `${formatCount(count)} ${which}${count === 1 ? 'job' : 'jobs'}`;
}
