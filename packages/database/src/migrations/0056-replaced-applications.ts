import { sql, type Kysely } from 'kysely';

/** An application that was sealed, not sent, and prepared anew: it stays as it is, and another one stands for its posting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_applications add column replaced_at timestamptz`.execute(db);
  await sql`drop index job_applications_posting`.execute(db);
  await sql`
    create unique index job_applications_posting on job_applications (user_id, ats_source, requisition_id)
      where requisition_id is not null and replaced_at is null`.execute(db);
}
