import { sql, type Kysely } from 'kysely';

/**
 * Which transaction last changed what search knows of a job, written in that transaction, so that an index outside the
 * database can follow without missing one that commits late. Jobs that were taken out keep their row. And the names of
 * the snapshots such indexes have written: one that is not here was made from another database, or from a later state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_changes (
      job_id bigint primary key,
      xid xid8 not null default pg_current_xact_id()
    )`.execute(db);
  await sql`insert into search_changes (job_id) select job_id from job_search`.execute(db);
  await sql`create index search_changes_by_xid on search_changes (xid, job_id)`.execute(db);
  await sql`
    create table search_snapshots (
      id uuid primary key,
      written_at timestamptz not null default now()
    )`.execute(db);
}
