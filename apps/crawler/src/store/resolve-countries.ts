import { resolvePlaceCountries } from '@firsthand/connectors';
import type { Place } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { adjustPlaceCounts } from '@firsthand/search';
import { sql } from 'kysely';
import { loadBoardCountries, loadPlaces } from './held-jobs.ts';
import { reindexJobs } from './index-rows.ts';
import { replacePlaces } from './write-jobs.ts';

interface OpenJob {
  id: number;
  pay_currency: string | null;
  language: string | null;
}

interface Resolution {
  id: number;
  before: Place[];
  places: Place[];
}

/** Jobs written in one transaction. */
const CHUNK = 100;

/**
 * After a reading the board's countries are known: finds the country of open postings' places that still lack one.
 * Not a change of the posting, so it leaves no line in its history. Gives the number of jobs that gained a country.
 */
export async function resolveMissingCountries(db: Db, boardId: number): Promise<number> {
  const jobs = await findJobsLackingCountry(db, boardId);
  if (jobs.length === 0) return 0;
  const boardCountries = await loadBoardCountries(db, boardId);
  if (boardCountries.length === 0) return 0;

  let resolved = 0;
  for (let start = 0; start < jobs.length; start += CHUNK) {
    const chunk = jobs.slice(start, start + CHUNK);
    const places = await loadPlaces(
      db,
      chunk.map((job) => job.id),
    );
    const resolutions = chunk.flatMap((job) => resolveJob(job, places.get(job.id) ?? [], boardCountries));
    if (resolutions.length > 0) await store(db, resolutions);
    resolved += resolutions.length;
  }
  return resolved;
}

function resolveJob(job: OpenJob, before: Place[], boardCountries: string[]): Resolution[] {
  const evidence = { payCurrency: job.pay_currency, boardCountries, language: job.language };
  const places = resolvePlaceCountries(before, evidence);
  const gained = places.some((place, index) => place.country !== (before[index]?.country ?? null));
  return gained ? [{ id: job.id, before, places }] : [];
}

function findJobsLackingCountry(db: Db, boardId: number): Promise<OpenJob[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'pay_currency', 'language'])
    .where('board_id', '=', boardId)
    .where('status', '=', 'open')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('job_places')
          .select('job_places.job_id')
          .whereRef('job_places.job_id', '=', 'jobs.id')
          .where('job_places.country', 'is', null),
      ),
    )
    .orderBy('id')
    .execute();
}

function store(db: Db, resolutions: Resolution[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const countries = resolutions.map(({ id, places }) => ({ id, country: places[0]?.country ?? null }));
    await sql`
      update jobs set country = given.country
      from json_to_recordset(${JSON.stringify(countries)}::json) as given (id bigint, country text)
      where jobs.id = given.id`.execute(tx);
    await replacePlaces(tx, resolutions);
    await reindexJobs(
      tx,
      resolutions.map(({ id }) => id),
    );
    await adjustPlaceCounts(tx, {
      added: resolutions.map(({ places }) => places),
      removed: resolutions.map(({ before }) => before),
    });
  });
}
