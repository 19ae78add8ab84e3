import { getAts, refuse, type AppError, type AuditAction, type MessageResponse } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { Transaction } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { recordAudit } from '../../people/record-audit.ts';

export interface BoardOrder {
  boardId: number;
  adminId: number;
}

export type BoardTools = Pick<ApiContext, 'database' | 'now'>;

export interface OrderedBoard {
  id: number;
  /** For sentences: "Acme (Lever)". */
  name: string;
  isPaused: boolean;
}

interface Done extends MessageResponse {
  /** Absent where nothing had to be done. */
  action?: AuditAction;
  /** What the audit trail tells besides the board. */
  detail?: string;
}

/**
 * Does one thing to a board, which is locked meanwhile, and notes it: both or neither. 404 for no board, 409 for one that
 * is no longer crawled.
 */
export async function changeBoard(
  { database, now }: BoardTools,
  { boardId, adminId }: BoardOrder,
  work: (trx: Transaction<Tables>, board: OrderedBoard) => Promise<Done>,
): Promise<MessageResponse> {
  return database.db.transaction().execute(async (trx) => {
    const board = await trx
      .selectFrom('boards')
      .select(['id', 'source', 'board', 'company', 'enabled', 'paused_at'])
      .where('id', '=', boardId)
      .forUpdate()
      .executeTakeFirst();
    if (!board) throw refuse('board-unknown');
    const name = `${board.company ?? board.board} (${getAts(board.source).label})`;
    if (!board.enabled) throw refuse('board-retired', { name });
    const done = await work(trx, { id: board.id, name, isPaused: board.paused_at !== null });
    if (done.action) {
      const detail = [`${board.source}:${board.board}`, ...(done.detail ? [done.detail] : [])].join(', ');
      await recordAudit(trx, { action: done.action, actor: adminId, detail, now: now() });
    }
    return { message: done.message };
  });
}

/** What is asked of a paused board and needs a reading. */
export function toPausedRefusal({ name }: OrderedBoard): AppError {
  return refuse('board-paused', { name });
}
