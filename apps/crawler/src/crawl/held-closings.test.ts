import { DAY_MS, HOUR_MS } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addBoard, createTestClock, crawlOnce, loadJobs } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

describeStore('a reading that would close most of a board', (open) => {
  const postings = Array.from({ length: 40 }, (_, index) => aPosting(`p${index}`));
  const whole = readingOf(postings);
  const short = readingOf(postings.slice(0, 10));

  async function start() {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    const crawl = async (reading: typeof whole) => {
      clock.advance(HOUR_MS);
      return crawlOnce(db, boardId, reading, { clock: clock.now });
    };
    const readHeld = () => db.selectFrom('held_closings').selectAll().execute();
    const agree = () => db.updateTable('held_closings').set({ agreed_at: clock.now() }).execute();
    const countOpen = async () =>
      [...(await loadJobs(db)).values()].filter(({ status }) => status === 'open').length;
    await crawl(whole);
    return { clock, crawl, readHeld, agree, countOpen };
  }

  test('closes nothing, says so and keeps what it would have closed', async () => {
    const { crawl, readHeld, countOpen } = await start();
    expect(await crawl(short)).toMatchObject({ outcome: 'incomplete', failure: 'held', closed: 0 });
    expect(await countOpen()).toBe(40);
    const [held] = await readHeld();
    expect(held).toMatchObject({ missing: 30, open_jobs: 40, agreed_at: null });
    expect(held?.examples).toHaveLength(5);
    await crawl(short);
    expect(await readHeld()).toMatchObject([{ missing: 30, held_at: held?.held_at }]);
  });

  test('closes them once an admin agreed, and forgets the hold', async () => {
    const { crawl, readHeld, agree, countOpen } = await start();
    await crawl(short);
    await agree();
    expect(await crawl(short)).toMatchObject({ outcome: 'complete', closed: 30 });
    expect(await countOpen()).toBe(10);
    expect(await readHeld()).toEqual([]);
  });

  test('asks again when more is missing than was agreed to, or a day has passed', async () => {
    const { clock, crawl, readHeld, agree, countOpen } = await start();
    await crawl(short);
    await agree();
    expect(await crawl(readingOf(postings.slice(0, 5)))).toMatchObject({ failure: 'held', closed: 0 });
    expect(await readHeld()).toMatchObject([{ missing: 35, agreed_at: null }]);
    await agree();
    clock.advance(DAY_MS);
    expect(await crawl(short)).toMatchObject({ failure: 'held', closed: 0 });
    expect(await countOpen()).toBe(40);
  });

  test('is forgotten when the postings are listed again', async () => {
    const { crawl, readHeld, countOpen } = await start();
    await crawl(short);
    expect(await crawl(whole)).toMatchObject({ outcome: 'complete', closed: 0 });
    expect(await readHeld()).toEqual([]);
    expect(await countOpen()).toBe(40);
  });
});
