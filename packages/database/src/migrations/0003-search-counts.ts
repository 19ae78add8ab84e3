import { sql, type Kysely } from 'kysely';

/** Columns of the search table that the home page's figures are counted by, in one pass over its narrow rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_search
      add column in_us boolean not null default false,
      add column remote boolean not null default false`.execute(db);
  await sql`
    update job_search
    set in_us = vector @@ ${"'p=us///'"}::tsquery, remote = vector @@ ${"'remote=1'"}::tsquery`.execute(db);
}
