import { aPosting, describeStore, insertBoard, type TestDatabase } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectRefusal, openApi } from '../../testing/test-api.ts';
import { JOBS_PER_FILE } from './sitemap.repository.ts';

const FIRST = new Date('2026-02-01T08:00:00.000Z');
const SECOND = new Date('2026-02-02T08:00:00.000Z');
const ORIGIN = 'https://firsthand.example';

async function readXml(database: TestDatabase, path: string) {
  const answer = await (await openApi(database.database)).inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/xml/);
  expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(sitemapindex|urlset) xmlns=/);
  return [...answer.body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address, lastChange]) => [address, lastChange],
  );
}

describeStore('sitemap', (open) => {
  test('lists open jobs with the time of their last change', async () => {
    const database = await open();
    const board = await insertBoard(database.db, { board: 'acme' });
    const [same, changed, gone] = [aPosting({ title: 'Nurse' }), aPosting({ title: 'Cook' }), aPosting()];
    const ids = await crawlPostings(database.db, board, [same, changed, gone], FIRST);
    await crawlPostings(database.db, board, [same, { ...changed, title: 'Chef' }], SECOND);

    expect(await readXml(database, '/sitemaps/jobs-1.xml')).toEqual([
      [`${ORIGIN}/ats/lever/acme/job/nurse-${ids[0]}`, FIRST.toISOString()],
      [`${ORIGIN}/ats/lever/acme/job/chef-${ids[1]}`, SECOND.toISOString()],
    ]);
    expect(await readXml(database, '/sitemap.xml')).toEqual([
      [`${ORIGIN}/sitemaps/pages.xml`, undefined],
      [`${ORIGIN}/sitemaps/companies.xml`, undefined],
      [`${ORIGIN}/sitemaps/jobs-1.xml`, SECOND.toISOString()],
    ]);
  });

  test('lists the pages of companies', async () => {
    const database = await open();
    const { db } = database;
    await crawlPostings(db, await insertBoard(db), [aPosting()]);
    const workday = await insertBoard(db, { source: 'workday', board: 'wd5/acme/External' });
    await crawlPostings(db, workday, [aPosting()]);
    expect(await readXml(database, '/sitemaps/companies.xml')).toEqual([
      [`${ORIGIN}/companies/lever/acme`, undefined],
      [`${ORIGIN}/companies/workday/wd5/acme/External`, undefined],
    ]);
  });

  test('a job that returned counts as changed when it returned', async () => {
    const database = await open();
    const board = await insertBoard(database.db);
    const [kept, back] = [aPosting(), aPosting()];
    await crawlPostings(database.db, board, [kept, back], FIRST);
    await crawlPostings(database.db, board, [kept], SECOND);
    const third = new Date('2026-02-03T08:00:00.000Z');
    await crawlPostings(database.db, board, [kept, back], third);
    const times = (await readXml(database, '/sitemaps/jobs-1.xml')).map(([, time]) => time);
    expect(times).toEqual([FIRST.toISOString(), third.toISOString()]);
  });

  test('starts another file after 50,000 numbers', async () => {
    const database = await open();
    const board = await insertBoard(database.db);
    const first = aPosting();
    await crawlPostings(database.db, board, [first]);
    await sql`alter table jobs alter column id restart with ${sql.lit(JOBS_PER_FILE)}`.execute(database.db);
    await crawlPostings(database.db, board, [first, aPosting(), aPosting()]);

    const numbers = async (file: number) =>
      (await readXml(database, `/sitemaps/jobs-${file}.xml`)).map(([url]) => /-(\d+)$/.exec(url ?? '')?.[1]);
    expect(await numbers(1)).toEqual(['1', '50000']);
    expect(await numbers(2)).toEqual(['50001']);
    const files = (await readXml(database, '/sitemap.xml')).map(([url]) => url);
    expect(files.slice(2)).toEqual([`${ORIGIN}/sitemaps/jobs-1.xml`, `${ORIGIN}/sitemaps/jobs-2.xml`]);
  });

  test('has no files beyond its last', async () => {
    const database = await open();
    await crawlPostings(database.db, await insertBoard(database.db), [aPosting()]);
    const api = await openApi(database.database);
    for (const name of [
      '2',
      '0',
      '-1',
      '01',
      '1.5',
      'x',
      '1e3',
      '999999',
      '9007199254740991',
      '9'.repeat(30),
    ]) {
      expectRefusal(await api.inject(`/sitemaps/jobs-${name}.xml`), 404);
    }
    expectRefusal(await api.inject('/sitemaps/other.xml'), 404);
  });

  test('escapes what XML would take for markup', async () => {
    const database = await open();
    const board = await insertBoard(database.db);
    await crawlPostings(database.db, board, [aPosting()]);
    await database.db.updateTable('boards').set({ company_slug: `a&b'c"<d>` }).execute();
    const [entry] = await readXml(database, '/sitemaps/jobs-1.xml');
    expect(entry?.[0]).toBe(`${ORIGIN}/ats/lever/a%26b&apos;c%22%3Cd%3E/job/data-engineer-1`);
  });

  test('lists the pages that are no jobs', async () => {
    const database = await open();
    const pages = await readXml(database, '/sitemaps/pages.xml');
    expect(pages.slice(0, 2)).toEqual([
      [`${ORIGIN}/`, undefined],
      [`${ORIGIN}/search`, undefined],
    ]);
    expect(pages).toContainEqual([`${ORIGIN}/privacy-policy`, undefined]);
    expect(new Set(pages.map(([address]) => address)).size).toBe(14);
    expect(await readXml(database, '/sitemap.xml')).toEqual([
      [`${ORIGIN}/sitemaps/pages.xml`, undefined],
      [`${ORIGIN}/sitemaps/companies.xml`, undefined],
    ]);
  });

  test('is kept for ten minutes, and sent again only to who has another', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    await crawlPostings(db, board, [aPosting()], FIRST);
    const clock = { now: FIRST };
    const api = await openApi(database, { now: () => clock.now });
    const ask = (url: string, headers = {}) => api.inject({ url, headers });
    for (const name of ['sitemaps/jobs-1', 'sitemaps/pages', 'sitemaps/companies', 'sitemap']) {
      const url = `/${name}.xml`;
      const first = await ask(url);
      expect([url, first.headers['last-modified']]).toEqual([url, FIRST.toUTCString()]);
      expect(first.headers['cache-control']).toBe('public, max-age=600');
      const again = await ask(url, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await ask(url, { 'if-none-match': 'W/"other"' })).body).toBe(first.body);
    }
    const before = await ask('/sitemaps/jobs-1.xml');
    await crawlPostings(db, board, [aPosting(), aPosting()], SECOND);
    expect((await ask('/sitemaps/jobs-1.xml')).body).toBe(before.body);
    clock.now = new Date(FIRST.getTime() + 600_001);
    const later = await ask('/sitemaps/jobs-1.xml', { 'if-none-match': String(before.headers.etag) });
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(before.headers.etag);
  });

  test('robots.txt names the sitemap and keeps robots off the API', async () => {
    const answer = await (await openApi((await open()).database)).inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      `User-agent: *\nDisallow: /v1/\nDisallow: /sandbox/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });
});
