import { enqueueTask, releaseTask, renewLease, takeTask, type Db, type Task } from '@firsthand/database';
import { sql } from 'kysely';

/** The kind of the task that stands for "this index is being written"; its key names the index and its version. */
const WRITE_INDEX = 'write-search-index';
/** Others go on so many seconds after a node has died. */
const LEASE_SECONDS = 6;
/** It is taken anew for ever. */
const MAX_ATTEMPTS = 2_000_000_000;

export interface LeaseOptions {
  key: string;
  /** Unique to the taker, see `createOwner`. */
  owner: string;
  signal: AbortSignal;
}

/**
 * Runs `work` while holding the lease, so that nobody else does; false without running it when somebody has it. `fence` is a
 * number larger than that of every holder before. The signal aborts when the lease was lost, or with `options.signal`.
 */
export async function withWriteLease(
  db: Db,
  { key, owner, signal }: LeaseOptions,
  work: (fence: bigint, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  await enqueueTask(db, { kind: WRITE_INDEX, key, maxAttempts: MAX_ATTEMPTS });
  const taken = await db.transaction().execute((tx) => take(tx, { key, owner }));
  if (!taken) return false;
  const { task, fence } = taken;
  try {
    await renewLease(db, task, { leaseSeconds: LEASE_SECONDS, signal }, (lost) => work(fence, lost));
  } finally {
    await releaseTask(db, task);
  }
  return true;
}

/** Transactions are numbered in the order in which they begin to write, and this one begins once the one before has ended. */
async function take(
  tx: Db,
  { key, owner }: { key: string; owner: string },
): Promise<{ task: Task; fence: bigint } | undefined> {
  const task = await takeTask(tx, { kinds: [WRITE_INDEX], key, owner, leaseSeconds: LEASE_SECONDS });
  if (!task) return undefined;
  const { rows } = await sql<{ fence: string }>`select pg_current_xact_id()::text as fence`.execute(tx);
  return { task, fence: BigInt(rows[0]?.fence ?? 0) };
}
