import { sql, type Kysely } from 'kysely';

/** What employers' forms ask, as they were read for people who look at the postings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer_forms (
      job_id bigint primary key references jobs (id) on delete cascade,
      form jsonb,
      read_at timestamptz,
      failure text check (failure in ('job-closed', 'unreadable')),
      failures integer not null default 0,
      due_at timestamptz not null,
      reading_until timestamptz,
      check ((form is null) = (read_at is null))
    )`.execute(db);
  await sql`create index employer_forms_due on employer_forms (due_at)`.execute(db);
}
