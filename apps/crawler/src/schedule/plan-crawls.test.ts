import { HOUR_MS } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepOutBoard, letInBoard } from '../boards/keep-out.ts';
import { syncBoards } from '../boards/sync-boards.ts';
import { requireNamedBoard } from '../command/find-boards.ts';
import { addBoard, crawlOnce, loadJobs } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { LANES } from './lanes.ts';
import { holdsAsMany, isDue, planCrawls } from './plan-crawls.ts';

describeStore('planning crawls', (open) => {
  test('passes over a board that is paused, also between being queued and being taken', async () => {
    const { db } = await open();
    const boardId = await addBoard(db, { board: 'acme' });
    const pause = (paused_at: Date | null) => db.updateTable('boards').set({ paused_at }).execute();
    const now = new Date();
    await pause(now);
    expect(await planCrawls(db, now)).toBe(0);
    await pause(null);
    expect(await planCrawls(db, now)).toBe(1);
    expect(await isDue(db, boardId, now)).toBe(true);
    await pause(now);
    expect(await isDue(db, boardId, now)).toBe(false);
  });

  test('of a store that is full only boards that have postings there are read on', async () => {
    const { db } = await open();
    const known = await addBoard(db, { board: 'known' });
    await crawlOnce(db, known, readingOf([aPosting('a'), aPosting('b')]));
    await addBoard(db, { board: 'new' });
    await sql`update boards set next_crawl_at = '2020-01-01'`.execute(db);
    expect(await holdsAsMany(db, 3)).toBe(false);
    expect(await holdsAsMany(db, 2)).toBe(true);
    const now = new Date();
    expect(await planCrawls(db, now, { isFull: true })).toBe(1);
    expect(await db.selectFrom('tasks').select('key').execute()).toEqual([{ key: String(known) }]);
    expect(await planCrawls(db, now)).toBe(1);
  });

  test('queues as many of each system as its lane has room for, whose time ends first', async () => {
    const { db } = await open();
    const lanes = { ...LANES, lever: 2, breezy: 1 };
    for (const board of ['a', 'b', 'c', 'd']) await addBoard(db, { source: 'lever', board });
    await addBoard(db, { source: 'breezy', board: 'e' });
    const due = new Date();
    const readBy = (board: string, hours: number) =>
      db
        .updateTable('boards')
        .set({ read_by: sql`${new Date(due.getTime() + hours * HOUR_MS)}::timestamptz` })
        .where('board', '=', board)
        .execute();
    await readBy('a', 9);
    await readBy('b', 1);
    await readBy('c', 5);
    await readBy('d', 2);
    const listQueued = async () => {
      const { rows } = await sql<{ board: string }>`
        select boards.board from tasks join boards on boards.id::text = tasks.key order by tasks.id`.execute(
        db,
      );
      return rows.map(({ board }) => board);
    };
    expect(await planCrawls(db, due, { lanes })).toBe(3);
    expect((await listQueued()).sort()).toEqual(['b', 'd', 'e']);
    expect(await planCrawls(db, due, { lanes })).toBe(0);
    await sql`delete from tasks`.execute(db);
    await sql`update boards set next_crawl_at = ${due}::timestamptz + interval '1 hour' where board in ('b', 'd', 'e')`.execute(
      db,
    );
    await planCrawls(db, due, { lanes });
    expect(await listQueued()).toEqual(['c', 'a']);
  });

  test('of a new list of boards the largest are read first, and those of unknown size within two days', async () => {
    const { db } = await open();
    const row = (board: string, expectedJobs: number | null) =>
      ({ source: 'lever', board, company: null, featured: false, expectedJobs }) as const;
    await syncBoards(db, [row('unknown', null), row('small', 3), row('large', 4_000)], 'file');
    const boards = await db
      .selectFrom('boards')
      .select('board')
      .select(sql<number>`extract(epoch from read_by - now()) / 3600`.as('hours'))
      .orderBy('read_by')
      .execute();
    expect(boards.map(({ board }) => board)).toEqual(['large', 'small', 'unknown']);
    expect(Number(boards[2]?.hours)).toBeLessThan(48);
  });

  test('reads no board that is kept out, whatever names it, until it is let in', async () => {
    const { db } = await open();
    const name = { source: 'lever', board: 'acme' } as const;
    const row = { ...name, company: 'Acme', featured: false };
    await syncBoards(db, [row], 'file');
    const now = new Date(Date.now() + HOUR_MS);
    await keepOutBoard(db, name, now);
    await syncBoards(db, [row], 'file');
    expect(await planCrawls(db, now)).toBe(0);
    await expect(requireNamedBoard(db, name)).rejects.toThrow('is kept out at its employer’s wish');
    expect(await letInBoard(db, name)).toBe(true);
    expect(await planCrawls(db, now)).toBe(1);
    expect(await letInBoard(db, name)).toBe(false);
  });

  test('keeping a board out closes what is open on it', async () => {
    const { db } = await open();
    const boardId = await addBoard(db, { source: 'lever', board: 'acme' });
    await crawlOnce(db, boardId, readingOf([aPosting('a'), aPosting('b')]));
    expect(await keepOutBoard(db, { source: 'lever', board: 'acme' }, new Date())).toBe(2);
    expect(
      [...(await loadJobs(db)).values()].map(({ status, close_reason }) => [status, close_reason]),
    ).toEqual([
      ['closed', 'kept-out'],
      ['closed', 'kept-out'],
    ]);
  });
});
