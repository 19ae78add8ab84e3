import { BOARD_LIVES, DAY_MS, MINUTE_MS, type BoardLife, type BoardState } from '@firsthand/contracts';
import type { CrawlsTable, Executor } from '@firsthand/database';
import { sql, type Selectable, type SqlBool } from 'kysely';

/** What is gone fails as well, and needs nobody. */
const isFailing = sql<boolean>`(enabled and paused_at is null and failures_in_a_row > 0 and life <> 'gone')`;

const isPaused = sql<boolean>`(enabled and paused_at is not null)`;

export async function countBoards(executor: Executor) {
  return executor
    .selectFrom('boards')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('enabled', '=', true).as('crawled'),
      fn.countAll<number>().filterWhere(isFailing).as('failing'),
      fn
        .countAll<number>()
        .filterWhere('enabled', '=', true)
        .filterWhere('last_success_at', 'is', null)
        .as('never_read'),
      fn.countAll<number>().filterWhere(isPaused).as('paused'),
      fn.countAll<number>().filterWhere('enabled', '=', true).filterWhere('life', '=', 'quiet').as('quiet'),
      fn.countAll<number>().filterWhere('enabled', '=', true).filterWhere('life', '=', 'gone').as('gone'),
      fn.countAll<number>().filterWhere('kept_out_at', 'is not', null).as('kept_out'),
      fn.countAll<number>().filterWhere('enabled', '=', false).as('retired'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Of open jobs. The search table holds exactly those, in rows so narrow that a million of them are joined to their
 * verifications in less time than it takes to read the jobs themselves.
 */
export async function countJobs(executor: Executor, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return executor
    .selectFrom('job_search')
    .innerJoin('verifications', 'verifications.job_id', 'job_search.job_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('last_verified_at', '>=', dayAgo).as('verified_last_day'),
      fn.min<Date | null>('last_verified_at').as('oldest_verified_at'),
    ])
    .executeTakeFirstOrThrow();
}

/** A task whose lease ran out waits again, as for those who take tasks. */
export async function countTasks(executor: Executor, now: Date) {
  const isRunning = sql<boolean>`(failed_at is null and leased_until >= ${now}::timestamptz)`;
  const isWaiting = sql<boolean>`(
    failed_at is null and (leased_until is null or leased_until < ${now}::timestamptz))`;
  const minuteAgo = new Date(now.getTime() - MINUTE_MS);
  return executor
    .selectFrom('tasks')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere(isWaiting)
        .filterWhere(sql<boolean>`run_at < ${minuteAgo}::timestamptz`)
        .as('overdue'),
      fn.countAll<number>().filterWhere(isRunning).as('running'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('gave_up_total'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest first. Keys and payloads are never read here: they name people. */
export async function listGivenUpTasks(executor: Executor, limit: number) {
  return executor
    .selectFrom('tasks')
    .select(['id', 'kind', 'attempts', 'last_error'])
    .select(sql<Date>`failed_at`.as('failed_at'))
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Boards with the text in the company's or the board's name. Compared here, since what a database takes for the small
 * form of "Ü" hangs on the locale it was made with; and so that nothing typed means anything but itself, as "%" would.
 */
export async function findBoardsNamed(executor: Executor, search: string): Promise<number[]> {
  const boards = await executor.selectFrom('boards').select(['id', 'company', 'board']).execute();
  const wanted = search.toLowerCase();
  const isNamed = (name: string | null) => name?.toLowerCase().includes(wanted) ?? false;
  return boards.filter(({ company, board }) => isNamed(company) || isNamed(board)).map(({ id }) => id);
}

/** Those states that are lives, but for failing boards, which are counted by their last attempt. */
function isLife(state: BoardState): boolean {
  return state !== 'failing' && (BOARD_LIVES as readonly string[]).includes(state);
}

interface BoardFilter {
  state: BoardState;
  /** Null for all. */
  ids: readonly number[] | null;
}

function filterBoards(executor: Executor, { state, ids }: BoardFilter) {
  return executor
    .selectFrom('boards')
    .$if(state === 'failing', (query) => query.where(isFailing))
    .$if(state === 'paused', (query) => query.where(isPaused))
    .$if(state === 'retired', (query) => query.where('enabled', '=', false))
    .$if(state === 'kept-out', (query) => query.where('kept_out_at', 'is not', null))
    .$if(isLife(state), (query) => query.where('enabled', '=', true).where('life', '=', state as BoardLife))
    .$if(ids !== null, (query) => query.where(sql<SqlBool>`id = any(${ids}::bigint[])`));
}

export type StoredBoard = Awaited<ReturnType<typeof listBoards>>[number];

/** What needs somebody's eye first: failing, the longest in a row before others, then the longest unread. */
export async function listBoards(
  executor: Executor,
  { limit, offset, ...filter }: BoardFilter & { limit: number; offset: number },
) {
  return filterBoards(executor, filter)
    .select([
      'id',
      'source',
      'board',
      'company',
      'origin',
      'enabled',
      'paused_at',
      'open_jobs',
      'interval_seconds',
      'life',
      'moved_from',
      'kept_out_at',
    ])
    .select(sql<Date>`life_since`.as('life_since'))
    .select(['last_attempt_at', 'last_success_at', 'failure', 'failure_message', 'failures_in_a_row'])
    .select(sql<Date>`next_crawl_at`.as('next_crawl_at'))
    .orderBy(sql`case when ${isFailing} then failures_in_a_row else 0 end`, 'desc')
    .orderBy('last_success_at', (order) => order.asc().nullsFirst())
    .orderBy('source')
    .orderBy('board')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countListedBoards(executor: Executor, filter: BoardFilter): Promise<number> {
  const { total } = await filterBoards(executor, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type StoredCrawl = Selectable<CrawlsTable>;

/** The newest crawl of each board that has one, by the board's id: one look into the index for each. */
export async function findLastCrawls(
  executor: Executor,
  boardIds: readonly number[],
): Promise<Map<number, StoredCrawl>> {
  const { rows } = await sql<StoredCrawl>`
    select last.* from unnest(${boardIds}::bigint[]) as asked (board_id)
    cross join lateral (
      select * from crawls where crawls.board_id = asked.board_id order by crawls.id desc limit 1
    ) as last`.execute(executor);
  return new Map(rows.map((crawl) => [crawl.board_id, crawl]));
}
