import { AppError, getAts, type AuditAction, type MessageResponse } from '@firsthand/contracts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import { recordAudit } from '../audit/record-audit.ts';

type Tools = Pick<ApiContext, 'database' | 'now'>;

export interface BoardOrder {
  boardId: number;
  adminId: number;
}

/** Keeps a board from being read until somebody resumes it; a reading that is under way ends as it would. Twice is fine. */
export function pauseBoard(tools: Tools, order: BoardOrder): Promise<MessageResponse> {
  return change(tools, order, async (trx, board) => {
    if (board.paused_at !== null) return { message: `${board.name} is paused already.` };
    await trx.updateTable('boards').set({ paused_at: tools.now() }).where('id', '=', board.id).execute();
    return {
      message: `${board.name} is paused: it is not read until you resume it.`,
      action: 'board-paused',
    };
  });
}

/** Has a board read again, at once when that is due. Twice is fine. */
export function resumeBoard(tools: Tools, order: BoardOrder): Promise<MessageResponse> {
  return change(tools, order, async (trx, board) => {
    if (board.paused_at === null) return { message: `${board.name} is not paused.` };
    await trx.updateTable('boards').set({ paused_at: null }).where('id', '=', board.id).execute();
    return { message: `${board.name} is read again.`, action: 'board-resumed' };
  });
}

/** Has a board read next, whenever it was due. 409 for one that is paused. */
export function readBoardNow(tools: Tools, order: BoardOrder): Promise<MessageResponse> {
  return change(tools, order, async (trx, board) => {
    if (board.paused_at !== null) throw conflict(`${board.name} is paused. Resume it first.`, 'board-paused');
    await trx
      .updateTable('boards')
      .set({ next_crawl_at: sql`${tools.now()}::timestamptz` })
      .where('id', '=', board.id)
      .execute();
    return { message: `${board.name} is read next.`, action: 'board-read-now' };
  });
}

interface Changed extends MessageResponse {
  /** Absent where nothing had to be done. */
  action?: AuditAction;
}

/** Does one thing to a board and notes it, both or neither. 404 for no board, 409 for one that is no longer crawled. */
async function change(
  { database, now }: Tools,
  { boardId, adminId }: BoardOrder,
  work: (
    trx: Transaction<Tables>,
    board: { id: number; name: string; paused_at: Date | null },
  ) => Promise<Changed>,
): Promise<MessageResponse> {
  return database.db.transaction().execute(async (trx) => {
    const board = await trx
      .selectFrom('boards')
      .select(['id', 'source', 'board', 'company', 'enabled', 'paused_at'])
      .where('id', '=', boardId)
      .forUpdate()
      .executeTakeFirst();
    if (!board) throw new AppError('There is no such board.', { code: 'board-unknown', status: 404 });
    const name = `${board.company ?? board.board} (${getAts(board.source).label})`;
    if (!board.enabled) throw conflict(`${name} is no longer crawled.`, 'board-retired');
    const { message, action } = await work(trx, { id: board.id, name, paused_at: board.paused_at });
    const detail = `${board.source}:${board.board}`;
    if (action) await recordAudit(trx, { action, actor: adminId, detail, now: now() });
    return { message };
  });
}

function conflict(text: string, code: string): AppError {
  return new AppError(text, { code, status: 409 });
}
