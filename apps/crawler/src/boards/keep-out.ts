import type { BoardName } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { closeJobs } from '../store/close-jobs.ts';

/**
 * Keeps an employer's board out for good, at its wish: its open jobs are closed, and it is read by nobody again, whether
 * a list, a command or a person names it. One that we do not know yet is noted as well. Gives how many jobs were closed.
 */
export async function keepOutBoard(db: Db, name: BoardName, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('boards')
    .values({ ...name, company: null, origin: 'command', enabled: false, kept_out_at: at })
    .onConflict((conflict) =>
      conflict.columns(['source', 'board']).doUpdateSet({ enabled: false, kept_out_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('jobs')
    .select('id')
    .where('board_id', '=', id)
    .where('status', '=', 'open')
    .execute();
  const closed = await closeJobs(
    db,
    open.map((job) => job.id),
    'kept-out',
    at,
  );
  await db.updateTable('boards').set({ open_jobs: 0 }).where('id', '=', id).execute();
  return closed;
}

/** Takes that back: the board is read next. False when it was not kept out. */
export async function letInBoard(db: Db, name: BoardName): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('boards')
    .set({ enabled: true, kept_out_at: null })
    .where('source', '=', name.source)
    .where('board', '=', name.board)
    .where('kept_out_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
