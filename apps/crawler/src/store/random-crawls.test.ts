import type { ListEvent } from '@firsthand/connectors';
import { HOUR_MS, type Place, type Posting } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { placeKeysOf } from '@firsthand/search';
import { describeStore } from '@firsthand/test-support';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBoard, createTestClock, crawlOnce } from '../testing/boards.ts';
import { connectorError, readingEvents } from '../testing/fake-connectors.ts';
import { aPlace, aPosting } from '../testing/postings.ts';
import { loadPlaces } from './held-jobs.ts';

const places: Place[] = [
  aPlace(),
  aPlace({ text: 'Dallas, TX', city: 'Dallas' }),
  aPlace({ text: 'Berlin', city: 'Berlin', state: null, country: 'DE' }),
  aPlace({ text: 'Austin 78701', postalCode: '78701' }),
  aPlace({ text: 'Anywhere', city: null, state: null, country: null }),
];

/** One crawl: which of eight postings are listed, in which version and where, and how the reading ends. */
const crawlArbitrary = fc.record({
  board: fc.nat(1),
  listed: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      version: fc.nat(2),
      places: fc.subarray(places),
      kind: fc.constantFrom('posting', 'posting', 'posting', 'unreadable', 'gone'),
    }),
    { selector: (row) => row.id },
  ),
  end: fc.constantFrom('complete', 'complete', 'complete', 'truncated', 'error'),
});
type Crawl = typeof crawlArbitrary extends fc.Arbitrary<infer T> ? T : never;
type Row = Crawl['listed'][number];

function toPosting(row: Row): Posting {
  return aPosting(row.id, { title: `Engineer ${row.version}`, places: row.places });
}

function toEvent(row: Row): ListEvent {
  if (row.kind === 'posting') {
    return { kind: 'posting', posting: toPosting(row), fingerprint: `${row.version}${row.places.length}` };
  }
  const reason = row.kind === 'gone' ? 'detail-gone' : 'detail-unreadable';
  return { kind: 'reject', externalId: row.id, reason, message: reason };
}

/** What must be open after these crawls, by board and id: our promise in a few lines, apart from the code under test. */
function expectedOpen(crawls: Crawl[]): Map<string, number> {
  const open = new Map<string, number>();
  for (const { board, listed, end } of crawls) {
    const ids = new Set(listed.filter((row) => row.kind !== 'gone').map((row) => `${board}${row.id}`));
    for (const row of listed) if (row.kind === 'posting') open.set(`${board}${row.id}`, row.version);
    if (end === 'error') continue;
    const gone = listed.filter((row) => row.kind === 'gone');
    const massGone = gone.length >= 5 && gone.length > ids.size;
    if (!massGone) for (const row of gone) open.delete(`${board}${row.id}`);
    if (end !== 'complete' || massGone || listed.length === 0) continue;
    for (const key of [...open.keys()]) if (key.startsWith(String(board)) && !ids.has(key)) open.delete(key);
  }
  return open;
}

describeStore('after any sequence of crawls', (open) => {
  test(
    'what is open, searched and counted is exactly what the boards showed',
    { timeout: 120_000 },
    async () => {
      const { db } = await open();
      await fc.assert(
        fc.asyncProperty(fc.array(crawlArbitrary, { minLength: 1, maxLength: 8 }), async (crawls) => {
          await clear(db);
          const clock = createTestClock();
          const boards = [await addBoard(db, { board: 'one' }), await addBoard(db, { board: 'two' })];
          for (const { board, listed, end } of crawls) {
            clock.advance(HOUR_MS / 4);
            const ending =
              end === 'error'
                ? connectorError('unreachable')
                : { complete: end === 'complete', incompleteReason: end === 'complete' ? null : 'cut' };
            await crawlOnce(db, boards[board] ?? 0, readingEvents(listed.map(toEvent), ending), {
              clock: clock.now,
            });
          }
          await expectExact(db, boards, expectedOpen(crawls));
        }),
        { numRuns: 15, seed: 20_260_201 },
      );
    },
  );
});

async function clear(db: Db): Promise<void> {
  for (const table of [
    'job_search',
    'places',
    'job_changes',
    'job_places',
    'verifications',
    'crawls',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('boards').execute();
}

async function expectExact(db: Db, boards: number[], expected: Map<string, number>): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'board_id', 'external_id', 'title'])
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  const titles = rows.map((row) => [`${boards.indexOf(row.board_id)}${row.external_id}`, row.title]);
  const wanted = [...expected].map(([key, version]) => [key, `Engineer ${version}`]);
  expect(new Map(titles as [string, string][])).toEqual(new Map(wanted as [string, string][]));

  const searched = await db.selectFrom('job_search').select('job_id').orderBy('job_id').execute();
  expect(searched.map((row) => row.job_id)).toEqual(rows.map((row) => row.id));

  const counts = new Map<string, number>();
  for (const list of (
    await loadPlaces(
      db,
      rows.map((row) => row.id),
    )
  ).values()) {
    for (const key of placeKeysOf(list)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const stored = await db.selectFrom('places').select(['key', 'open_jobs']).execute();
  expect(new Map(stored.map((row) => [row.key, row.open_jobs]))).toEqual(counts);

  const totals = await db.selectFrom('boards').select(['id', 'open_jobs']).execute();
  for (const board of totals) {
    expect(board.open_jobs).toBe(rows.filter((row) => row.board_id === board.id).length);
  }
}
