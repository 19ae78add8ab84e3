import { HOUR_MS } from '@firsthand/contracts';
import { sql } from 'kysely';
import { describeDatabases, describeServer } from '@firsthand/test-support';
import { afterEach, expect, test, vi } from 'vitest';
import { isDue, planCrawls } from '../schedule/plan-crawls.ts';
import { addBoard, crawlOnce, loadJobs } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

/** Sets the clock of this process; the database's is another's. */
function jump(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
}

afterEach(() => vi.useRealTimers());

describeServer('a node whose clock jumps by hours', (open) => {
  const start = async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const readTime = async () => {
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      return rows[0]!.at;
    };
    return { db, boardId, readTime };
  };

  test('reads boards by the time of the database', async () => {
    const { db, boardId, readTime } = await start();
    for (const hours of [9, -18]) {
      jump(hours);
      const report = await crawlOnce(db, boardId, readingOf([aPosting('a')]));
      const now = (await readTime()).getTime();
      expect(report.durationMs).toBeGreaterThanOrEqual(0);
      expect(report.durationMs).toBeLessThan(HOUR_MS);
      const verifiedAt = (await loadJobs(db)).get('a')!.last_verified_at.getTime();
      expect(now - verifiedAt).toBeGreaterThanOrEqual(0);
      expect(now - verifiedAt).toBeLessThan(HOUR_MS);
      expect(await isDue(db, boardId, new Date(now))).toBe(false);
      expect(await isDue(db, boardId, new Date(now + 2 * HOUR_MS))).toBe(true);
    }
  });

  test('closes nothing, though two empty answers seem to lie hours apart', async () => {
    const { db, boardId } = await start();
    await crawlOnce(db, boardId, readingOf([aPosting('a')]));
    for (const hours of [0, 9, 9]) {
      jump(hours);
      expect(await crawlOnce(db, boardId, readingOf([]))).toMatchObject({ failure: 'empty', closed: 0 });
    }
    expect((await loadJobs(db)).get('a')).toMatchObject({ status: 'open' });
  });
});

describeDatabases('a database whose clock was set back', (open) => {
  test('has a board read that was last read at a time to come, and no other', async () => {
    const { db } = await open();
    const now = new Date('2026-02-01T08:00:00.000Z');
    const after = (ms: number) => new Date(now.getTime() + ms);
    const add = async (board: string, lastAt: Date) => {
      const id = await addBoard(db, { board });
      const nextAt = new Date(lastAt.getTime() + HOUR_MS);
      await db
        .updateTable('boards')
        .set({ last_attempt_at: lastAt, next_crawl_at: sql`${nextAt}::timestamptz` })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const ahead = await add('ahead', after(9 * HOUR_MS));
    const justRead = await add('just-read', after(2_000));
    expect(await planCrawls(db, now)).toBe(1);
    expect([await isDue(db, ahead, now), await isDue(db, justRead, now)]).toEqual([true, false]);
  });
});
