import { enqueueTask, finishTask, renewLease, takeTask, type Db } from '@firsthand/database';

/** The kind of the task that stands for "this board is being crawled"; its key is the board's id. */
export const CRAWL_BOARD = 'crawl-board';

/**
 * How often a crawl may be taken up after its worker was killed. The board's own back-off is in its schedule, so this
 * only keeps a board that kills its worker from doing so for ever.
 */
export const CRAWL_MAX_ATTEMPTS = 5;

export interface LeaseOptions {
  /** Unique to the taker, see `createOwner`. */
  owner: string;
  leaseSeconds: number;
  signal?: AbortSignal | undefined;
}

/**
 * Runs `work` while holding the board, so that no worker anywhere crawls it meanwhile. Gives undefined without running
 * it when somebody else holds the board. The signal aborts when the hold was lost, or with `options.signal`.
 */
export async function withBoardLease<T extends object>(
  db: Db,
  boardId: number,
  options: LeaseOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const key = String(boardId);
  await enqueueTask(db, { kind: CRAWL_BOARD, key, maxAttempts: CRAWL_MAX_ATTEMPTS });
  const { owner, leaseSeconds, signal } = options;
  const task = await takeTask(db, { kinds: [CRAWL_BOARD], key, owner, leaseSeconds });
  if (!task) return undefined;
  try {
    return await renewLease(db, task, signal ? { leaseSeconds, signal } : { leaseSeconds }, work);
  } finally {
    // Done or not: whether the board is due again stands in its schedule.
    await finishTask(db, task);
  }
}
