import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** An open job whose summary no model was asked for since its content last changed. */
export interface UntriedJob {
  id: number;
  title: string;
  company: string | null;
  descriptionText: string;
  language: string | null;
  /** Of the content that is summarised: an answer about it is worth nothing once this has changed. */
  contentHash: string;
}

/** The untried jobs that we have seen for the shortest time, newest first. */
export async function findUntriedJobs(db: Db, limit: number): Promise<UntriedJob[]> {
  const { rows } = await sql<UntriedJob>`
    select id, title, company, description_text as "descriptionText", language, content_hash as "contentHash"
    from jobs
    where status = 'open' and summary_tried_at is null
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Whether there is anything to ask a model about. */
export async function hasUntriedJobs(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jobs where status = 'open' and summary_tried_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Remembers that the model was asked, and its words when it gave any; else the extract stays. */
export async function storeTry(db: Db, job: UntriedJob, words: string | null, at: Date): Promise<void> {
  await sql`
    update jobs set summary_tried_at = ${at}::timestamptz,
      summary = coalesce(${words}::text, summary),
      summary_origin = case when ${words}::text is null then summary_origin else 'model' end
    where id = ${job.id} and content_hash = ${job.contentHash}`.execute(db);
}
