import type { MessageResponse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { changeBoard, toPausedRefusal, type BoardOrder, type BoardTools } from './change-board.ts';

/** The kind of the task that stands for a reading, as workers take it; its key is the board's id. */
const CRAWL_BOARD = 'crawl-board';

/** Keeps a board from being read until somebody resumes it; a reading that is under way ends as it would. Twice is fine. */
export function pauseBoard(tools: BoardTools, order: BoardOrder): Promise<MessageResponse> {
  return changeBoard(tools, order, async (trx, { id, name, isPaused }) => {
    if (isPaused) return { message: `${name} is paused already.` };
    await trx.updateTable('boards').set({ paused_at: tools.now() }).where('id', '=', id).execute();
    return { message: `${name} is paused: it is not read until you resume it.`, action: 'board-paused' };
  });
}

/**
 * Has a board read again, at once when that is due. Its postings have their whole time of grace anew, since nobody tried
 * to verify them. Twice is fine.
 */
export function resumeBoard(tools: BoardTools, order: BoardOrder): Promise<MessageResponse> {
  return changeBoard(tools, order, async (trx, { id, name, isPaused }) => {
    if (!isPaused) return { message: `${name} is not paused.` };
    await trx.updateTable('boards').set({ paused_at: null }).where('id', '=', id).execute();
    await sql`
      update verifications set deletion_queued_at = null
      where deletion_queued_at is not null and job_id in (select id from jobs where board_id = ${id})`.execute(
      trx,
    );
    return { message: `${name} is read again.`, action: 'board-resumed' };
  });
}

/** Has a board read next, whenever it was due. 409 for one that is paused. */
export function readBoardNow(tools: BoardTools, order: BoardOrder): Promise<MessageResponse> {
  return changeBoard(tools, order, async (trx, board) => {
    if (board.isPaused) throw toPausedRefusal(board);
    await makeDue(trx, board.id, tools.now());
    const isRunning = await isBeingRead(trx, board.id, tools.now());
    return {
      message: isRunning ? `${board.name} is being read already.` : `${board.name} is read next.`,
      action: 'board-read-now',
    };
  });
}

/** From then on the board is read as soon as a worker looks. */
export async function makeDue(executor: Executor, boardId: number, now: Date): Promise<void> {
  await executor
    .updateTable('boards')
    .set({ next_crawl_at: sql`${now}::timestamptz` })
    .where('id', '=', boardId)
    .execute();
}

async function isBeingRead(executor: Executor, boardId: number, now: Date): Promise<boolean> {
  const task = await executor
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', CRAWL_BOARD)
    .where('key', '=', String(boardId))
    .where('failed_at', 'is', null)
    .where('leased_until', '>=', now)
    .executeTakeFirst();
  return task !== undefined;
}
