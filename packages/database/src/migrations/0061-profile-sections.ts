import { sql, type Kysely } from 'kysely';

/**
 * What a job profile holds besides contact, skills and experience: a summary, and the entries of its sections, whose fields
 * a table of the contracts names. Which sections there are is not written here, so that a new one needs no migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_profiles add column summary text`.execute(db);
  await sql`
    create table profile_entries (
      id bigint generated always as identity primary key,
      job_profile_id bigint not null references job_profiles (id) on delete cascade,
      section text not null,
      entry jsonb not null check (jsonb_typeof(entry) = 'object'),
      display_order integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      bytes integer not null generated always as (octet_length(entry::text)) stored
    )`.execute(db);
  await sql`
    create index profile_entries_order on profile_entries (job_profile_id, section, display_order, id)
  `.execute(db);
}
