import { sql, type Kysely } from 'kysely';

/** What people leave in the forms of the public pages, and how often a client did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table integration_requests (
      id bigint generated always as identity primary key,
      company_name text not null,
      contact_name text not null,
      contact_email text not null,
      email_key text not null,
      ats_description text not null,
      mail_id bigint references mails (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index integration_requests_address on integration_requests (email_key)`.execute(db);
  await sql`create index integration_requests_mail on integration_requests (mail_id)`.execute(db);

  await sql`
    create table career_notices (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null unique,
      mail_id bigint references mails (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index career_notices_mail on career_notices (mail_id)`.execute(db);

  // Apart from what was sent, so that nothing that is kept can be traced to a client.
  await sql`
    create table form_submissions (
      id bigint generated always as identity primary key,
      form text not null,
      client_hash text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index form_submissions_client on form_submissions (client_hash, created_at)`.execute(db);
  await sql`create index form_submissions_age on form_submissions (created_at)`.execute(db);
}
