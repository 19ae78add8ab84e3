import { ConnectorError } from '@firsthand/connectors';
import { HOUR_MS } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import type { Connectors } from '../boards/board-name.ts';
import { syncBoards } from '../boards/sync-boards.ts';
import { addBoard, createTestClock, crawlOnce, loadHistory, loadJobs } from '../testing/boards.ts';
import { fakeConnectors, readingEvents, readingOf, type Reading } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

const three = ['a', 'b', 'c'].map((id) => aPosting(id));
const nothing = readingOf([], { emptyIsProof: false });

describeStore('an emptied board of a system whose empty list proves nothing', (open) => {
  async function start(isPostingGone: (id: string) => Promise<boolean>) {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    const asked: string[] = [];
    const crawl = (reading: Reading) => {
      const connectors = fakeConnectors(reading);
      const connector = connectors.greenhouseio;
      const withWitness: Connectors = {
        ...connectors,
        greenhouseio: {
          ...connector,
          isPostingGone: (_board, { externalId }) => {
            asked.push(externalId);
            return isPostingGone(externalId);
          },
        },
      };
      return crawlOnce(db, boardId, reading, { clock: clock.now, connectors: withWitness });
    };
    const countOpen = async () =>
      [...(await loadJobs(db)).values()].filter(({ status }) => status === 'open').length;
    await crawl(readingOf(three));
    return { db, clock, crawl, asked, countOpen };
  }

  test('closes what its own address says is gone, once the list has been empty for hours', async () => {
    const { clock, crawl, asked, countOpen, db } = await start(() => Promise.resolve(true));
    expect(await crawl(nothing)).toMatchObject({ failure: 'empty', closed: 0 });
    clock.advance(HOUR_MS);
    expect(await crawl(nothing)).toMatchObject({ failure: 'empty', closed: 0 });
    expect(asked).toEqual([]);
    clock.advance(6 * HOUR_MS);
    expect(await crawl(nothing)).toMatchObject({
      closed: 3,
      message: 'the board is empty, and of 3 postings 3 say by their own addresses that they are gone',
    });
    expect(asked.sort()).toEqual(['a', 'b', 'c']);
    expect(await countOpen()).toBe(0);
    expect((await loadHistory(db, 'a')).at(-1)).toMatchObject({ kind: 'closed' });
    clock.advance(HOUR_MS);
    expect(await crawl(nothing)).toMatchObject({ outcome: 'complete', failure: null, openJobs: 0 });
  });

  test('keeps what still answers, and all when nobody can be asked', async () => {
    const { clock, crawl, countOpen } = await start((id) =>
      id === 'c'
        ? Promise.reject(new ConnectorError('greenhouseio', 'unreachable', 'a posting times out'))
        : Promise.resolve(id === 'a'),
    );
    await crawl(nothing);
    clock.advance(7 * HOUR_MS);
    expect(await crawl(nothing)).toMatchObject({ failure: 'empty', closed: 1 });
    expect(await countOpen()).toBe(2);
  });

  test('asks nobody when the list is back', async () => {
    const { clock, crawl, asked, countOpen } = await start(() => Promise.resolve(true));
    await crawl(nothing);
    clock.advance(7 * HOUR_MS);
    await crawl(readingOf(three));
    expect([asked, await countOpen()]).toEqual([[], 3]);
  });
});

describeStore('a board that moved', (open) => {
  const leadingTo = (leadsTo: string) =>
    readingEvents([], new ConnectorError('bamboohr', 'board-gone', 'the list leads elsewhere', { leadsTo }));

  async function start() {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db, { source: 'bamboohr', board: 'old' });
    const crawl = (reading: Reading) => {
      clock.advance(HOUR_MS);
      return crawlOnce(db, boardId, reading, { clock: clock.now });
    };
    const listBoards = () =>
      db
        .selectFrom('boards')
        .select(['id', 'source', 'board', 'moved_from', 'enabled'])
        .orderBy('id')
        .execute();
    await crawl(readingOf(three));
    return { db, boardId, crawl, listBoards };
  }

  test('is followed when it is said twice, and its jobs and their history come along', async () => {
    const { db, boardId, crawl, listBoards } = await start();
    const moved = leadingTo('https://new.bamboohr.com/careers/list');
    expect(await crawl(moved)).toMatchObject({ outcome: 'failed', moved: null });
    expect(await crawl(moved)).toMatchObject({
      moved: 'bamboohr:old moved to bamboohr:new and took its jobs along',
    });
    expect(await listBoards()).toEqual([
      { id: boardId, source: 'bamboohr', board: 'new', moved_from: 'bamboohr:old', enabled: true },
    ]);
    expect(await crawl(readingOf(three))).toMatchObject({ outcome: 'complete', created: 0, board: 'new' });
    expect((await loadJobs(db)).get('a')?.status).toBe('open');
  });

  test('stays where it went when the list of boards still has its old name', async () => {
    const { db, boardId, crawl, listBoards } = await start();
    const moved = leadingTo('https://new.bamboohr.com/careers/list');
    await crawl(moved);
    await crawl(moved);
    const row = { source: 'bamboohr', board: 'old', company: 'Acme', featured: false } as const;
    await syncBoards(db, [row], 'file');
    expect(await listBoards()).toMatchObject([{ id: boardId, board: 'new', enabled: true }]);
  });

  test('to another system begins there anew, and the operator is told', async () => {
    const { crawl, listBoards } = await start();
    const moved = leadingTo('https://jobs.lever.co/acme');
    await crawl(moved);
    expect(await crawl(moved)).toMatchObject({
      moved: 'bamboohr:old moved to lever:acme, where it is read from now on',
    });
    expect(await listBoards()).toMatchObject([
      { board: 'old', moved_from: null },
      { source: 'lever', board: 'acme', moved_from: 'bamboohr:old' },
    ]);
    expect(await crawl(moved)).toMatchObject({ outcome: 'failed', moved: null });
    expect(await listBoards()).toHaveLength(2);
  });

  test.each([
    'https://www.bamboohr.com/',
    'https://old.bamboohr.com/careers',
    'https://example.com/careers',
    '/login',
    'javascript:alert(1)',
  ])('is not seen in a redirect to %s', async (address) => {
    const { crawl, listBoards } = await start();
    await crawl(leadingTo(address));
    expect(await crawl(leadingTo(address))).toMatchObject({ outcome: 'failed', moved: null });
    expect(await listBoards()).toHaveLength(1);
  });
});
