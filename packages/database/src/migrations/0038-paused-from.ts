import { sql, type Kysely } from 'kysely';

/** How often a search told before its mail was paused, so that it goes on like that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches
      add column paused_from text check (paused_from in ('instant', 'daily', 'weekly'))`.execute(db);
}
