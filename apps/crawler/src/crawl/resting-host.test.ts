import { TransportError, type AtsFetch } from '@firsthand/connectors';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addBoard, createTestClock, crawlOnce, loadJobs } from '../testing/boards.ts';
import { completeEnd, readingOf, type Reading } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

const RESTING: AtsFetch = () =>
  Promise.reject(
    new TransportError('unreachable', 'api.example rests', { hostRests: true, retryAfterSeconds: 30 }),
  );

/** Sends so many requests and lists one posting after each. */
function readingBy(requests: number): Reading {
  return async function* (_board, { fetch }) {
    for (let count = 1; count <= requests; count += 1) {
      await fetch({ url: 'https://api.example/' });
      yield { kind: 'posting', posting: aPosting(`p${count}`), fingerprint: `f${count}` };
    }
    return completeEnd;
  };
}

describeStore('a board whose host rests', (open) => {
  const start = async () => {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    await crawlOnce(db, boardId, readingOf([aPosting('p1'), aPosting('p2')]), { clock: clock.now });
    clock.advance(3_600_000);
    const readBoard = () =>
      db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
    return { db, clock, boardId, readBoard, jobs: () => loadJobs(db) };
  };

  test('was not asked, so it has not failed, closes nothing and is due when the host is asked again', async () => {
    const { db, clock, boardId, readBoard, jobs } = await start();
    const before = await readBoard();
    const reading = readingBy(1);
    const report = await crawlOnce(db, boardId, reading, { clock: clock.now, fetch: RESTING });
    expect(report).toMatchObject({ outcome: 'abandoned', closed: 0, read: 0 });
    expect(await readBoard()).toEqual({
      ...before,
      last_attempt_at: clock.now(),
      next_crawl_at: new Date(clock.now().getTime() + 30_000),
    });
    expect([...(await jobs()).values()].map(({ status }) => status)).toEqual(['open', 'open']);
  });

  test('has failed as any other when it came to rest in the middle of the reading', async () => {
    const { db, clock, boardId, readBoard, jobs } = await start();
    let asked = 0;
    const fetch: AtsFetch = (request) => {
      asked += 1;
      return asked === 1 ? Promise.resolve({ status: 200, headers: {}, text: '' }) : RESTING(request);
    };
    const report = await crawlOnce(db, boardId, readingBy(2), { clock: clock.now, fetch });
    expect(report).toMatchObject({ outcome: 'failed', failure: 'unreachable', closed: 0 });
    expect(await readBoard()).toMatchObject({ failures_in_a_row: 1, failure: 'unreachable' });
    expect([...(await jobs()).values()].map(({ status }) => status)).toEqual(['open', 'open']);
  });
});
