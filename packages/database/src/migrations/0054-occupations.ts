import { sql, type Kysely } from 'kysely';

/** What a job's title says its work is, counted as a facet; of closed jobs too, which figures of weeks look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search add column occupations text[] not null default '{}'`.execute(db);
  await sql`alter table closed_search add column occupations text[] not null default '{}'`.execute(db);
}
