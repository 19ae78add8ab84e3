import { sql, type Kysely } from 'kysely';

/** The skills that a posting asks for, counted as a facet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search add column skills text[] not null default '{}'`.execute(db);
}
