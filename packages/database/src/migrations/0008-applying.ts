import { sql, type Kysely } from 'kysely';

/** Applying: what is prepared, what was confirmed, how it was sent, and how far it got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_applications
      alter column ats_source drop not null,
      add column way text not null default 'elsewhere',
      add column requisition_id bigint,
      add column external_id text,
      add column content_hash text,
      add column navigation jsonb,
      add column stage text not null default 'applied',
      add column stage_on date not null default current_date,
      add column notes text not null default '',
      add column follow_up_on date,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now()`.execute(db);
  // One application per posting and person, whatever the way.
  await sql`
    create unique index job_applications_posting on job_applications (user_id, ats_source, requisition_id)
      where requisition_id is not null`.execute(db);

  await sql`
    create table application_stages (
      id bigint generated always as identity primary key,
      application_id bigint not null references job_applications (id) on delete cascade,
      stage text not null,
      reached_on date not null,
      unique (application_id, stage)
    )`.execute(db);

  await sql`
    create table application_packets (
      application_id bigint primary key references job_applications (id) on delete cascade,
      packet jsonb not null
    )`.execute(db);
  await sql`
    create table application_files (
      application_id bigint not null references job_applications (id) on delete cascade,
      kind text not null,
      filename text not null,
      size integer not null,
      mimetype text not null,
      content bytea not null,
      primary key (application_id, kind)
    )`.execute(db);
  await sql`
    create table application_submissions (
      application_id bigint primary key references job_applications (id) on delete cascade,
      state text not null,
      message text,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      sent_at timestamptz,
      receipt jsonb
    )`.execute(db);

  await sql`
    create table application_drafts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      job_profile_id bigint not null,
      ats_source text not null,
      requisition_id bigint not null,
      job jsonb not null,
      handling text not null,
      form jsonb not null,
      form_hash text not null,
      form_read_at timestamptz not null,
      typed jsonb not null,
      origin text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, ats_source, requisition_id)
    )`.execute(db);

  await sql`
    create table stored_answers (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      question text not null,
      question_key text not null,
      sensitive text,
      answer jsonb not null,
      updated_at timestamptz not null,
      unique (user_id, question_key)
    )`.execute(db);

  await sql`
    create table auto_apply_criteria (
      user_id bigint primary key references users (id) on delete cascade,
      job_profile_id bigint not null references job_profiles (id) on delete cascade,
      enabled boolean not null,
      search jsonb not null,
      daily_limit integer not null,
      last_run_at timestamptz
    )`.execute(db);
  await sql`create index auto_apply_criteria_profile on auto_apply_criteria (job_profile_id)`.execute(db);

  // Prepared once: what the person discards is not prepared again.
  await sql`
    create table auto_apply_prepared (
      user_id bigint not null references users (id) on delete cascade,
      ats_source text not null,
      requisition_id bigint not null,
      prepared_at timestamptz not null,
      primary key (user_id, ats_source, requisition_id)
    )`.execute(db);
}
