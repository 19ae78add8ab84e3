import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { isDatabaseUnavailable } from '../database-errors.ts';
import { startLoop } from '../tasks/start-loop.ts';

const EVERY_MS = 200;
/** A replica that is further behind is not asked. */
export const REPLICA_LATE_MS = 10_000;

export interface ReplicaWatch {
  /** Whether the replica may be asked by somebody who last wrote there; null: who has not written. */
  hasReplayed: (lastWrite: string | null) => boolean;
  /** How late it is, by the clock of this process; null while it is away. */
  lagSeconds: () => number | null;
  stop: () => Promise<void>;
}

interface Sample {
  at: number;
  position: bigint;
}

/**
 * Looks again and again where the primary stands and how far the replica has come. How late that is, is told from when the
 * primary was there, by the clock of this process alone. A primary that is away does not make its replica late.
 */
export function watchReplica(primary: Db, replica: Db, onError: (error: unknown) => void): ReplicaWatch {
  let replayed: bigint | null = null;
  const ahead: Sample[] = [];
  const look = async () => {
    const position = await findPosition(primary);
    if (position !== null) ahead.push({ at: performance.now(), position });
    try {
      replayed = await findReplayed(replica);
    } catch (error) {
      replayed = null;
      throw error;
    }
    const behind = ahead.findIndex((sample) => replayed === null || sample.position > replayed);
    ahead.splice(0, behind === -1 ? ahead.length : behind);
    // Of what is far ahead the first one is enough.
    if (ahead.length > 1_000) ahead.splice(1, ahead.length - 1_000);
  };
  const lagMs = () => (ahead[0] === undefined ? 0 : performance.now() - ahead[0].at);
  const loop = startLoop(look, EVERY_MS, onError);
  return {
    hasReplayed: (lastWrite) =>
      replayed !== null &&
      lagMs() <= REPLICA_LATE_MS &&
      (lastWrite === null || replayed >= toPosition(lastWrite)),
    lagSeconds: () => (replayed === null ? null : lagMs() / 1_000),
    stop: loop.stop,
  };
}

async function findPosition(primary: Db): Promise<bigint | null> {
  try {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
      primary,
    );
    return toPosition(rows[0]?.at ?? '0/0');
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

/** Null for a server that is no replica any more: it goes its own way. */
async function findReplayed(replica: Db): Promise<bigint | null> {
  const { rows } = await sql<{ at: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`.execute(replica);
  const at = rows[0]?.at ?? null;
  return at === null ? null : toPosition(at);
}

/** A place in the log as a number: `1/A` → 4294967306. */
function toPosition(lsn: string): bigint {
  const [file = '0', offset = '0'] = lsn.split('/');
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`);
}
