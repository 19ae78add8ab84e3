import type { BoardName, Source } from '@firsthand/contracts';
import { nameCompany, type Executor } from '@firsthand/database';
import { sql } from 'kysely';

export interface StoredBoard {
  id: number;
  source: Source;
  enabled: boolean;
  company_slug: string | null;
  kept_out_at: Date | null;
}

/** The board of this name, in whatever case: no system tells two employers apart by that alone. */
export async function findBoard(
  db: Executor,
  { source, board }: BoardName,
): Promise<StoredBoard | undefined> {
  return db
    .selectFrom('boards')
    .select(['id', 'source', 'enabled', 'company_slug', 'kept_out_at'])
    .where('source', '=', source)
    .where(sql<boolean>`lower(board) = lower(${board})`)
    .orderBy(sql`board = ${board}`, 'desc')
    .executeTakeFirst();
}

/**
 * Stores a board that a person brought, to be crawled at once; false when another one was quicker. Where its postings do
 * not name the employer, the address does.
 */
export async function insertBoard(
  tx: Executor,
  { source, board }: BoardName,
  company: string | null,
): Promise<boolean> {
  const row = await tx
    .insertInto('boards')
    .values({
      ...{ source, board, origin: 'person' },
      ...{ company: company === null ? toWord({ source, board }) : null, company_name: company },
    })
    .onConflict((conflict) => conflict.columns(['source', 'board']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await nameCompany(tx, row.id);
  return row !== undefined;
}

/** "wd5/acme/External" → "acme", "eu/acme" → "acme"; null where the address has only numbers. */
function toWord({ source, board }: BoardName): string | null {
  const parts = board.split('/');
  const word = source === 'workday' ? parts[1] : parts.at(-1);
  return word === undefined || /\d{5}/.test(word) ? null : word;
}
