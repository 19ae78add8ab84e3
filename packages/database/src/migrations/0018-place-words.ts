import { toLocationText } from '@firsthand/contracts';
import { sql, type Kysely } from 'kysely';

interface JobPlaces {
  job_id: number;
  places: { text: string; city: string | null; state: string | null; country: string | null }[];
}

const BATCH = 2_000;

/**
 * Places of jobs are worded in one form; what was stored before is worded anew, so that no posting seems to have moved
 * when it is read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<JobPlaces>`
      select job_id, json_agg(json_build_object(
        'text', text, 'city', city, 'state', state, 'country', country) order by position) as places
      from job_places
      where job_id in (select id from jobs where id > ${last} order by id limit ${BATCH})
      group by job_id order by job_id`.execute(db);
    if (rows.length > 0) await wordAnew(db, rows);
    const { rows: next } = await sql<{ id: number | null }>`
      select max(id)::integer as id from (select id from jobs where id > ${last} order by id limit ${BATCH}) as batch`.execute(
      db,
    );
    const reached = next[0]?.id ?? null;
    if (reached === null) return;
    last = reached;
  }
}

async function wordAnew(db: Kysely<unknown>, rows: readonly JobPlaces[]): Promise<void> {
  const worded = rows.map(({ job_id, places }) => ({ job_id, words: toLocationText(places) }));
  await sql`
    update jobs set location_text = worded.words
    from json_to_recordset(${JSON.stringify(worded)}::json) as worded(job_id integer, words text)
    where jobs.id = worded.job_id and jobs.location_text is distinct from worded.words`.execute(db);
}
