import { sql, type Kysely } from 'kysely';

/** Boards, jobs with their proof of life, search table, typeahead places, crawls and the task queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);

  await sql`
    create table boards (
      id bigint generated always as identity primary key,
      source text not null,
      board text not null,
      company text,
      origin text not null check (origin in ('file', 'command', 'sandbox')),
      enabled boolean not null default true,
      featured boolean not null default false,
      validator jsonb,
      interval_seconds integer not null default 3600 check (interval_seconds > 0),
      next_crawl_at timestamptz not null default now(),
      last_attempt_at timestamptz,
      last_success_at timestamptz,
      failure text,
      failure_message text,
      failures_in_a_row integer not null default 0,
      open_jobs integer not null default 0,
      created_at timestamptz not null default now(),
      unique (source, board)
    )`.execute(db);
  await sql`create index boards_due on boards (next_crawl_at) where enabled`.execute(db);

  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      board_id bigint not null references boards (id),
      source text not null,
      external_id text not null,
      title text not null,
      slug text not null,
      company text,
      company_slug text not null,
      department text,
      category text,
      category_origin text check (category_origin in ('source', 'title')),
      employment_type text,
      employment_type_origin text check (employment_type_origin in ('source', 'title')),
      work_mode text check (work_mode in ('remote', 'hybrid', 'on_site')),
      location_text text,
      country char(2),
      description_html text not null,
      description_text text not null,
      requirements_html text,
      benefits_html text,
      pay_min double precision,
      pay_max double precision,
      pay_currency char(3),
      pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
      pay_origin text check (pay_origin in ('field', 'text')),
      pay_sentence text,
      application_count integer,
      published_at timestamptz,
      published_is_day boolean not null default false,
      hosted_url text not null,
      apply_url text not null,
      reference text,
      language text,
      summary text,
      summary_origin text check (summary_origin in ('extract', 'model')),
      featured boolean not null default false,
      featured_choice boolean,
      fingerprint text not null,
      content_hash text not null,
      status text not null default 'open' check (status in ('open', 'closed')),
      first_seen_at timestamptz not null,
      changed_at timestamptz,
      closed_at timestamptz,
      close_reason text,
      unique (board_id, external_id)
    )`.execute(db);
  // Nothing is ever looked up by these, and reading them for statistics is most of the work of analysing the table.
  for (const column of [
    'description_html',
    'description_text',
    'requirements_html',
    'benefits_html',
    'summary',
  ]) {
    await sql`alter table jobs alter column ${sql.ref(column)} set statistics 0`.execute(db);
  }

  await sql`
    create table verifications (
      job_id bigint primary key references jobs (id) on delete cascade,
      last_verified_at timestamptz not null,
      checks integer not null,
      deletion_queued_at timestamptz
    ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)`.execute(db);

  await sql`
    create table job_places (
      job_id bigint not null references jobs (id) on delete cascade,
      position smallint not null,
      text text not null,
      city text,
      state text,
      postal_code text,
      country char(2),
      primary key (job_id, position)
    )`.execute(db);

  await sql`
    create table places (
      key text primary key,
      kind text not null check (kind in ('city', 'state', 'zip')),
      country char(2),
      state text,
      city text,
      zip text,
      display text not null,
      folded text not null,
      open_jobs integer not null
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index places_prefix on places (folded text_pattern_ops)`.execute(db);
  await sql`create index places_trigrams on places using gin (folded gin_trgm_ops)`.execute(db);

  await sql`
    create table job_changes (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs (id) on delete cascade,
      at timestamptz not null,
      kind text not null check (kind in ('first_seen', 'changed', 'closed', 'reopened')),
      fields jsonb not null default '[]'
    )`.execute(db);
  await sql`create index job_changes_by_job on job_changes (job_id, id)`.execute(db);

  await sql`
    create table crawls (
      id bigint generated always as identity primary key,
      board_id bigint not null references boards (id) on delete cascade,
      started_at timestamptz not null,
      finished_at timestamptz,
      outcome text not null
        check (outcome in ('running', 'complete', 'unchanged', 'incomplete', 'failed', 'abandoned')),
      read integer not null default 0,
      created integer not null default 0,
      changed integer not null default 0,
      closed integer not null default 0,
      reopened integer not null default 0,
      rejected integer not null default 0,
      rejects jsonb not null default '{}',
      failure text,
      message text
    )`.execute(db);
  await sql`create index crawls_by_board on crawls (board_id, id)`.execute(db);

  // Kept narrow: what a search costs is the heap pages it touches. See docs/decisions on search.
  await sql`
    create table job_search (
      job_id bigint primary key references jobs (id) on delete cascade,
      rank_at bigint not null,
      vector tsvector not null
    ) with (toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.05)`.execute(db);
  // Without statistics the planner takes every word for a rare one and asks the index. With them it reads the whole
  // table for a frequent one, and every vector with it, which is dozens of times slower.
  await sql`alter table job_search alter column vector set statistics 0`.execute(db);
  await sql`create index job_search_vector on job_search using gin (vector) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index job_search_rank on job_search (rank_at desc, job_id)`.execute(db);

  await sql`
    create table tasks (
      id bigint generated always as identity primary key,
      kind text not null,
      key text not null,
      payload jsonb not null default '{}',
      run_at timestamptz not null default now(),
      attempts integer not null default 0,
      max_attempts integer not null default 5,
      leased_until timestamptz,
      leased_by text,
      last_error text,
      failed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index tasks_once on tasks (kind, key) where failed_at is null`.execute(db);
  await sql`create index tasks_due on tasks (kind, run_at) where failed_at is null`.execute(db);
}
