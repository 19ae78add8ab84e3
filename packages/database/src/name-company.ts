import { toSlug } from '@firsthand/contracts';
import { sql } from 'kysely';
import { takeAdvisoryLock } from './advisory-locks.ts';
import type { Executor } from './database.ts';

interface NamedBoard {
  source: string;
  board: string;
  companyName: string | null;
  companySlug: string | null;
  /** What it is called by now. */
  name: string;
}

/**
 * Calls the board's employer as most of its open postings do, else as the operator does, and gives it its part of our
 * addresses if it has none yet: that one stays, whatever the employer is called later. To be called in a transaction.
 */
export async function nameCompany(db: Executor, boardId: number): Promise<void> {
  const { rows } = await sql<NamedBoard>`
    select source, board, company_name as "companyName", company_slug as "companySlug",
      coalesce(
        (select mode() within group (order by jobs.company) from jobs
          where jobs.board_id = boards.id and jobs.status = 'open'),
        company_name, company, board) as name
    from boards where id = ${boardId}`.execute(db);
  const [board] = rows;
  if (!board) throw new Error(`There is no board ${boardId}`);
  if (board.companySlug !== null && board.companyName === board.name) return;
  const slug = board.companySlug ?? (await findFreeSlug(db, boardId, board));
  await db
    .updateTable('boards')
    .set({ company_name: board.name, company_slug: slug })
    .where('id', '=', boardId)
    .execute();
}

/** Of two boards whose employers are called the same, the second has its own name or number behind it. */
async function findFreeSlug(db: Executor, boardId: number, { source, board, name }: NamedBoard) {
  if (source === 'workday') return board;
  await takeAdvisoryLock(db, 'companySlug', source);
  const slug = toSlug(name, toSlug(board, 'company'));
  const wanted = [slug, `${slug}-${toSlug(board, String(boardId))}`, `${slug}-${boardId}`];
  const { rows } = await sql<{ slug: string }>`
    select company_slug as slug from boards where source = ${source} and company_slug = any(${wanted}::text[])`.execute(
    db,
  );
  const taken = new Set(rows.map((row) => row.slug));
  const free = wanted.find((one) => !taken.has(one));
  if (free === undefined) throw new Error(`No address is free for the company of board ${boardId}`);
  return free;
}
