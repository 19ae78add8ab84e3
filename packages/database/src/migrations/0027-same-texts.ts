import { sql, type Kysely } from 'kysely';

/** Finds the postings of a board with the same title and text: one that was put up again under another id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_same_text on jobs (board_id, md5(lower(title) || E'\\n' || description_text))`.execute(
    db,
  );
  // Only ever asked for one value; statistics would mean reading texts to analyse the table.
  await sql`alter index jobs_same_text alter column 2 set statistics 0`.execute(db);
}
