import { sql, type Kysely } from 'kysely';

/**
 * Searches that people keep, with or without an account, and the jobs that came for them since. A match names its job by
 * its number, which refers to nothing: that a job was told of once stays known when the job goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id bigint generated always as identity primary key,
      user_id bigint references users (id) on delete cascade,
      email text,
      email_key text,
      name text not null,
      query jsonb not null,
      frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
      hour smallint not null default 8 check (hour between 0 and 23),
      weekday smallint not null default 1 check (weekday between 1 and 7),
      time_zone text not null default 'UTC',
      next_due_at timestamptz,
      confirmed_at timestamptz,
      bounces integer not null default 0,
      last_sent_at timestamptz,
      last_seen_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      check (num_nonnulls(user_id, email) = 1 and num_nonnulls(user_id, email_key) = 1)
    )`.execute(db);
  await sql`create index saved_searches_of_user on saved_searches (user_id, created_at desc)`.execute(db);
  await sql`create index saved_searches_of_address on saved_searches (email_key) where email_key is not null`.execute(
    db,
  );
  await sql`create index saved_searches_due on saved_searches (next_due_at) where next_due_at is not null`.execute(
    db,
  );
  // Where one click ends what a mail tells of, for the header that mail programs look for.
  await sql`alter table mails add column unsubscribe_url text`.execute(db);
  await sql`
    create table saved_search_matches (
      saved_search_id bigint not null references saved_searches (id) on delete cascade,
      job_id bigint not null,
      matched_at timestamptz not null,
      mail_id bigint,
      primary key (saved_search_id, job_id)
    )`.execute(db);
  await sql`
    create index saved_search_matches_untold on saved_search_matches (saved_search_id) where mail_id is null`.execute(
    db,
  );
  await sql`
    create index saved_search_matches_of_mail on saved_search_matches (mail_id) where mail_id is not null`.execute(
    db,
  );
}
