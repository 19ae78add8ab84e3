import type { AppliedJobsResponse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { JobKey } from './job-key.ts';
import type { StoredApplication } from './stored-application.ts';

/** Whether the employer has an application, by what is known. */
export type Standing = 'applied' | AppliedJobsResponse['prepared'][number]['standing'];

type Posting = Pick<StoredApplication, 'ats_source' | 'requisition_id'>;

/** What stands in the way of another application most comes first. */
const BY_WEIGHT: readonly Standing[] = ['applied', 'on-its-way', 'perhaps-there', 'not-sent'];

export function selectStandings(db: Executor, userId: number) {
  return db
    .selectFrom('job_applications')
    .leftJoin('application_submissions', 'application_submissions.application_id', 'job_applications.id')
    .select(['job_applications.ats_source', 'job_applications.requisition_id'])
    .select(['job_applications.application_status', 'application_submissions.state'])
    .where('job_applications.user_id', '=', userId);
}

export function toStanding({
  application_status: status,
  state,
}: Pick<Awaited<ReturnType<typeof readRows>>[number], 'application_status' | 'state'>): Standing {
  if (status === 'submitted' || status === 'completed') return 'applied';
  if (state === 'waiting' || state === 'sending') return 'on-its-way';
  return state === 'unknown' ? 'perhaps-there' : 'not-sent';
}

/** How the person's applications to these postings stand, by `toJobName`; none for postings without one. */
export async function loadStandings(
  db: Executor,
  userId: number,
  requisitionIds: readonly number[],
): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  if (requisitionIds.length === 0) return standings;
  for (const row of await readRows(db, userId, requisitionIds)) {
    const name = toJobName(row);
    const [first] = BY_WEIGHT.filter((one) => one === toStanding(row) || one === standings.get(name));
    if (first) standings.set(name, first);
  }
  return standings;
}

/** How the person's application to a posting stands; undefined without one. */
export async function findStanding(
  db: Executor,
  userId: number,
  { source, jobId }: JobKey,
): Promise<Standing | undefined> {
  const standings = await loadStandings(db, userId, [jobId]);
  return standings.get(toJobName({ ats_source: source, requisition_id: jobId }));
}

export function toJobName({ ats_source: source, requisition_id: id }: Posting): string {
  return `${source}:${id}`;
}

function readRows(db: Executor, userId: number, requisitionIds: readonly number[]) {
  return selectStandings(db, userId).where('job_applications.requisition_id', 'in', requisitionIds).execute();
}
