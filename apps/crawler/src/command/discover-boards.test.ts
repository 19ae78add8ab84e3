import { TransportError, type AtsFetch } from '@firsthand/connectors';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { findBoardsInText } from '../boards/find-in-text.ts';
import { keepOutBoard } from '../boards/keep-out.ts';
import { addBoard, crawlOnce, noFetch } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { discoverBoards } from './discover-boards.ts';

/** Answers of a small web, by address. */
function webOf(pages: Record<string, string | { status: number; location?: string }>): AtsFetch {
  return ({ url }) => {
    const page = pages[url];
    if (page === undefined) {
      return url.endsWith('/robots.txt')
        ? Promise.resolve({ status: 404, headers: {}, text: '' })
        : Promise.reject(new TransportError('unreachable', 'no such host'));
    }
    if (typeof page === 'string') return Promise.resolve({ status: 200, headers: {}, text: page });
    const headers = page.location === undefined ? {} : { location: page.location };
    return Promise.resolve({ status: page.status, headers, text: '' });
  };
}

test('boards are found in a text of any length, also where two pieces of it meet', async () => {
  const filler = 'x '.repeat(262_000);
  const text = `https://jobs.lever.co/first ${filler}https://boards.greenhouse.io/middle ${filler} jobs.lever.co/last`;
  expect((await findBoardsInText(text)).map(({ board }) => board).sort()).toEqual([
    'first',
    'last',
    'middle',
  ]);
});

describeStore('looking for boards', (open) => {
  const start = async () => {
    const { db } = await open();
    const look = (options: Partial<Parameters<typeof discoverBoards>[0]>) =>
      discoverBoards({ db, fetch: noFetch, names: [], urls: [], inPostings: false, ...options });
    return { db, look };
  };

  test('takes what a page links to, and knows what it knows, in whatever case', async () => {
    const { db, look } = await start();
    await addBoard(db, { source: 'smartrecruiters', board: 'AcmeInc' });
    const fetch = webOf({
      'https://acme.example/careers':
        '<a href="https://jobs.smartrecruiters.com/acmeinc">a</a><a href="https://jobs.lever.co/acme">b</a>',
    });
    expect(await look({ fetch, urls: ['http://acme.example/careers'] })).toEqual({
      ...{ named: 2, added: ['lever:acme'], keptOut: 0, faults: [] },
    });
    expect(await look({ fetch, urls: ['https://acme.example/careers'] })).toMatchObject({ added: [] });
  });

  test('goes through a sitemap and those that it lists on its own host', async () => {
    const { look } = await start();
    const fetch = webOf({
      'https://list.example/sitemap.xml':
        '<sitemapindex><loc>https://list.example/a.xml</loc><loc>https://other.example/b.xml</loc></sitemapindex>',
      'https://list.example/a.xml': '<loc>https://acme.breezy.hr/p/1</loc>',
    });
    expect(await look({ fetch, urls: ['https://list.example/sitemap.xml'] })).toMatchObject({
      ...{ added: ['breezy:acme'], faults: [] },
    });
  });

  test('says of each address in words why it was not read, and keeps the rules for robots', async () => {
    const { look } = await start();
    const fetch = webOf({
      'https://closed.example/robots.txt': 'User-agent: *\nDisallow: /private',
      'https://closed.example/private': 'https://jobs.lever.co/hidden',
      'https://loop.example/': { status: 302, location: '/' },
      'https://missing.example/': { status: 404 },
    });
    const urls = [
      'https://closed.example/private',
      'https://loop.example/',
      'https://missing.example/',
      'https://gone.example/',
      'https://acme.example:8080/',
      'not an address',
    ];
    const { added, faults } = await look({ fetch, urls });
    expect(added).toEqual([]);
    expect(faults.map(({ message }) => message)).toEqual([
      'may not be read by robots, its host says',
      'leads from one address to the next without end',
      'answers 404',
      'could not be read',
      'is no public web address',
      'is no web address',
    ]);
  });

  test('takes links to other boards from the texts of open jobs', async () => {
    const { db, look } = await start();
    const boardId = await addBoard(db);
    const descriptionHtml = '<p>See <a href="https://jobs.lever.co/sister">our sister</a>.</p>';
    await crawlOnce(db, boardId, readingOf([aPosting('a', { descriptionHtml })]));
    expect(await look({ inPostings: true })).toMatchObject({ added: ['lever:sister'] });
  });

  test('brings nobody back who is kept out', async () => {
    const { db, look } = await start();
    await keepOutBoard(db, { source: 'lever', board: 'acme' }, new Date());
    const names = [{ source: 'lever', board: 'acme' }] as const;
    expect(await look({ names })).toMatchObject({ added: [], keptOut: 1 });
  });
});
