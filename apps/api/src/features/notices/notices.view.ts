import { LIMITS, type HistoryEntry, type NoticeView } from '@firsthand/contracts';
import type { NoticeData } from '@firsthand/database';
import { toNavigation } from '../../models/jobs.view.ts';
import { toRolePlaces } from '../../models/role-places.ts';
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
    ...(job ? toNamedJob([job]) : NO_JOB),
    changes: changes.get(data.change_id ?? 0) ?? [],
    count: data.count ?? null,
    jobs: groupRoles(data)
      .map((ids) => ids.flatMap((id) => jobs.get(id) ?? []))
      .flatMap((openings) => (isSome(openings) ? [toNamedJob(openings)] : []))
      .slice(0, LIMITS.jobsPerNotice),
    saved_search:
      searchId === null
        ? null
        : { id: searchId, name: data.name ?? '', path: searchPaths.get(searchId) ?? null },
  };
}

const NO_JOB = { requisition_id: null, title: null, company: null, location: null, navigation: null };

/** Of a role's places so many are named. */
const PLACES_NAMED = 3;

type Some<Value> = readonly [Value, ...Value[]];

function isSome<Value>(values: readonly Value[]): values is Some<Value> {
  return values.length > 0;
}

/** The jobs that a notice names, those of one role together; each by itself where no roles were noted. */
function groupRoles({ job_ids: ids = [], job_roles: roles = [] }: NoticeData): number[][] {
  const grouped = new Map<number, number[]>();
  for (const [index, id] of ids.entries()) {
    const role = roles[index] ?? id;
    grouped.set(role, [...(grouped.get(role) ?? []), id]);
  }
  return [...grouped.values()];
}

/** A role by its newest opening, with the places of all. */
function toNamedJob(openings: Some<NoticedJob>): NoticeView['jobs'][number] {
  const [job] = openings;
  return {
    requisition_id: job.id,
    title: job.title,
    company: job.company,
    location: toRolePlaces(
      openings.flatMap(({ places }) => places),
      PLACES_NAMED,
    ),
    navigation: toNavigation({ job, board: job.board, companySlug: job.companySlug }),
  };
}
