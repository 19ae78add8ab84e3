import { sql, type Kysely } from 'kysely';

/** The resume that was made for the job of a prepared application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resume_versions (
      draft_id bigint primary key references application_drafts (id) on delete cascade,
      wording jsonb not null,
      design text not null,
      paper text not null,
      made_from text not null,
      left_out text not null default '',
      filename text not null,
      content bytea not null,
      made_at timestamptz not null,
      size integer not null generated always as (octet_length(content)) stored,
      sha256 text not null generated always as (encode(sha256(content), 'hex')) stored,
      bytes integer not null generated always as (octet_length(wording::text) + octet_length(content)) stored
    )`.execute(db);
}
