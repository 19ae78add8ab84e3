import { sql, type Kysely } from 'kysely';

/**
 * What has been matched against saved searches: a snapshot of the transactions that were visible to the last matching, so
 * that one that commits late is not missed. And what tells whether a job came after a search was saved: the transaction
 * that first put the job into search, and those that the search's own saving saw.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_progress (
      is_only boolean primary key default true check (is_only),
      position pg_snapshot not null
    )`.execute(db);
  await sql`
    alter table search_changes add column first_xid xid8 not null default pg_current_xact_id()`.execute(db);
  await sql`
    alter table saved_searches add column saved_snapshot pg_snapshot not null default pg_current_snapshot()`.execute(
    db,
  );
}
