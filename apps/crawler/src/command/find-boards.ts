import type { BoardName, Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { isTimeToCrawl } from '../schedule/plan-crawls.ts';

export interface NamedBoard {
  id: number;
  source: Source;
  board: string;
  company: string | null;
  /** When an admin paused it. */
  paused_at: Date | null;
}

/** The board of this name; added when it is new. Throws in words for one that is kept out. */
export async function requireNamedBoard(db: Db, name: BoardName): Promise<NamedBoard> {
  await db
    .insertInto('boards')
    .values({ source: name.source, board: name.board, company: null, origin: 'command' })
    .onConflict((conflict) => conflict.columns(['source', 'board']).doNothing())
    .execute();
  const { kept_out_at: keptOutAt, ...board } = await db
    .selectFrom('boards')
    .select(['id', 'source', 'board', 'company', 'paused_at', 'kept_out_at'])
    .where('source', '=', name.source)
    .where('board', '=', name.board)
    .executeTakeFirstOrThrow();
  if (keptOutAt !== null) throw new Error('is kept out at its employer’s wish: npm run boards -- let-in');
  return board;
}

/** Boards whose next crawl is due, the longest waiting first; those that are paused too. */
export function findDueBoards(db: Db, now: Date): Promise<NamedBoard[]> {
  return db
    .selectFrom('boards')
    .select(['id', 'source', 'board', 'company', 'paused_at'])
    .where('enabled', '=', true)
    .where(isTimeToCrawl(now))
    .orderBy('next_crawl_at')
    .orderBy('id')
    .execute();
}
