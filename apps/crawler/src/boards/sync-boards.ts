import type { Db, Executor } from '@firsthand/database';
import type { Source } from '@firsthand/contracts';
import { sql } from 'kysely';
import { reindexJobs } from '../store/index-rows.ts';
import { formatBoardName } from './board-name.ts';
import type { BoardRow } from './read-boards-file.ts';

export interface SyncResult {
  /** Boards that were not known before. */
  added: number;
  /** Known boards whose company, featured choice or state changed. */
  changed: number;
  /** Boards of this origin that are no longer listed: kept with their jobs, but not crawled. */
  disabled: number;
}

/** A row of a list, where the number of its postings may be missing. */
export type ListedBoard = Omit<BoardRow, 'expectedJobs'> & Partial<Pick<BoardRow, 'expectedJobs'>>;

/** By when a new board is to be read that nobody knows the size of; the larger one is said to be, the sooner. */
const FIRST_READING_WITHIN_S = 36 * 3_600;
/** Jobs whose search rows are made again in one transaction when a board's featured choice changes. */
const REINDEX_CHUNK = 100;

/**
 * Makes the boards of an origin equal to `rows`: adds, updates, and disables (never deletes) what is no longer listed.
 * A board that another origin brought is taken over; one that is kept out stays out. Safe to repeat and to run on several nodes at once.
 */
export async function syncBoards(
  db: Db,
  given: readonly ListedBoard[],
  origin: 'file' | 'sandbox',
): Promise<SyncResult> {
  const before = await db
    .selectFrom('boards')
    .select(['id', 'source', 'board', 'company', 'featured', 'origin', 'enabled', 'expected_jobs'])
    .select(['moved_from', 'kept_out_at'])
    .execute();
  const rows = followMoves(given, before);
  const known = new Map(before.map((board) => [`${board.source}:${board.board}`, board]));
  const others = rows.filter((row) => {
    const board = known.get(formatBoardName(row));
    return !board || !isAsListed(board, row, origin);
  });
  // At most starts nothing has changed, and a store would take seconds to find that out of 50,000 rows.
  const changed = others.length === 0 ? 0 : await upsertBoards(db, others, origin);
  const listed = new Set(rows.map(formatBoardName));
  const disabled = await disableBoards(
    db,
    before.filter((board) => board.origin === origin && board.enabled && !listed.has(formatBoardName(board))),
  );
  for (const row of rows) {
    const board = known.get(`${row.source}:${row.board}`);
    if (board && board.featured !== row.featured) await applyFeatured(db, board.id);
  }
  const added = rows.filter((row) => !known.has(`${row.source}:${row.board}`)).length;
  return { added, changed: Math.max(0, changed - added), disabled };
}

/** A list still names a board as it did before the board moved. */
function followMoves(
  given: readonly ListedBoard[],
  known: readonly { source: Source; board: string; moved_from: string | null }[],
): readonly ListedBoard[] {
  const moved = new Map(known.flatMap((board) => (board.moved_from ? [[board.moved_from, board]] : [])));
  if (moved.size === 0) return given;
  const rows = new Map<string, ListedBoard>();
  for (const row of given) {
    const now = moved.get(formatBoardName(row));
    const followed = now?.source === row.source ? { ...row, board: now.board } : row;
    const name = formatBoardName(followed);
    if (!rows.has(name)) rows.set(name, followed);
  }
  return [...rows.values()];
}

/** Number of rows inserted or updated; those that are as they should be are left alone. */
async function upsertBoards(db: Executor, rows: readonly ListedBoard[], origin: string): Promise<number> {
  const result = await sql`
    insert into boards (source, board, company, featured, origin, expected_jobs, read_by)
    select source, board, company, featured, ${origin}, "expectedJobs",
      now() + make_interval(secs => ${FIRST_READING_WITHIN_S} / (1 + coalesce("expectedJobs", 0) / 5.0))
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (source text, board text, company text, featured boolean, "expectedJobs" integer)
    order by source, board
    on conflict (source, board) do update
      set company = excluded.company, featured = excluded.featured, origin = excluded.origin,
        enabled = boards.kept_out_at is null,
        expected_jobs = excluded.expected_jobs,
        next_crawl_at = case when boards.enabled then boards.next_crawl_at else now() end
      where (boards.company, boards.featured, boards.origin, boards.enabled, boards.expected_jobs)
        is distinct from (excluded.company, excluded.featured, excluded.origin, boards.kept_out_at is null, excluded.expected_jobs)
    returning id`.execute(db);
  return result.rows.length;
}

/** Whether nothing in the row is new to us. */
function isAsListed(
  board: {
    company: string | null;
    featured: boolean;
    origin: string;
    enabled: boolean;
    expected_jobs: number | null;
    kept_out_at: Date | null;
  },
  row: ListedBoard,
  origin: string,
): boolean {
  return (
    board.company === row.company &&
    board.featured === row.featured &&
    board.origin === origin &&
    board.enabled === (board.kept_out_at === null) &&
    board.expected_jobs === (row.expectedJobs ?? null)
  );
}

async function disableBoards(db: Executor, boards: readonly { id: number }[]): Promise<number> {
  if (boards.length === 0) return 0;
  const result = await sql`
    update boards set enabled = false
    where id = any(${boards.map(({ id }) => id)}::bigint[]) and enabled
    returning id`.execute(db);
  return result.rows.length;
}

/** What lists show of a job is kept until its search row is made again. */
async function applyFeatured(db: Db, boardId: number): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (tx) => {
      const result = await sql<{ id: number; status: string }>`
        update jobs set featured = coalesce(jobs.featured_choice, boards.featured)
        from boards
        where boards.id = ${boardId} and jobs.id in (
          select id from jobs where board_id = ${boardId} and id > ${after} order by id limit ${REINDEX_CHUNK}
        )
        returning jobs.id, jobs.status`.execute(tx);
      await reindexJobs(
        tx,
        result.rows.filter((row) => row.status === 'open').map((row) => row.id),
      );
      return result.rows.map((row) => row.id);
    });
    if (ids.length === 0) return;
    after = Math.max(...ids);
  }
}
