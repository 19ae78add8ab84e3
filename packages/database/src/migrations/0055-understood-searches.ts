import { sql, type Kysely } from 'kysely';

/**
 * By which version of the dictionary the words of a saved search were last understood when its owner looked; and which changes in
 * search only made rows anew by other rules, so that no posting becomes new by them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_searches add column understood_version integer not null default 0`.execute(db);
  await sql`alter table search_changes add column remade_xid xid8`.execute(db);
}
