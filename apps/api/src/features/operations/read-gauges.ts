import { MINUTE_MS, type GaugeReading } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { countBoards } from './operations.repository.ts';

/** Boards are thousands: only so many that fail have a value of their own, the longest failing first. */
const FAILING_NAMED = 20;
/** A board so late is not read, as when no worker runs; before that it may wait for its turn. */
const OVERDUE_MS = 15 * MINUTE_MS;

/** How boards and the queue stand now, for who measures. Names no person: keys and payloads of tasks are not read. */
export async function readGauges(executor: Executor, now: Date): Promise<GaugeReading[]> {
  return [
    ...(await readBoards(executor, now)),
    ...(await readFailingBoards(executor)),
    ...(await readOpenJobs(executor)),
    ...(await readQueue(executor, now)),
  ];
}

async function readBoards(executor: Executor, now: Date): Promise<GaugeReading[]> {
  const lateSince = new Date(now.getTime() - OVERDUE_MS);
  const counts = await countBoards(executor);
  const { overdue } = await executor
    .selectFrom('boards')
    .select(({ fn }) => fn.countAll<number>().as('overdue'))
    .where('enabled', '=', true)
    .where('paused_at', 'is', null)
    .where(sql<boolean>`next_crawl_at < ${lateSince}::timestamptz`)
    .executeTakeFirstOrThrow();
  const { held } = await executor
    .selectFrom('held_closings')
    .innerJoin('boards', 'boards.id', 'held_closings.board_id')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('enabled', '=', true)
    .where('agreed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Object.entries({ ...counts, overdue, held }).map(([state, value]) => ({
    ...{ name: 'firsthand_boards', labels: { state }, value },
  }));
}

async function readFailingBoards(executor: Executor): Promise<GaugeReading[]> {
  const failing = await executor
    .selectFrom('boards')
    .select(['source', 'board', 'failures_in_a_row'])
    .where('enabled', '=', true)
    .where('paused_at', 'is', null)
    .where('failures_in_a_row', '>', 0)
    .orderBy('failures_in_a_row', 'desc')
    .orderBy('id')
    .limit(FAILING_NAMED)
    .execute();
  return failing.map(({ source, board, failures_in_a_row: value }) => ({
    ...{ name: 'firsthand_board_failures_in_a_row', labels: { board: `${source}:${board}` }, value },
  }));
}

async function readOpenJobs(executor: Executor): Promise<GaugeReading[]> {
  const rows = await executor
    .selectFrom('boards')
    .select(({ fn }) => ['source', fn.sum<number>('open_jobs').as('open')])
    .groupBy('source')
    .execute();
  return rows.map(({ source, open }) => ({
    ...{ name: 'firsthand_jobs_open', labels: { source }, value: open },
  }));
}

async function readQueue(executor: Executor, now: Date): Promise<GaugeReading[]> {
  const at = sql`${now}::timestamptz`;
  const isFree = sql`(failed_at is null and (leased_until is null or leased_until < ${at}))`;
  const { rows } = await sql<
    Record<'waiting' | 'later' | 'running' | 'gave_up' | 'age', number> & { kind: string }
  >`
    select kind,
      count(*) filter (where ${isFree} and run_at <= ${at}) as waiting,
      count(*) filter (where ${isFree} and run_at > ${at}) as later,
      count(*) filter (where failed_at is null and leased_until >= ${at}) as running,
      count(*) filter (where failed_at is not null) as gave_up,
      coalesce(extract(epoch from ${at} - min(run_at) filter (where ${isFree} and run_at <= ${at})), 0) as age
    from tasks group by kind`.execute(executor);
  return rows.flatMap(({ kind, age, ...states }): GaugeReading[] => [
    { name: 'firsthand_queue_age_seconds', labels: { kind }, value: age },
    ...Object.entries(states).map(([state, value]) => ({
      ...({ name: 'firsthand_queue_tasks', labels: { kind, state }, value } as const),
    })),
  ]);
}
