import { AppError, type HeldClosingsResponse, type MessageResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Boards whose last reading would have closed most of their postings at once, the longest held first. */
export async function listHeldClosings(db: Db): Promise<HeldClosingsResponse> {
  const held = await db
    .selectFrom('held_closings')
    .innerJoin('boards', 'boards.id', 'held_closings.board_id')
    .select(['board_id', 'source', 'board', 'company', 'held_at', 'missing', 'held_closings.open_jobs'])
    .select(['examples', 'agreed_at'])
    .orderBy('held_at')
    .orderBy('board_id')
    .execute();
  const data = held.map((row) => ({
    ...row,
    held_at: row.held_at.toISOString(),
    agreed_at: row.agreed_at?.toISOString() ?? null,
  }));
  return { data, total: data.length };
}

/** Lets the next reading, which is due at once, close as many postings as are held. Throws a 404 where nothing is held. */
export async function agreeToClosing(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  { boardId, adminId }: { boardId: number; adminId: number },
): Promise<MessageResponse> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .updateTable('held_closings')
      .set({ agreed_at: now() })
      .where('board_id', '=', boardId)
      .returning('missing')
      .executeTakeFirst();
    if (!held) throw new AppError('Nothing is held for this board.', { code: 'nothing-held', status: 404 });
    const { source, board } = await trx
      .updateTable('boards')
      .set({ next_crawl_at: sql`${now()}::timestamptz` })
      .where('id', '=', boardId)
      .returning(['source', 'board'])
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      ...{ action: 'closing-agreed', actor: adminId, now: now() },
      detail: `${source}:${board}, up to ${held.missing} postings`,
    });
    return { message: `The next reading may close up to ${held.missing} postings.` };
  });
}
