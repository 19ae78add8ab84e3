import { sql, type Kysely } from 'kysely';

/**
 * Lexemes of stored postings go to the text index many postings at a time, which costs half of placing those of each
 * by itself. A search reads what is not yet placed, 4 MB at most (PostgreSQL's default), and a reading of a board ends
 * with placing it. See docs/decisions/0055.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter index job_search_vector set (fastupdate = on)`.execute(db);
}
