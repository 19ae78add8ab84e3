import { sql, type Kysely } from 'kysely';

/**
 * What figures over a search need beside what finds jobs: the middle of the pay, when a job was first seen and its towns;
 * and what search knew of jobs that closed lately. Of those that closed before, nothing is kept any more: `since` says
 * until when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_search
      add column pay_middle double precision,
      add column seen_at bigint not null default 0,
      add column towns text[] not null default '{}'`.execute(db);
  await sql`
    create table closed_search (
      like job_search including defaults,
      closed_at timestamptz not null,
      primary key (job_id)
    ) with (toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
  // As with `job_search`: with statistics the planner would read all vectors for a frequent word.
  await sql`alter table closed_search alter column vector set statistics 0`.execute(db);
  await sql`create index closed_search_vector on closed_search using gin (vector)`.execute(db);
  await sql`create index closed_search_by_time on closed_search (closed_at)`.execute(db);
  await sql`create table closed_search_start (since timestamptz not null)`.execute(db);
  await sql`
    insert into closed_search_start
    select max(closed_at) from jobs where status = 'closed' having max(closed_at) is not null`.execute(db);
}
