import { SOURCES, type Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { adjustPlaceCounts, indexJobs, type SearchDocument } from '@firsthand/search';
import { sql } from 'kysely';
import { generateJobs } from './corpus/generate-jobs.ts';

const BATCH = 1_000;
const BOARDS_OF_SOURCE = 50;

export interface LoadOptions {
  /** How many jobs. */
  count: number;
  seed: number;
  /** Store the descriptions with the jobs, which search itself does not read; default true. */
  descriptions?: boolean;
  onProgress?: (loaded: number) => void;
}

/** Fills an empty, migrated database with generated jobs, ready to be searched. The text index is built at the end. */
export async function loadCorpus(db: Db, options: LoadOptions): Promise<void> {
  await insertBoards(db);
  await sql`drop index job_search_vector`.execute(db);
  let batch: SearchDocument[] = [];
  let loaded = 0;
  for (const document of generateJobs(options.seed)) {
    batch.push(document);
    if (batch.length < BATCH && loaded + batch.length < options.count) continue;
    await insertBatch(db, batch, options.descriptions ?? true);
    loaded += batch.length;
    options.onProgress?.(loaded);
    batch = [];
    if (loaded >= options.count) break;
  }
  await sql`create index job_search_vector on job_search using gin (vector) with (fastupdate = off)`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('jobs', 'id'), ${loaded})`.execute(db);
  for (const table of ['jobs', 'job_search', 'job_places', 'places', 'verifications']) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}

/** Those of a source are numbered one after the other, and read by nobody. */
async function insertBoards(db: Db): Promise<void> {
  const boards = SOURCES.flatMap((source) =>
    Array.from({ length: BOARDS_OF_SOURCE }, (_, index) => ({
      ...{ source, board: toBoard(source, `board${index}`), company: `Company ${index}` },
      ...{ origin: 'file' as const, enabled: false },
    })),
  );
  await db.insertInto('boards').values(boards).execute();
}

/** As a board of the source is named on the command line. */
function toBoard(source: Source, name: string): string {
  if (source === 'workday') return `wd5/${name}/External`;
  return source === 'adp' ? `myjobs/${name}` : name;
}

async function insertBatch(db: Db, jobs: readonly SearchDocument[], descriptions: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const column = <T>(read: (job: SearchDocument) => T) => jobs.map(read);
    await sql`
      insert into jobs (id, board_id, source, external_id, title, slug, company, company_slug, category, work_mode,
        location_text, country, description_html, description_text, published_at, hosted_url, apply_url, featured,
        fingerprint, content_hash, first_seen_at)
      overriding system value
      select id, first_board + id % ${BOARDS_OF_SOURCE}::int, source, 'x' || id, title, 'job', company, 'company', category, work_mode,
        location, country, description, description, published_at, 'https://jobs.example/' || id,
        'https://jobs.example/' || id, featured, 'f', 'c', first_seen_at
      from unnest(
        ${column((job) => job.jobId)}::bigint[], ${column((job) => job.source)}::text[],
        ${column((job) => 1 + SOURCES.indexOf(job.source) * BOARDS_OF_SOURCE)}::int[],
        ${column((job) => job.title)}::text[], ${column((job) => job.company)}::text[],
        ${column((job) => job.category)}::text[], ${column((job) => job.workMode)}::text[],
        ${column((job) => job.places.map((place) => place.text).join('; '))}::text[],
        ${column((job) => job.places[0]?.country ?? null)}::text[],
        ${column((job) => (descriptions ? job.descriptionText : ''))}::text[],
        ${column((job) => job.publishedAt)}::timestamptz[], ${column((job) => job.featured)}::boolean[],
        ${column((job) => job.firstSeenAt)}::timestamptz[]
      ) as job (id, source, first_board, title, company, category, work_mode, location, country, description, published_at,
        featured, first_seen_at)`.execute(trx);
    await sql`
      insert into verifications (job_id, last_verified_at, checks)
      select id, now(), 1 from unnest(${column((job) => job.jobId)}::bigint[]) as id`.execute(trx);
    await indexJobs(trx, jobs);
    await adjustPlaceCounts(trx, { added: jobs.map((job) => job.places), removed: [] });
  });
}
