import { sql, type Kysely } from 'kysely';

/** Whose mark "Featured" is: `featured` stays what the operator chose, and beside it stands what the employer marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column featured_by_employer boolean not null default false`.execute(db);
}
