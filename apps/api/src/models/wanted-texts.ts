import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import type { ApiContext } from '../api-context.ts';

/** Looks are written down together, so that a job many people look at costs one row now and then. */
const WRITE_EVERY_MS = 30_000;

/** Remembers that somebody wants to know what these jobs say now: the crawler reads their texts sooner. */
export async function wantTexts(db: Executor, jobIds: readonly number[], at: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    update verifications set text_wanted_at = ${at}::timestamptz
    where job_id in (
      select job_id from verifications where job_id = any(${[...jobIds]}::bigint[])
      order by job_id for no key update skip locked
    )`.execute(db);
}

/** Gathers which jobs were looked at; nobody waits for it to be written down. */
export class LookedAtJobs {
  readonly #context: Pick<ApiContext, 'database' | 'logger' | 'now'>;
  #ids = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(context: Pick<ApiContext, 'database' | 'logger' | 'now'>) {
    this.#context = context;
  }

  add(jobId: number): void {
    this.#ids.add(jobId);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes down what was gathered. A store that is away only delays readings by their usual day. */
  write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const ids = [...this.#ids];
    this.#ids = new Set();
    this.#writing = this.#writing.then(async () => {
      const { database, logger, now } = this.#context;
      try {
        await wantTexts(database.db, ids, now());
      } catch (error) {
        logger.warn({ err: error, jobs: ids.length }, 'which jobs were looked at could not be stored');
      }
    });
    return this.#writing;
  }
}
