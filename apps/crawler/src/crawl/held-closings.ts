import { HOUR_MS, LIMITS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** Titles shown of what a held closing is about. */
const EXAMPLES = 5;

interface HeldClosing {
  boardId: number;
  /** Open postings that were not listed, by id. */
  missing: readonly number[];
  open: number;
  at: Date;
}

/** Keeps what a reading would have closed. An earlier hold keeps its time; one that was agreed to asks again. */
export async function holdClosing(db: Db, { boardId, missing, open, at }: HeldClosing): Promise<void> {
  const examples = await db
    .selectFrom('jobs')
    .select('title')
    .where('id', 'in', missing.slice(0, EXAMPLES))
    .orderBy('id')
    .execute();
  const facts = { missing: missing.length, open_jobs: open, examples: examples.map(({ title }) => title) };
  await db
    .insertInto('held_closings')
    .values({ board_id: boardId, held_at: at, ...facts })
    .onConflict((conflict) => conflict.column('board_id').doUpdateSet({ ...facts, agreed_at: null }))
    .execute();
}

/** How many postings of a board an admin agreed to close at once; 0 when nobody did lately. */
export async function readAgreedToClose(db: Db, boardId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LIMITS.closingAgreementHours * HOUR_MS);
  const held = await db
    .selectFrom('held_closings')
    .select('missing')
    .where('board_id', '=', boardId)
    .where(sql<boolean>`agreed_at > ${since}::timestamptz`)
    .executeTakeFirst();
  return held?.missing ?? 0;
}

/** After a reading that was believed: the hold is over, whether its postings were closed or listed again. */
export async function forgetHeldClosing(db: Db, boardId: number): Promise<void> {
  await db.deleteFrom('held_closings').where('board_id', '=', boardId).execute();
}
