import { findBoardByAddress } from '@firsthand/connectors';
import type { BoardName } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { formatBoardName } from './board-name.ts';

/** The board that a list was redirected to; null for an address of nobody's board, and for the board itself. */
export function findMovedBoard(from: BoardName, leadsTo: string | undefined): BoardName | null {
  if (leadsTo === undefined || !URL.canParse(leadsTo)) return null;
  const found = findBoardByAddress(new URL(leadsTo));
  return found === null || formatBoardName(found) === formatBoardName(from) ? null : found;
}

/**
 * Takes a board to where its system sent us twice in a row. At the same system it keeps its row and with it its jobs,
 * their history and their addresses with us; at another one, whose numbers are others, the new board begins beside it.
 * Where the new one is known already, the old one is left to be gone. Gives what was done, in words for the operator; null
 * when nothing was: whoever moved to another system says so at every reading of the old board.
 */
export async function followMove(
  db: Db,
  boardId: number,
  { from, to, at }: { from: BoardName; to: BoardName; at: Date },
): Promise<string | null> {
  const [oldName, newName] = [formatBoardName(from), formatBoardName(to)];
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('boards')
      .select('id')
      .where('source', '=', to.source)
      .where('board', '=', to.board)
      .executeTakeFirst();
    if (known) return null;
    if (from.source === to.source) {
      await tx
        .updateTable('boards')
        .set({ board: to.board, moved_from: oldName, moved_at: at, validator: null, failures_in_a_row: 0 })
        .set({ next_crawl_at: sql`${at}::timestamptz`, read_by: sql`${at}::timestamptz` })
        .where('id', '=', boardId)
        .execute();
      return `${oldName} moved to ${newName} and took its jobs along`;
    }
    await sql`
      insert into boards (source, board, company, featured, origin, moved_from, moved_at)
      select ${to.source}, ${to.board}, company, featured, origin, ${oldName}, ${at}::timestamptz
      from boards where id = ${boardId}`.execute(tx);
    return `${oldName} moved to ${newName}, where it is read from now on`;
  });
}
