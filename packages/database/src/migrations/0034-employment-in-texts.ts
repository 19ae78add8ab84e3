import { sql, type Kysely } from 'kysely';

/** The kind of employment is read in descriptions as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      drop constraint jobs_employment_type_origin_check,
      add constraint jobs_employment_type_origin_check
        check (employment_type_origin in ('source', 'title', 'text')) not valid`.execute(db);
}
