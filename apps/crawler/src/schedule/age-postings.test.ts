import { DAY_MS } from '@firsthand/contracts';
import { createOwner, enqueueTask, takeTask } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { CRAWL_BOARD } from '../crawl/board-lease.ts';
import { addBoard, createTestClock, crawlOnce, loadHistory, loadJobs } from '../testing/boards.ts';
import { connectorError, readingEvents, readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { agePostings } from './age-postings.ts';

describeStore('agePostings', (open) => {
  const start = async () => {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    const lease = { owner: createOwner(), leaseSeconds: 60 };
    await crawlOnce(db, boardId, readingOf([aPosting('a'), aPosting('b')]), { clock: clock.now });
    return {
      ...{ db, clock, boardId },
      age: () => agePostings(db, clock.now, lease),
      fail: () =>
        crawlOnce(db, boardId, readingEvents([], connectorError('unreachable')), { clock: clock.now }),
    };
  };

  test('queues a posting after 14 unverified days and closes it after 14 more', async () => {
    const { db, clock, age, fail } = await start();
    clock.advance(14 * DAY_MS);
    await fail();
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
    clock.advance(1);
    expect(await age()).toEqual({ queued: 2, deleted: 0 });
    expect((await loadJobs(db)).get('a')).toMatchObject({ status: 'open', deletion_queued_at: clock.now() });
    clock.advance(14 * DAY_MS + 1);
    await fail();
    expect(await age()).toEqual({ queued: 0, deleted: 2 });
    expect((await loadJobs(db)).get('a')).toMatchObject({ status: 'closed', close_reason: 'deleted' });
    expect((await loadHistory(db, 'a')).map((entry) => entry.kind)).toEqual(['first_seen', 'closed']);
    expect(await db.selectFrom('job_search').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('places').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('boards').select('open_jobs').executeTakeFirst()).toEqual({ open_jobs: 0 });
    expect(await db.selectFrom('tasks').selectAll().execute()).toEqual([]);
  });

  test('a posting that is verified again leaves the queue', async () => {
    const { db, clock, boardId, age } = await start();
    clock.advance(15 * DAY_MS);
    await age();
    await crawlOnce(db, boardId, readingOf([aPosting('a'), aPosting('b')]), { clock: clock.now });
    expect((await loadJobs(db)).get('a')?.deletion_queued_at).toBeNull();
    clock.advance(13 * DAY_MS);
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
  });

  test('deletes nothing of a board that nobody tried to read, unless it is no longer crawled', async () => {
    const { db, clock, age } = await start();
    clock.advance(15 * DAY_MS);
    await age();
    clock.advance(60 * DAY_MS);
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
    await db.updateTable('boards').set({ enabled: false }).execute();
    expect(await age()).toEqual({ queued: 0, deleted: 2 });
  });

  test('neither queues nor deletes what is on a board that is paused', async () => {
    const { db, clock, age, fail } = await start();
    const pause = (paused_at: Date | null) => db.updateTable('boards').set({ paused_at }).execute();
    await pause(clock.now());
    clock.advance(15 * DAY_MS);
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
    await pause(null);
    await fail();
    expect(await age()).toEqual({ queued: 2, deleted: 0 });
    clock.advance(15 * DAY_MS);
    await fail();
    await pause(clock.now());
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
    await db.updateTable('boards').set({ enabled: false }).execute();
    expect(await age()).toEqual({ queued: 0, deleted: 2 });
  });

  test('leaves a board alone while it is being crawled', async () => {
    const { db, clock, boardId, age, fail } = await start();
    clock.advance(15 * DAY_MS);
    await age();
    clock.advance(15 * DAY_MS);
    await fail();
    await enqueueTask(db, { kind: CRAWL_BOARD, key: String(boardId) });
    await takeTask(db, { kinds: [CRAWL_BOARD], owner: 'another worker', leaseSeconds: 60 });
    expect(await age()).toEqual({ queued: 0, deleted: 0 });
  });
});
