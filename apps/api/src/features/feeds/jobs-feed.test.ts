import { aPlace, aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { readAtom, readJsonFeed, type ReadFeed } from '../../testing/check-feed.ts';
import { openFollowingApi } from '../../testing/following-api.ts';
import { expectRefusal, openApi, TEST_NOW, TEST_URL } from '../../testing/test-api.ts';

const FIRST = new Date('2026-02-01T08:00:00.000Z');
const SECOND = new Date('2026-02-01T08:30:00.000Z');

async function readBoth(api: FastifyInstance, query = ''): Promise<{ atom: ReadFeed; json: ReadFeed }> {
  const [atom, json] = await Promise.all([
    api.inject(`/feeds/jobs.atom${query}`),
    api.inject(`/feeds/jobs.json${query}`),
  ]);
  expect([atom.statusCode, json.statusCode]).toEqual([200, 200]);
  expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const read = { atom: readAtom(atom.body), json: readJsonFeed(json.body) };
  expect(read.json.entries).toEqual(read.atom.entries);
  expect([read.json.title, read.json.subtitle, read.json.pageUrl]).toEqual([
    read.atom.title,
    read.atom.subtitle,
    read.atom.pageUrl,
  ]);
  return read;
}

describeDatabases('feeds of searches', (open) => {
  test('tell of what the search finds, newest first, with pay, places and stamp', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const [older] = await crawlPostings(
      db,
      board,
      [
        aPosting({
          ...{ externalId: 'one', title: 'Nurse', publishedAt: '2026-01-05T08:00:00.000Z', language: 'en' },
          ...{ workMode: 'hybrid', descriptionText: 'You care for people at night.' },
          pay: {
            ...{ min: 30, max: 40, currency: 'USD', period: 'hour' },
            ...{ origin: 'field', sentence: null },
          },
        }),
        aPosting({ title: 'Head Nurse', publishedAt: '2026-01-20T08:00:00.000Z', places: [] }),
        aPosting({ title: 'Cook' }),
      ],
      FIRST,
    );
    const { atom, json } = await readBoth(await openApi(database), '?q=nurse&country=&sort=relevance');
    expect(atom.entries.map(({ title }) => title)).toEqual(['Head Nurse', 'Nurse']);
    expect(atom.entries[1]).toMatchObject({
      url: `${TEST_URL}/ats/lever/acme/job/nurse-${older}`,
      author: 'Acme',
      publishedAt: FIRST.toISOString(),
      updatedAt: FIRST.toISOString(),
      language: 'en',
    });
    expect(atom.entries[1]?.html).toMatch(
      /^<p dir="auto">Acme · Austin, TX, United States · Hybrid · \$30 – \$40 an hour<\/p>.*<p dir="auto">Verified February 1, 2026 at 8:00 AM UTC on Acme’s Lever board<\/p>$/,
    );
    expect(atom).toMatchObject({
      title: '“nurse” – jobs on Firsthand',
      selfUrl: `${TEST_URL}/feeds/jobs.atom?q=nurse&sort=relevance`,
      pageUrl: `${TEST_URL}/search?q=nurse`,
      updatedAt: FIRST.toISOString(),
    });
    expect(json.selfUrl).toBe(`${TEST_URL}/feeds/jobs.json?q=nurse&sort=relevance`);
  });

  test('an entry keeps its id whatever becomes of the posting, and is the same in every store', async () => {
    const posting = aPosting({ externalId: 'kept' });
    const ids = [];
    for (const before of [0, 3]) {
      const { db, database } = await open();
      const others = await insertBoard(db, { board: 'other' });
      if (before > 0)
        await crawlPostings(
          db,
          others,
          Array.from({ length: before }, () => aPosting({ title: 'Cook' })),
        );
      const board = await insertBoard(db, { board: 'acme' });
      await crawlPostings(db, board, [posting], FIRST);
      const api = await openApi(database);
      const see = async () => (await readBoth(api, '?q=engineer')).atom.entries;
      const [first] = await see();
      await crawlPostings(
        db,
        board,
        [{ ...posting, title: 'Software Engineer', company: 'Acme GmbH' }],
        SECOND,
      );
      const [changed] = await see();
      expect([changed?.title, changed?.publishedAt, changed?.updatedAt]).toEqual([
        'Software Engineer',
        FIRST.toISOString(),
        SECOND.toISOString(),
      ]);
      ids.push(first?.id, changed?.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  test('hold whatever employers write', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme', company: null });
    const wild = `]]> <script>alert("x")</script> & \u0001\u000b\ufffe مهندس \u202e\ud83d\ude80`;
    const long = 'Sehr lange Worte. '.repeat(60_000);
    const [, longest] = await crawlPostings(
      db,
      board,
      [
        aPosting({
          ...{ title: `Engineer ${wild}`, company: wild, descriptionText: wild },
          places: [aPlace({ text: wild, city: wild })],
        }),
        aPosting({ title: 'Engineer', company: null, descriptionText: long, language: 'de' }),
      ],
      FIRST,
    );
    await db
      .updateTable('jobs')
      .set({ title: long, summary: long })
      .where('id', '=', longest ?? 0)
      .execute();
    const api = await openApi(database);
    const { atom } = await readBoth(api, `?q=engineer&hide_words=${encodeURIComponent('"<&]]>" unheard')}`);
    expect(atom.entries).toHaveLength(2);
    for (const entry of atom.entries) {
      expect(entry.html).not.toContain('<script');
      expect(entry.title.length + entry.html.length + entry.summary.length).toBeLessThan(6_000);
    }
    expect(atom.entries.map(({ author }) => author)).toContain('Unknown Company');
  });

  test('a role is one entry with its places, which a further place changes and does not make new', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const inTown = (city: string, publishedAt: string) =>
      aPosting({
        ...{ externalId: city, title: 'Field Engineer', publishedAt },
        places: [aPlace({ city, text: city })],
      });
    const first = [
      inTown('Austin', '2026-01-05T08:00:00.000Z'),
      inTown('Dallas', '2026-01-06T08:00:00.000Z'),
    ];
    await crawlPostings(db, board, first, FIRST);
    const api = await openApi(database);
    const see = async () => (await readBoth(api, '?q=engineer')).atom.entries;
    const [before, ...others] = await see();
    expect(others).toEqual([]);
    expect(before?.html).toContain('2 places: Dallas and Austin');
    const [, , tulsa] = await crawlPostings(
      db,
      board,
      [...first, inTown('Tulsa', '2026-01-30T08:00:00.000Z')],
      SECOND,
    );
    const [after] = await see();
    expect(after).toMatchObject({
      ...{ id: before?.id, publishedAt: FIRST.toISOString(), updatedAt: SECOND.toISOString() },
      url: `${TEST_URL}/ats/lever/acme/job/field-engineer-${tulsa}`,
    });
    expect(after?.html).toContain('3 places: Tulsa, Dallas and Austin');
  });

  test('hold what is about the query, and say so', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    await crawlPostings(
      db,
      board,
      [
        aPosting({ title: 'Tungsten welder' }),
        aPosting({ title: 'Clerk', descriptionText: 'You pay for tungsten.' }),
      ],
      FIRST,
    );
    const api = await openApi(database);
    const { atom } = await readBoth(api, '?q=tungsten&country=US');
    expect(atom.entries.map(({ title }) => title)).toEqual(['Tungsten welder']);
    expect(atom.subtitle).toBe(
      'Newest first; jobs about it, without those that only mention it; country: US',
    );
    expect((await readBoth(api)).atom.entries).toHaveLength(2);
  });

  test('an empty one is a feed too, and a parameter that means nothing is refused in words', async () => {
    const api = await openApi((await open()).database);
    const { atom } = await readBoth(
      api,
      '?q=nurse&isRemote=yes&near=Austin, TX&country=US&radius_km=20&source=lever&limit=5',
    );
    expect(atom.entries).toEqual([]);
    expect(Object.fromEntries(new URL(atom.pageUrl).searchParams)).toEqual({
      ...{ q: 'nurse', country: 'US', remote: 'yes', location: 'Austin, TX', radius: '20', source: '7' },
    });
    for (const bad of [
      'country=Germany',
      'limit=101',
      'work_mode=moon',
      'pay_min=5',
      'q=a&q=b',
      'near=Nowhere&country=US',
    ]) {
      for (const format of ['atom', 'json']) {
        expectRefusal(await api.inject(`/feeds/jobs.${format}?${bad}`), 400);
      }
    }
    expect((await api.inject('/feeds/jobs.rss')).statusCode).toBe(404);
  });

  test('are sent again only to who has another, by tag and by time', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const postings = [aPosting(), aPosting()];
    await crawlPostings(db, board, postings, FIRST);
    const clock = { now: TEST_NOW };
    const api = await openApi(database, { now: () => clock.now });
    for (const url of ['/feeds/jobs.atom?q=engineer', '/feeds/jobs.json?q=engineer']) {
      clock.now = TEST_NOW;
      const ask = (headers = {}) => api.inject({ url, headers });
      const first = await ask();
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=300',
        'last-modified': TEST_NOW.toUTCString(),
      });
      const held = { 'if-none-match': String(first.headers.etag) };
      const since = { 'if-modified-since': String(first.headers['last-modified']) };
      for (const headers of [held, since, { ...held, ...since }]) {
        const again = await ask(headers);
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
      expect((await ask({ ...since, 'if-none-match': '"other"' })).statusCode).toBe(200);

      // Verified once more: the same to who reads it, with a newer stamp for who reads it first.
      await crawlPostings(db, board, postings, SECOND);
      clock.now = new Date(TEST_NOW.getTime() + 60_000);
      expect((await ask(held)).statusCode).toBe(304);
      expect((await ask()).body).toContain('8:30 AM UTC');

      // One has gone.
      await crawlPostings(db, board, postings.slice(1), SECOND);
      const later = await ask({ ...held });
      expect(later.statusCode).toBe(200);
      expect((await ask(since)).statusCode).toBe(200);
      expect((await ask({ 'if-none-match': String(later.headers.etag) })).statusCode).toBe(304);
      await crawlPostings(db, board, postings, FIRST);
    }
  });

  test('on a node that follows the store they are made once per change', async () => {
    const { db, database } = await open();
    const { api, search } = await openFollowingApi(database);
    const board = await insertBoard(db, { board: 'acme' });
    const kept = aPosting({ title: 'Baker' });
    await crawlPostings(db, board, [kept], FIRST);
    const titles = async () => (await readBoth(api, '?q=baker')).atom.entries.map(({ title }) => title);
    await search.settled();
    expect(await titles()).toEqual(['Baker']);
    // What is kept needs no store: nobody would notice that it is away.
    await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    expect(await titles()).toEqual(['Baker']);
    await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    await crawlPostings(db, board, [{ ...kept, title: 'Head Baker' }], SECOND);
    await search.settled();
    expect(await titles()).toEqual(['Head Baker']);
  });
});
