import {
  HOUR_MS,
  LIMITS,
  refuse,
  type HeldClosingsResponse,
  type MessageResponse,
} from '@firsthand/contracts';
import { changeBoard, toPausedRefusal, type BoardOrder, type BoardTools } from './change-board.ts';
import { makeDue } from './control-boards.ts';

/**
 * Boards whose last reading would have closed most of their postings at once, the longest held first; none that is no
 * longer crawled. An agreement that no longer holds is none.
 */
export async function listHeldClosings({ database, now }: BoardTools): Promise<HeldClosingsResponse> {
  const agreedSince = now().getTime() - LIMITS.closingAgreementHours * HOUR_MS;
  const held = await database.db
    .selectFrom('held_closings')
    .innerJoin('boards', 'boards.id', 'held_closings.board_id')
    .select(['board_id', 'source', 'board', 'company', 'held_at', 'missing', 'held_closings.open_jobs'])
    .select(['examples', 'agreed_at', 'paused_at'])
    .where('enabled', '=', true)
    .orderBy('held_at')
    .orderBy('board_id')
    .execute();
  const data = held.map(({ paused_at: pausedAt, agreed_at: agreedAt, ...row }) => ({
    ...{ ...row, is_paused: pausedAt !== null },
    held_at: row.held_at.toISOString(),
    agreed_at: agreedAt !== null && agreedAt.getTime() > agreedSince ? agreedAt.toISOString() : null,
  }));
  return { data, total: data.length };
}

/** Lets the next reading, which is due at once, close as many postings as are held. 404 where nothing is, 409 while paused. */
export async function agreeToClosing(tools: BoardTools, order: BoardOrder): Promise<MessageResponse> {
  return changeBoard(tools, order, async (trx, board) => {
    const held = await trx
      .updateTable('held_closings')
      .set({ agreed_at: tools.now() })
      .where('board_id', '=', board.id)
      .returning('missing')
      .executeTakeFirst();
    if (!held) throw refuse('nothing-held');
    if (board.isPaused) throw toPausedRefusal(board);
    await makeDue(trx, board.id, tools.now());
    return {
      message: `The next reading may close up to ${held.missing} postings.`,
      action: 'closing-agreed',
      detail: `up to ${held.missing} postings`,
    };
  });
}
