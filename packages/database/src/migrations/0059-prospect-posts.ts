import { sql, type Kysely } from 'kysely';

/** What a board says itself: no opening stands behind the posting, which collects people for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column is_prospect boolean not null default false`.execute(db);
}
