import { sql } from 'kysely';
import type { Db } from './database.ts';

const ROUND_MS = 60_000;
const CHECKPOINT_BYTES = 64 * 2 ** 20;

interface TableWear {
  name: string;
  bloated: boolean;
  stale: boolean;
}

/**
 * Does once what a server's background processes do and PGlite has nobody for: vacuums and analyses the tables that
 * changed much, and writes a checkpoint, without which its log grows for ever. Returns what it did.
 */
export async function maintainEmbedded(db: Db): Promise<string[]> {
  const done: string[] = [];
  for (const { name, bloated, stale } of await findWornTables(db)) {
    const options = sql.raw([bloated ? 'vacuum' : '', stale ? 'analyze' : ''].filter(Boolean).join(' '));
    await sql`${options} ${sql.table(name)}`.execute(db);
    done.push(name);
  }
  if (await needsCheckpoint(db)) {
    await sql`checkpoint`.execute(db);
    done.push('checkpoint');
  }
  return done;
}

/** The thresholds are a server's own, lower for large tables. */
async function findWornTables(db: Db): Promise<TableWear[]> {
  const { rows } = await sql<TableWear>`
    select * from (
      select relname as name,
        n_dead_tup > 500 + 0.1 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as bloated,
        n_mod_since_analyze > 250 + 0.1 * n_live_tup as stale
      from pg_stat_user_tables
    ) as wear
    where bloated or stale order by name`.execute(db);
  return rows;
}

async function needsCheckpoint(db: Db): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
    db,
  );
  return (rows[0]?.bytes ?? 0) > CHECKPOINT_BYTES;
}

/** Tends the database every minute until the returned function is called, which waits for a round that runs. */
export function startTending(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let tending = false;
  const timer = setInterval(() => {
    if (tending) return;
    tending = true;
    round = maintainEmbedded(db)
      .catch(onError)
      .finally(() => {
        tending = false;
      });
  }, ROUND_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
