import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTORS, type Connector, type ListEnd, type ListEvent } from '@firsthand/connectors';
import type { Posting } from '@firsthand/contracts';
import { crawlBoard, type CrawlReport } from '@firsthand/crawler';
import { migrate, openDatabase, type Database, type Db } from '@firsthand/database';
import type { SearchDocument } from '@firsthand/search';
import { startPostgres } from '@firsthand/test-support';
import { sql } from 'kysely';
import { generateJobs } from './corpus/generate-jobs.ts';
import { formatPercentiles, formatTable } from './measure.ts';

const SEED = 3;
const POSTINGS = 5_000;
/** Boards read at once, as a worker does. */
const BOARDS = 4;
/** Between two queries of a visitor while the board is stored. */
const VISIT_EVERY_MS = 20;

const HEAD = [
  'store',
  'postings',
  'new /s',
  'changed /s',
  'as held /s',
  '304 /s',
  'query beside p50/p95/p99 ms',
];

/**
 * Measures how many postings a worker stores per second from four boards on PGlite and PostgreSQL: all new, all
 * changed, all listed as they are held, and all verified by a 304; and how long a small query waits meanwhile. The
 * boards answer at once, so the figures are those of hashing, summaries, search rows and the database. `--postings N`: N instead of 5,000;
 * `--only embedded|server`.
 */
export async function run(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const count = Number(option('--postings') ?? POSTINGS);
  const only = option('--only');
  const rows: string[][] = [HEAD];
  if (only !== 'server') rows.push(await measureEmbedded(count));
  if (only !== 'embedded') rows.push(await measureServer(count));
  console.log(formatTable(rows));
}

async function measureEmbedded(count: number): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'firsthand-bench-'));
  const database = await openDatabase({ kind: 'embedded', directory });
  try {
    return await measure('PGlite', database, count);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureServer(count: number): Promise<string[]> {
  const server = await startPostgres({ settings: { shared_buffers: '1GB' } });
  if ('reason' in server) return ['PostgreSQL', String(count), `not measured: ${server.reason}`];
  const database = await openDatabase({ kind: 'server', url: server.url, poolSize: 4 });
  try {
    return await measure('PostgreSQL', database, count);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function measure(store: string, { db }: Database, count: number): Promise<string[]> {
  await migrate(db);
  const boards = await addBoards(db);
  const postings = makePostings(count);
  const edited = postings.map((posting) => ({ ...posting, title: `${posting.title} (m/f/d)` }));
  const crawlAll = async (listed: readonly Posting[], unchanged = false): Promise<Total> => {
    const start = performance.now();
    const reports = await Promise.all(
      boards.map((boardId, index) => {
        const own = listed.filter((_, position) => position % BOARDS === index);
        return crawlBoard({ db, boardId, fetch: refuseRequests, connectors: listing(own, unchanged) });
      }),
    );
    return { seconds: (performance.now() - start) / 1_000, ...sum(reports) };
  };

  const visits = visit(db);
  const fresh = await crawlAll(postings);
  const changed = await crawlAll(edited);
  const held = await crawlAll(edited);
  const waits = await visits.stop();
  const unchanged = await crawlAll([], true);
  if (fresh.created !== count || changed.changed !== count || held.changed !== 0 || unchanged.closed !== 0) {
    throw new Error('the crawls did not store what they were given');
  }
  const rates = [fresh, changed, held, unchanged].map(({ seconds }) => toRate(count, seconds));
  return [store, String(count), ...rates, formatPercentiles(waits)];
}

interface Total {
  seconds: number;
  created: number;
  changed: number;
  closed: number;
}

function sum(reports: readonly CrawlReport[]): Omit<Total, 'seconds'> {
  const add = (read: (report: CrawlReport) => number) =>
    reports.reduce((total, report) => total + read(report), 0);
  return {
    created: add((report) => report.created),
    changed: add((report) => report.changed),
    closed: add((report) => report.closed),
  };
}

async function addBoards(db: Db): Promise<number[]> {
  const rows = await db
    .insertInto('boards')
    .values(
      Array.from({ length: BOARDS }, (_, index) => ({
        source: 'greenhouseio' as const,
        board: `bench${index}`,
        origin: 'command' as const,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

function toRate(count: number, seconds: number): string {
  return Math.round(count / seconds).toLocaleString('en-US');
}

/** Asks the database something small again and again, as a visitor's page would. */
function visit(db: Db): { stop: () => Promise<number[]> } {
  let stopped = false;
  const times: number[] = [];
  const loop = async () => {
    while (!stopped) {
      const start = performance.now();
      await sql`select 1`.execute(db);
      times.push(performance.now() - start);
      await sleep(VISIT_EVERY_MS);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopped = true;
      await running;
      return times;
    },
  };
}

function makePostings(count: number): Posting[] {
  const postings: Posting[] = [];
  for (const document of generateJobs(SEED)) {
    postings.push(toPosting(document));
    if (postings.length >= count) break;
  }
  return postings;
}

function toPosting(document: SearchDocument): Posting {
  const externalId = `bench-${document.jobId}`;
  const page = `https://boards.example/bench/${externalId}`;
  return {
    ...{ externalId, title: document.title, company: document.company, places: [...document.places] },
    ...{ workMode: document.workMode, employmentType: 'full_time', employmentTypeOrigin: 'source' },
    ...{ department: document.department ?? null, category: null, categoryOrigin: null, pay: null },
    descriptionHtml: `<p>${document.descriptionText}</p>`,
    descriptionText: document.descriptionText,
    ...{ requirementsHtml: null, benefitsHtml: null, applicationCount: null },
    publishedAt: document.publishedAt?.toISOString() ?? null,
    ...{ hostedUrl: page, applyUrl: page, reference: null, language: 'en' },
  };
}

/** A connector whose board lists these postings without any request. */
function listing(postings: readonly Posting[], unchanged: boolean): typeof CONNECTORS {
  const list = async function* (): AsyncGenerator<ListEvent, ListEnd, void> {
    for (const posting of postings) {
      yield { kind: 'posting', posting, fingerprint: posting.title };
      await Promise.resolve();
    }
    return { complete: true, incompleteReason: null, unchanged, emptyIsProof: true, validator: null };
  };
  const greenhouseio: Connector = { ...CONNECTORS.greenhouseio, listPostings: list };
  return { ...CONNECTORS, greenhouseio };
}

function refuseRequests(): Promise<never> {
  return Promise.reject(new Error('this benchmark sends no requests'));
}
