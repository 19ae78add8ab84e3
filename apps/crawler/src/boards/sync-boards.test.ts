import { createSqlSearch } from '@firsthand/search';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { crawlOnce, loadJobs } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import type { BoardRow } from './read-boards-file.ts';
import { syncBoards } from './sync-boards.ts';

const row = (board: string, overrides: Partial<BoardRow> = {}): BoardRow => ({
  source: 'lever',
  board,
  company: 'Acme',
  featured: false,
  expectedJobs: null,
  ...overrides,
});

describeStore('syncBoards', (open) => {
  const start = async () => {
    const { db } = await open();
    const list = () =>
      db
        .selectFrom('boards')
        .select(['id', 'board', 'company', 'enabled', 'origin'])
        .orderBy('board')
        .execute();
    return { db, list };
  };

  test('adds boards, and the same list again changes nothing', async () => {
    const { db, list } = await start();
    expect(await syncBoards(db, [row('a'), row('b')], 'file')).toEqual({ added: 2, changed: 0, disabled: 0 });
    const before = await list();
    expect(await syncBoards(db, [row('a'), row('b')], 'file')).toEqual({ added: 0, changed: 0, disabled: 0 });
    expect(await list()).toEqual(before);
  });

  test('disables what is no longer listed, keeps its jobs, and takes it up again', async () => {
    const { db, list } = await start();
    await syncBoards(db, [row('a'), row('b')], 'file');
    const a = (await list())[0]?.id ?? 0;
    await crawlOnce(db, a, readingOf([aPosting('1')]));
    expect(await syncBoards(db, [row('b')], 'file')).toEqual({ added: 0, changed: 0, disabled: 1 });
    expect((await list()).map((board) => board.enabled)).toEqual([false, true]);
    expect((await loadJobs(db)).get('1')?.status).toBe('open');
    expect(await syncBoards(db, [row('a'), row('b')], 'file')).toEqual({ added: 0, changed: 1, disabled: 0 });
    expect((await list()).map((board) => board.enabled)).toEqual([true, true]);
  });

  test('boards of another origin are left alone unless they are listed', async () => {
    const { db, list } = await start();
    await syncBoards(db, [row('sand')], 'sandbox');
    await db.insertInto('boards').values({ source: 'lever', board: 'mine', origin: 'command' }).execute();
    await syncBoards(db, [], 'file');
    expect((await list()).every((board) => board.enabled)).toBe(true);
    await syncBoards(db, [row('mine')], 'file');
    expect((await list()).map((board) => [board.board, board.origin])).toEqual([
      ['mine', 'file'],
      ['sand', 'sandbox'],
    ]);
  });

  test('a new company name is taken over', async () => {
    const { db, list } = await start();
    await syncBoards(db, [row('a')], 'file');
    expect(await syncBoards(db, [row('a', { company: 'Acme Ltd' })], 'file')).toMatchObject({ changed: 1 });
    expect((await list())[0]?.company).toBe('Acme Ltd');
  });

  test('a board that the operator features marks its jobs, and lifts none in search', async () => {
    const { db, list } = await start();
    await syncBoards(db, [row('a'), row('b')], 'file');
    const [a, b] = (await list()).map((board) => board.id);
    await crawlOnce(db, a ?? 0, readingOf([aPosting('old', { publishedAt: '2026-01-04T00:00:00Z' })]));
    await crawlOnce(db, b ?? 0, readingOf([aPosting('new', { publishedAt: '2026-01-05T00:00:00Z' })]));
    const search = createSqlSearch(db);
    const order = async () => {
      const { ids } = await search.search({ query: '', filters: {}, offset: 0, limit: 10 });
      const jobs = [...(await loadJobs(db)).values()];
      return ids.map((id) => jobs.find((job) => job.id === id)?.external_id);
    };
    expect(await order()).toEqual(['new', 'old']);
    await syncBoards(db, [row('a', { featured: true }), row('b')], 'file');
    expect((await loadJobs(db)).get('old')?.featured).toBe(true);
    expect(await order()).toEqual(['new', 'old']);
    await syncBoards(db, [row('a'), row('b')], 'file');
    expect((await loadJobs(db)).get('old')?.featured).toBe(false);
    await crawlOnce(
      db,
      a ?? 0,
      readingOf([aPosting('old', { publishedAt: '2026-01-04T00:00:00Z', isMarked: true })]),
    );
    expect(await order()).toEqual(['old', 'new']);
  });
});
