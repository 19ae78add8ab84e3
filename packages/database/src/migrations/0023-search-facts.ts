import { sql, type Kysely } from 'kysely';

/**
 * What searches filter, count and order by beside the text: when a job was posted, its pay, the facets, and the role
 * that several postings of it share. `version` says by which rules a row was made; rows of older ones are made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_search
      add column version smallint not null default 0,
      add column posted_at bigint not null default 0,
      add column role bigint not null default 0,
      add column paid boolean not null default false,
      add column pay_top double precision,
      add column pay_currency text,
      add column board text not null default '',
      add column work_mode text,
      add column employment_type text,
      add column language text,
      add column countries text[] not null default '{}'`.execute(db);
}
