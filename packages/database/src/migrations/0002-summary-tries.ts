import { sql, type Kysely } from 'kysely';

/** When the model was asked for a job's summary, and the jobs it has not been asked about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column summary_tried_at timestamptz`.execute(db);
  await sql`
    create index jobs_summary_untried on jobs (id) where status = 'open' and summary_tried_at is null`.execute(
    db,
  );
}
