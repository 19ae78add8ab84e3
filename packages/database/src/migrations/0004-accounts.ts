import { sql, type Kysely } from 'kysely';

/** People, their ways to sign in, their sessions, their mail, bookmarks and applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null unique,
      email_validated boolean not null default false,
      name text,
      phone text,
      location text,
      roles text[] not null default '{}',
      email_notifications boolean not null default true,
      job_recommendations boolean not null default true,
      marketing_communications boolean not null default false,
      created_at timestamptz not null,
      last_signed_in_at timestamptz
    )`.execute(db);

  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id bigint not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user on identities (user_id)`.execute(db);

  await sql`
    create table mails (
      id bigint generated always as identity primary key,
      user_id bigint references users (id) on delete cascade,
      kind text not null,
      recipient text not null,
      subject text not null,
      text text,
      html text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      error text,
      created_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index mails_user on mails (user_id)`.execute(db);

  await sql`
    create table magic_links (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null,
      user_id bigint references users (id) on delete cascade,
      token_hash text not null unique,
      request_hash text not null unique,
      code_hash text not null,
      code_attempts integer not null default 0,
      client_hash text not null,
      redirect text,
      mail_id bigint references mails (id) on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index magic_links_address on magic_links (email_key, created_at)`.execute(db);
  await sql`create index magic_links_client on magic_links (client_hash, created_at)`.execute(db);
  await sql`create index magic_links_user on magic_links (user_id)`.execute(db);
  await sql`create index magic_links_mail on magic_links (mail_id)`.execute(db);

  await sql`
    create table linkedin_logins (
      state_hash text primary key,
      nonce text not null,
      code_verifier text,
      redirect text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table sessions (
      id uuid primary key,
      user_id bigint not null references users (id) on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('signed-out', 'signed-out-everywhere', 'token-reused', 'operator'))
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);

  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db);

  // No reference to the job: it may be removed while the bookmark stays.
  await sql`
    create table bookmarks (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      source text not null,
      requisition_id bigint not null,
      external_id text not null,
      content_hash text not null,
      posting jsonb not null,
      bookmarked_at timestamptz not null,
      unique (user_id, source, requisition_id)
    )`.execute(db);
  await sql`create index bookmarks_latest on bookmarks (user_id, bookmarked_at desc, id desc)`.execute(db);

  await sql`
    create table job_applications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      application_status text not null,
      applied_at timestamptz not null,
      ats_source text not null,
      job_data jsonb not null
    )`.execute(db);
  await sql`create index job_applications_latest on job_applications (user_id, applied_at desc, id desc)`.execute(
    db,
  );
}
