import { sql, type Kysely } from 'kysely';

/**
 * When a posting's text was last read, which is not when it was last seen in its list, and what decides when it is read
 * again. Of postings from before it is known that they were read when they were first seen and when they changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table verifications
      add column text_read_at timestamptz,
      add column text_tried_at timestamptz,
      add column text_wanted_at timestamptz`.execute(db);
  await sql`
    update verifications set text_read_at = greatest(jobs.first_seen_at, jobs.changed_at)
    from jobs where jobs.id = verifications.job_id`.execute(db);
}
