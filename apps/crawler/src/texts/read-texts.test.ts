import type { ListEvent } from '@firsthand/connectors';
import { HOUR_MS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import type { CrawlBoardOptions, TextReading } from '../crawl/crawl-board.ts';
import { addBoard, createTestClock, crawlOnce, loadHistory, loadJobs } from '../testing/boards.ts';
import { completeEnd, connectorError, fakeConnectors, type Reading } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

const DAY_S = 86_400;
const never = new AbortController().signal;

/** A board whose rows never change; `details` says what stands behind them. */
function rowsOf(ids: readonly string[], details: (id: string) => Promise<ListEvent>): Reading {
  return async function* (_board, context) {
    const rows = ids.map((externalId) => ({ externalId, fingerprint: 'row' }));
    const wanted = await context.findChanged(rows);
    for (const row of rows) {
      if (wanted.has(row.externalId)) {
        yield await details(row.externalId);
      } else {
        context.keepForLater?.(row.externalId, () => details(row.externalId));
        yield { kind: 'seen', ...row };
      }
    }
    return completeEnd;
  };
}

function postingWith(descriptionText: string) {
  return (id: string): Promise<ListEvent> => {
    const posting = aPosting(id, { descriptionText, descriptionHtml: `<p>${descriptionText}</p>` });
    return Promise.resolve({ kind: 'posting', posting, fingerprint: 'row' });
  };
}

/** Crawls and then reads what is due, as the program does. */
async function crawlWithTexts(
  db: Db,
  boardId: number,
  reading: Reading,
  options: Partial<CrawlBoardOptions> = {},
) {
  const texts: TextReading[] = [];
  const report = await crawlOnce(db, boardId, reading, {
    connectors: fakeConnectors(reading, { detailsInList: false }),
    onTextsDue: (due) => texts.push(due),
    intervalOverrideSeconds: DAY_S,
    ...options,
  });
  return { report, texts: texts[0] ? await texts[0].run(never) : null };
}

async function loadTextTimes(db: Db) {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('jobs', 'jobs.id', 'verifications.job_id')
    .select(['external_id', 'text_read_at', 'last_verified_at', 'checks'])
    .orderBy('external_id')
    .execute();
  return rows.map((row) => [
    row.external_id,
    row.text_read_at?.toISOString(),
    row.last_verified_at.toISOString(),
    row.checks,
  ]);
}

describeStore('texts behind unchanged rows', (open) => {
  test('are read again within a day; a change becomes history, and says nothing of the list', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const at = { clock: clock.now };
    await crawlWithTexts(db, boardId, rowsOf(['a', 'b'], postingWith('Old words.')), at);
    clock.advance(7 * HOUR_MS);
    const early = await crawlWithTexts(db, boardId, rowsOf(['a', 'b'], postingWith('New words.')), at);
    expect(early.texts).toBeNull();

    clock.advance(HOUR_MS);
    const { report, texts } = await crawlWithTexts(
      ...([db, boardId, rowsOf(['a', 'b'], postingWith('New words.')), at] as const),
    );
    expect(report).toMatchObject({ outcome: 'complete', changed: 0 });
    expect(texts).toEqual({ read: 2, changed: 2, unread: 0, failure: null });
    const now = clock.now().toISOString();
    expect(await loadTextTimes(db)).toEqual([
      ['a', now, now, 3],
      ['b', now, now, 3],
    ]);
    const history = await loadHistory(db, 'a');
    expect(history.map(({ kind, fields }) => [kind, fields])).toEqual([
      ['first_seen', []],
      ['changed', [{ field: 'description', before: 'Old words.', after: 'New words.' }]],
    ]);
    expect((await crawlWithTexts(db, boardId, rowsOf(['a', 'b'], postingWith('x')), at)).texts).toBeNull();
  });

  test('are a share of the board at each crawl, the oldest first, and all of them in a day', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const reading = rowsOf(ids, postingWith('Words.'));
    const every = { clock: clock.now, intervalOverrideSeconds: 3 * 3_600 };
    await crawlWithTexts(db, boardId, reading, every);
    const read: (number | undefined)[] = [];
    for (let hours = 3; hours <= 24; hours += 3) {
      clock.advance(3 * HOUR_MS);
      read.push((await crawlWithTexts(db, boardId, reading, every)).texts?.read);
    }
    expect(read).toEqual([undefined, undefined, 8, 8, 8, 8, 8, 8]);
    const oldest = await db
      .selectFrom('verifications')
      .select(({ fn }) => fn.min('text_read_at').as('at'))
      .executeTakeFirstOrThrow();
    expect(clock.now().getTime() - Number(oldest.at)).toBeLessThan(DAY_S * 1_000);
  });

  test('come first and sooner where somebody looked at the job since', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const asked: string[] = [];
    const reading = rowsOf(['a', 'b', 'c'], (id) => {
      asked.push(id);
      return postingWith('Words.')(id);
    });
    const at = { clock: clock.now };
    await crawlWithTexts(db, boardId, reading, at);
    const looked = (await loadJobs(db)).get('c')?.id ?? 0;
    clock.advance(HOUR_MS / 2);
    await db
      .updateTable('verifications')
      .set({ text_wanted_at: clock.now() })
      .where('job_id', '=', looked)
      .execute();
    asked.length = 0;
    expect((await crawlWithTexts(db, boardId, reading, at)).texts).toBeNull();
    clock.advance(HOUR_MS / 2);
    await crawlWithTexts(db, boardId, reading, at);
    expect(asked).toEqual(['c']);
    clock.advance(HOUR_MS);
    expect((await crawlWithTexts(db, boardId, reading, at)).texts).toBeNull();
  });

  test('that are gone are closed by the next crawl alone, and one that cannot be read waits its turn', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const at = { clock: clock.now };
    await crawlWithTexts(db, boardId, rowsOf(['a', 'b', 'c'], postingWith('Words.')), at);
    clock.advance(8 * HOUR_MS);
    const details = (id: string): Promise<ListEvent> => {
      if (id === 'c') return postingWith('Words.')(id);
      const reason = id === 'a' ? 'detail-gone' : 'detail-unreadable';
      return Promise.resolve({ kind: 'reject', externalId: id, reason, message: reason });
    };
    const { texts } = await crawlWithTexts(db, boardId, rowsOf(['a', 'b', 'c'], details), at);
    expect(texts).toEqual({ read: 1, changed: 0, unread: 2, failure: null });
    expect((await loadJobs(db)).get('a')?.status).toBe('open');
    clock.advance(HOUR_MS);
    const next = await crawlWithTexts(db, boardId, rowsOf(['a', 'b', 'c'], details), at);
    expect(next).toMatchObject({ report: { closed: 1 }, texts: null });
    expect((await loadJobs(db)).get('a')).toMatchObject({ status: 'closed', close_reason: 'detail-gone' });
  });

  test('keep what was read when the host has enough, and the rest is due', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const at = { clock: clock.now };
    await crawlWithTexts(db, boardId, rowsOf(['a', 'b'], postingWith('Old.')), at);
    clock.advance(8 * HOUR_MS);
    const throttled = rowsOf(['a', 'b'], (id) =>
      id === 'a' ? postingWith('New.')(id) : Promise.reject(connectorError('rate-limited')),
    );
    expect((await crawlWithTexts(db, boardId, throttled, at)).texts).toEqual({
      ...{ read: 1, changed: 1, unread: 0 },
      failure: 'greenhouseio: the board is rate-limited',
    });
    clock.advance(HOUR_MS);
    const rest = await crawlWithTexts(db, boardId, rowsOf(['a', 'b'], postingWith('New.')), at);
    expect(rest.texts).toMatchObject({ read: 1, changed: 1 });
  });

  test('that a crawl has changed meanwhile are left as it wrote them', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const at = { clock: clock.now };
    await crawlWithTexts(db, boardId, rowsOf(['a'], postingWith('Old.')), at);
    clock.advance(8 * HOUR_MS);
    const both = async (id: string) => {
      await db.updateTable('jobs').set({ fingerprint: '' }).where('external_id', '=', id).execute();
      await crawlOnce(db, boardId, rowsOf(['a'], postingWith('New.')), at);
      return postingWith('New.')(id);
    };
    const { texts } = await crawlWithTexts(db, boardId, rowsOf(['a'], both), at);
    expect(texts).toMatchObject({ read: 1, changed: 0 });
    expect((await loadHistory(db, 'a')).map(({ kind }) => kind)).toEqual(['first_seen', 'changed']);
  });

  test('are asked for beside a list that would answer that nothing changed, and in the background', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const sent: unknown[] = [];
    const reading: Reading = async function* (_board, context) {
      sent.push(context.validator);
      const ask = async () => {
        await context.fetch({ url: 'https://board.example/a' });
        return postingWith('Words.')('a');
      };
      const wanted = await context.findChanged([{ externalId: 'a', fingerprint: 'row' }]);
      if (!wanted.has('a')) context.keepForLater?.('a', ask);
      yield wanted.has('a') ? await ask() : { kind: 'seen', externalId: 'a', fingerprint: 'row' };
      return { ...completeEnd, validator: { etag: 'e1' } };
    };
    const options = {
      clock: clock.now,
      fetch: (request: { background?: boolean }) => {
        sent.push(request.background ?? false);
        return Promise.resolve({ status: 200, headers: {}, text: '' });
      },
    };
    await crawlWithTexts(db, boardId, reading, options);
    clock.advance(HOUR_MS);
    await crawlWithTexts(db, boardId, reading, options);
    clock.advance(8 * HOUR_MS);
    await crawlWithTexts(db, boardId, reading, options);
    expect(sent).toEqual([null, false, { etag: 'e1' }, null, true]);
  });
});

describeStore('texts in the list itself', (open) => {
  test('count as read with every verification, also by "not modified"', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const clock = createTestClock();
    const reading = rowsOf(['a'], postingWith('Words.'));
    const listed = { clock: clock.now, connectors: fakeConnectors(reading) };
    await crawlWithTexts(db, boardId, reading, listed);
    clock.advance(9 * HOUR_MS);
    expect((await crawlWithTexts(db, boardId, reading, listed)).texts).toBeNull();
    let now = clock.now().toISOString();
    expect(await loadTextTimes(db)).toEqual([['a', now, now, 2]]);
    clock.advance(HOUR_MS);
    const unchanged: Reading = async function* () {
      return await Promise.resolve({ ...completeEnd, unchanged: true });
    };
    await crawlWithTexts(db, boardId, unchanged, { ...listed, connectors: fakeConnectors(unchanged) });
    now = clock.now().toISOString();
    expect(await loadTextTimes(db)).toEqual([['a', now, now, 3]]);
  });
});
