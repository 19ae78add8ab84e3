import { sql, type Kysely } from 'kysely';

/**
 * Companies that people watch, and what happened to what they keep. A company's notice and a saved search's grow until
 * they are read, so that there is one of each at most; `told_job_id` says up to which job the person has been told. A
 * change is named by its line of the history, which holds what was different. Boards may also come from people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watched_companies (
      user_id bigint not null references users (id) on delete cascade,
      board_id bigint not null references boards (id) on delete cascade,
      told_job_id bigint not null,
      created_at timestamptz not null,
      primary key (user_id, board_id)
    )`.execute(db);
  await sql`create index watched_companies_board on watched_companies (board_id)`.execute(db);

  await sql`
    create table notices (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      kind text not null
        check (kind in ('job_closed', 'job_changed', 'job_reopened', 'new_jobs', 'company_opened_jobs')),
      at timestamptz not null,
      read_at timestamptz,
      job_id bigint,
      board_id bigint references boards (id) on delete cascade,
      saved_search_id bigint,
      data jsonb not null
    )`.execute(db);
  await sql`create index notices_newest on notices (user_id, at desc, id desc)`.execute(db);
  await sql`create index notices_unread on notices (user_id) where read_at is null`.execute(db);
  await sql`
    create unique index notices_of_company on notices (user_id, board_id)
      where kind = 'company_opened_jobs' and read_at is null`.execute(db);
  await sql`
    create unique index notices_of_search on notices (user_id, saved_search_id)
      where kind = 'new_jobs' and read_at is null`.execute(db);
  await sql`create index notices_age on notices (at)`.execute(db);

  await sql`create index bookmarks_job on bookmarks (requisition_id)`.execute(db);
  await sql`
    create index job_applications_job on job_applications (requisition_id)
      where requisition_id is not null`.execute(db);

  await sql`alter table boards drop constraint boards_origin_check`.execute(db);
  await sql`
    alter table boards add constraint boards_origin_check
      check (origin in ('file', 'command', 'sandbox', 'person'))`.execute(db);
}
