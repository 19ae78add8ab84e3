import type { JobIdentity, Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** Above every number that a store gives to a job, and of few enough digits for calls and JSON. */
const ELSEWHERE = 2 ** 52;
const PER_QUERY = 500;

/** A job that a row of an account file names. */
export interface NamedJob {
  source: Source;
  /** In the store that the file came from. */
  number: number;
  identity: JobIdentity;
}

/** The numbers that the jobs of a file have here. */
export interface JobNumbers {
  /** Null when the job is not held here. */
  find: (identity: JobIdentity) => number | null;
  /** The same; of a job that is not held here a number that no job ever has, and that stays the same in the next file. */
  toNumber: (job: NamedJob) => number;
}

/** A number of the file that refers to nothing here. */
export function toNumberElsewhere(number: number): number {
  return number >= ELSEWHERE ? number : ELSEWHERE + number;
}

/** Whether a number was given by `toNumberElsewhere`. */
export function isElsewhere(number: number): boolean {
  return number >= ELSEWHERE;
}

/** Looks up all that a file names, some hundreds at a time. */
export async function findJobNumbers(
  db: Executor,
  identities: AsyncIterable<NonNullable<JobIdentity>>,
): Promise<JobNumbers> {
  const numbers = new Map<string, number>();
  for await (const asked of inBatches(identities)) {
    const { rows } = await sql<{ id: number; source: Source; board: string; external_id: string }>`
      select jobs.id, boards.source, boards.board, jobs.external_id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (source text, board text, external_id text)
      join boards on boards.source = asked.source and boards.board = asked.board
      join jobs on jobs.board_id = boards.id and jobs.external_id = asked.external_id`.execute(db);
    for (const { id, ...identity } of rows) numbers.set(toKey(identity), id);
  }
  const find = (identity: JobIdentity) => (identity && numbers.get(toKey(identity))) ?? null;
  return {
    find,
    toNumber: ({ source, number, identity }) =>
      (identity?.source === source ? find(identity) : null) ?? toNumberElsewhere(number),
  };
}

async function* inBatches<One>(all: AsyncIterable<One>): AsyncGenerator<One[]> {
  let batch: One[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < PER_QUERY) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What tells identities apart. */
export function toKey({ source, board, external_id: id }: NonNullable<JobIdentity>): string {
  return JSON.stringify([source, board, id]);
}
