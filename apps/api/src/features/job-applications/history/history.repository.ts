import { APPLICATION_STAGES, type ApplicationStage, type Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { selectApplications, type StoredApplication } from '../../../models/stored-application.ts';

export interface HistoryFilter {
  source: Source | null;
  stage: ApplicationStage | null;
}

/** A part of a person's applications, newest first. */
export async function loadHistoryPage(
  db: Executor,
  userId: number,
  { source, stage, limit, offset }: HistoryFilter & { limit: number; offset: number },
): Promise<StoredApplication[]> {
  return selectApplications(db, userId)
    .$if(source !== null, (query) => query.where('job_applications.ats_source', '=', source))
    .$if(stage !== null, (query) => query.where('job_applications.stage', '=', stage ?? 'saved'))
    .orderBy('job_applications.applied_at', 'desc')
    .orderBy('job_applications.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export interface HistoryCounts {
  /** Of what the filter leaves. */
  total: number;
  /** Of everything, whatever the filter. */
  byStage: Record<ApplicationStage, number>;
}

export async function countHistory(
  db: Executor,
  userId: number,
  filter: HistoryFilter,
): Promise<HistoryCounts> {
  const groups = await db
    .selectFrom('job_applications')
    .select((row) => ['stage', 'ats_source', row.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy(['stage', 'ats_source'])
    .execute();
  const byStage = Object.fromEntries(
    APPLICATION_STAGES.map((stage) => [stage, 0]),
  ) as HistoryCounts['byStage'];
  let total = 0;
  for (const { stage, ats_source: source, count } of groups) {
    byStage[stage] += count;
    const isMeant =
      (filter.stage === null || filter.stage === stage) &&
      (filter.source === null || filter.source === source);
    if (isMeant) total += count;
  }
  return { total, byStage };
}

/** The person's applications to postings that the employer has, as far as is known. */
export async function loadApplied(db: Executor, userId: number) {
  return db
    .selectFrom('job_applications')
    .select(['id', 'ats_source', 'requisition_id', 'applied_at', 'stage'])
    .where('user_id', '=', userId)
    .where('requisition_id', 'is not', null)
    .where('application_status', 'in', ['submitted', 'completed'])
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The last row of a page; the database's own words for its time, which is finer than a Date. */
export interface ExportCursor {
  id: number;
  appliedAt: string;
}

/** A page of what the table for spreadsheets shows, newest first: all but the descriptions. */
export async function loadForExport(
  db: Executor,
  userId: number,
  { after, limit }: { after: ExportCursor | null; limit: number },
) {
  return db
    .selectFrom('job_applications')
    .select((row) => [
      ...(['id', 'applied_at', 'ats_source', 'application_status', 'way', 'stage', 'notes'] as const),
      'follow_up_on',
      sql<string>`applied_at::text`.as('applied_at_text'),
      row.ref('job_data', '->>').key('title').$castTo<string>().as('title'),
      row.ref('job_data', '->>').key('company').$castTo<string | null>().as('company'),
      row.ref('job_data', '->>').key('client_name').$castTo<string | null>().as('client_name'),
      row.ref('job_data', '->>').key('location').$castTo<string | null>().as('location'),
      row.ref('job_data', '->>').key('external_url').$castTo<string | null>().as('external_url'),
    ])
    .where('user_id', '=', userId)
    .$if(after !== null, (rest) =>
      rest.where(sql<boolean>`(applied_at, id) < (${after?.appliedAt}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type ExportedApplication = Awaited<ReturnType<typeof loadForExport>>[number];
