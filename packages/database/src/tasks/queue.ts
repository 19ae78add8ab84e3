import { sql, type Selectable } from 'kysely';
import type { Executor } from '../database.ts';
import type { TasksTable } from '../tables/work-tables.ts';

const DEFAULT_MAX_ATTEMPTS = 5;
const BACK_OFF_BASE_SECONDS = 30;
const BACK_OFF_MAX_SECONDS = 3_600;
const ERROR_LENGTH = 2_000;

export interface NewTask {
  kind: string;
  /** At most one waiting or running task per kind and key. */
  key: string;
  payload?: object;
  /** Not before; default now, by the database's clock. */
  runAt?: Date;
  /** Takes before the task counts as failed; default 5. */
  maxAttempts?: number;
}

/** A task that somebody holds. `owner` and `attempts` together prove whose it is. */
export interface Task {
  id: number;
  kind: string;
  key: string;
  payload: object;
  /** This one included. */
  attempts: number;
  maxAttempts: number;
  owner: string;
}

/**
 * Puts a task in the queue unless one of the same kind and key waits or runs. Twice is fine: a waiting one that has not
 * been tried yet is moved forward when the new one is due sooner. Returns whether the queue changed.
 */
export async function enqueueTask(executor: Executor, task: NewTask): Promise<boolean> {
  const runAt = task.runAt === undefined ? sql`now()` : sql`${task.runAt}`;
  const { rows } = await sql`
    insert into tasks as t (kind, key, payload, run_at, max_attempts)
    values (${task.kind}, ${task.key}, ${JSON.stringify(task.payload ?? {})}::jsonb, ${runAt}::timestamptz,
            ${task.maxAttempts ?? DEFAULT_MAX_ATTEMPTS})
    on conflict (kind, key) where failed_at is null
    do update set run_at = excluded.run_at
      where t.leased_by is null and t.attempts = 0 and t.run_at > excluded.run_at
    returning t.id`.execute(executor);
  return rows.length > 0;
}

export interface TakeOptions {
  kinds: readonly string[];
  /** Unique to the taker, e.g. host, pid and a random part. */
  owner: string;
  /** Others may take the task when the lease was not extended for so long. */
  leaseSeconds: number;
  /** Only the task of this key, and then even before it is due. */
  key?: string;
}

/** Takes the task that is due longest, or undefined. Several takers never get the same one. */
export async function takeTask(executor: Executor, options: TakeOptions): Promise<Task | undefined> {
  const due = options.key === undefined ? sql`run_at <= now()` : sql`key = ${options.key}`;
  const { rows } = await sql<Selectable<TasksTable>>`
    update tasks
    set leased_by = ${options.owner},
        leased_until = now() + make_interval(secs => ${options.leaseSeconds}),
        attempts = attempts + 1
    where id = (
      select id from tasks
      where kind = any(${options.kinds}::text[]) and ${due} and failed_at is null
        and (leased_until is null or leased_until < now()) and attempts < max_attempts
      order by run_at, id
      limit 1
      for update skip locked
    )
    returning *`.execute(executor);
  const row = rows[0];
  if (!row) return undefined;
  const { id, kind, key, payload, attempts, max_attempts: maxAttempts } = row;
  return { id, kind, key, payload, attempts, maxAttempts, owner: options.owner };
}

const isHeldBy = (task: Task) =>
  sql`id = ${task.id} and leased_by = ${task.owner} and attempts = ${task.attempts}`;

/** Keeps the task for `leaseSeconds` from now. False when it is no longer the taker's. */
export async function extendLease(executor: Executor, task: Task, leaseSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    update tasks set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where ${isHeldBy(task)} returning id`.execute(executor);
  return rows.length > 0;
}

/** Removes a task that is done. False when it is no longer the taker's. */
export async function finishTask(executor: Executor, task: Task): Promise<boolean> {
  const { rows } = await sql`delete from tasks where ${isHeldBy(task)} returning id`.execute(executor);
  return rows.length > 0;
}

/** Puts a task back as if it had not been taken. False when it is no longer the taker's. */
export async function releaseTask(executor: Executor, task: Task): Promise<boolean> {
  const { rows } = await sql`
    update tasks set leased_by = null, leased_until = null, attempts = attempts - 1
    where ${isHeldBy(task)} returning id`.execute(executor);
  return rows.length > 0;
}

/**
 * Ends every lease, as if it had run out: whoever held one is dead. Only for a store that has one process at a time,
 * before that process takes its first task. Returns how many were held.
 */
export async function endLeases(executor: Executor): Promise<number> {
  const { rows } = await sql`
    update tasks set leased_until = now() - interval '1 second'
    where leased_until >= now() returning id`.execute(executor);
  return rows.length;
}

export interface FailOptions {
  /** Between 0 and 1; default Math.random. */
  random?: () => number;
}

/**
 * Records why a task failed and when it is tried again: after 30 s, doubled with each attempt up to an hour, of which
 * up to half is taken off at random; or after the error's own `retryAfterSeconds` when that is later. After its last
 * attempt the task keeps the error and is not tried again. What failed with an error that is `notTried` was no attempt.
 * False when it is no longer the taker's.
 */
export async function failTask(
  executor: Executor,
  task: Task,
  error: unknown,
  options: FailOptions = {},
): Promise<boolean> {
  const message = toMessage(error).slice(0, ERROR_LENGTH);
  const wait = backOffSeconds(task.attempts, options.random ?? Math.random, error);
  const attempts = isNotTried(error) ? task.attempts - 1 : task.attempts;
  const { rows } = await sql`
    update tasks
    set leased_by = null, leased_until = null, last_error = ${message}, attempts = ${attempts},
        run_at = now() + make_interval(secs => ${wait}),
        failed_at = case when ${attempts} >= max_attempts then now() end
    where ${isHeldBy(task)} returning id`.execute(executor);
  return rows.length > 0;
}

/** Seconds until attempt number `attempts + 1`. */
export function backOffSeconds(attempts: number, random: () => number, error?: unknown): number {
  const whole = Math.min(BACK_OFF_MAX_SECONDS, BACK_OFF_BASE_SECONDS * 2 ** Math.min(attempts - 1, 20));
  const wait = whole * (1 - random() / 2);
  const asked = (error as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof asked === 'number' && (asked > wait || isNotTried(error)) ? asked : wait;
}

/** Whether nothing was done, since what it needs rests: the error says so of itself. */
export function isNotTried(error: unknown): boolean {
  return (error as { notTried?: unknown } | undefined)?.notTried === true;
}

// NUL cannot be stored, and an error may quote an answer that has one.
function toMessage(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll('\0', '');
}

/**
 * Marks tasks as failed whose worker died at their last attempt, and forgets failures older than 30 days.
 * Returns how many were marked.
 */
export async function sweepTasks(executor: Executor): Promise<number> {
  const { rows } = await sql`
    update tasks
    set failed_at = now(), leased_by = null, leased_until = null,
        last_error = coalesce(last_error, 'the worker ended during the last attempt')
    where failed_at is null and attempts >= max_attempts and leased_until < now()
    returning id`.execute(executor);
  await sql`delete from tasks where failed_at < now() - interval '30 days'`.execute(executor);
  return rows.length;
}
