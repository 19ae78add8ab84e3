import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { readAtom, readJsonFeed } from '../../testing/check-feed.ts';
import { expectRefusal, openApi, TEST_URL } from '../../testing/test-api.ts';

const HOURS = Array.from({ length: 5 }, (_, hour) => new Date(Date.UTC(2026, 1, 1, hour)));

describeStore('feeds of companies', (open) => {
  test('tell what opened, changed, closed and opened again, in both formats', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const kept = aPosting({ title: 'Cook' });
    const moving = aPosting({ title: 'Nurse & ]]> مهندس', descriptionText: 'One.', language: 'en' });
    const [, id] = await crawlPostings(db, board, [kept, moving], HOURS[0]);
    const changed = { ...moving, title: 'Head Nurse', workMode: 'remote' as const };
    await crawlPostings(db, board, [kept, changed], HOURS[1]);
    await crawlPostings(db, board, [kept], HOURS[2]);
    await crawlPostings(db, board, [kept, changed], HOURS[3]);
    const other = await insertBoard(db, { board: 'globex' });
    await crawlPostings(db, other, [aPosting({ company: 'Globex' })], HOURS[4]);
    const api = await openApi(database);

    const answer = await api.inject('/feeds/companies/lever/acme.atom');
    const atom = readAtom(answer.body);
    expect(atom).toMatchObject({
      title: 'Jobs at Acme – Firsthand',
      pageUrl: `${TEST_URL}/companies/lever/acme`,
      selfUrl: `${TEST_URL}/feeds/companies/lever/acme.atom`,
      updatedAt: HOURS[3]?.toISOString(),
    });
    expect(atom.entries.slice(0, 3).map(({ title, updatedAt }) => [title, updatedAt])).toEqual([
      ['Reopened: Head Nurse', HOURS[3]?.toISOString()],
      ['Closed: Head Nurse', HOURS[2]?.toISOString()],
      ['Changed: Head Nurse', HOURS[1]?.toISOString()],
    ]);
    expect(
      atom.entries
        .slice(3)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Opened: Cook', 'Opened: Head Nurse']);
    expect(atom.entries[2]).toMatchObject({
      url: `${TEST_URL}/ats/lever/acme/job/head-nurse-${id}`,
      summary: 'Changed: title, work mode',
    });
    expect(atom.entries[2]?.html).toBe(
      '<dl><dt>title</dt><dd>before: <bdi>Nurse &amp; ]]&gt; مهندس</bdi></dd><dd>after: <bdi>Head Nurse</bdi></dd>' +
        '<dt>work mode</dt><dd>before: not stated</dd><dd>after: <bdi>Remote</bdi></dd></dl>',
    );
    const json = readJsonFeed((await api.inject('/feeds/companies/lever/acme.json')).body);
    expect(json.entries).toEqual(atom.entries);

    const held = { 'if-none-match': String(answer.headers.etag) };
    expect((await api.inject({ url: '/feeds/companies/lever/acme.atom', headers: held })).statusCode).toBe(
      304,
    );
    await crawlPostings(db, board, [kept], HOURS[4]);
    const later = await api.inject({ url: '/feeds/companies/lever/acme.atom', headers: held });
    expect(readAtom(later.body).entries.map(({ title }) => title)[0]).toBe('Closed: Head Nurse');
    // What was told stays told under the same name.
    expect(readAtom(later.body).entries.slice(1)).toEqual(atom.entries);
  });

  test('have the slashes of Workday’s addresses, and are 404 where there is no company', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, {
      source: 'workday',
      board: 'wd5/globex/External',
      company: 'Globex',
    });
    await crawlPostings(db, board, [aPosting({ company: null })], HOURS[0]);
    const api = await openApi(database);
    const feed = readAtom((await api.inject('/feeds/companies/workday/wd5/globex/External.atom')).body);
    expect(feed.pageUrl).toBe(`${TEST_URL}/companies/workday/wd5/globex/External`);
    expect(feed.entries).toHaveLength(1);
    for (const path of [
      'lever/nobody.atom',
      'lever/.json',
      'moon/acme.json',
      'lever/acme',
      'lever.atom',
      'lever/a%00.atom',
    ])
      expectRefusal(await api.inject(`/feeds/companies/${path}`), path.includes('%00') ? 400 : 404);
  });
});
