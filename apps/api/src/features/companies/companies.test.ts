import { DAY_MS, toCompanyPath, type CompanyView, type JobCardsResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { aPlace, aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { findCompany } from './companies.repository.ts';

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const PAY = {
  min: 90_000,
  max: null,
  currency: 'USD',
  period: 'year',
  origin: 'field',
  sentence: null,
} as const;

async function openWith(db: Parameters<typeof openApi>[0]) {
  const api = await openApi(db);
  return {
    api,
    read: async <T>(path: string): Promise<T> => {
      const answer = await api.inject(`/v1/api${path}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      return answer.json<T>();
    },
  };
}

async function fillBoard(db: Db) {
  const board = await insertBoard(db, { board: 'acme' });
  const [kept, gone, back] = [
    aPosting({ workMode: 'remote', pay: PAY }),
    aPosting(),
    aPosting({ places: [aPlace(), aPlace({ city: 'Berlin', state: null, country: 'DE' })] }),
  ];
  const late = aPosting({ workMode: 'hybrid' });
  await crawlPostings(db, board, [kept, gone, back], daysAgo(50));
  await crawlPostings(db, board, [kept, gone], daysAgo(36));
  await crawlPostings(db, board, [kept, back], daysAgo(20));
  await crawlPostings(db, board, [kept, back, late], daysAgo(3));
  return board;
}

describeStore('a company', (open) => {
  test('stands at the part of its job addresses before /job/, whatever its system', async () => {
    const { db, database } = await open();
    for (const [source, board] of [
      ['lever', 'acme'],
      ['workday', 'wd5/acme/External'],
    ] as const) {
      await crawlPostings(db, await insertBoard(db, { source, board }), [aPosting()]);
    }
    const { read } = await openWith(database);
    const { data } = await read<JobCardsResponse>('/requisitions/cards');
    const paths = data.map(({ navigation }) => toCompanyPath(navigation));
    expect(paths.sort()).toEqual(['/companies/lever/acme', '/companies/workday/wd5/acme/External']);
    for (const path of paths) {
      const company = await read<CompanyView>(path);
      expect(company).toMatchObject({ name: 'Acme', open_jobs: 1 });
      expect(path).toBe(`/companies/${company.ats_type}/${company.slug}`);
      expect(await findCompany(db, company.ats_type, company.slug)).toMatchObject({
        ...{ source: company.source, board: company.board, name: 'Acme', openJobs: 1 },
      });
    }
  });

  test('has figures of what its board showed', async () => {
    const { db, database } = await open();
    await fillBoard(db);
    const { read } = await openWith(database);
    const { weeks, ...company } = await read<CompanyView>('/companies/lever/acme');
    expect(company).toEqual({
      ...{ name: 'Acme', source: 'lever', board: 'acme', ats_type: 'lever', slug: 'acme' },
      careers_url: 'https://lever.example/acme',
      open_jobs: 3,
      first_seen_at: daysAgo(50).toISOString(),
      last_verified_at: daysAgo(3).toISOString(),
      // One came back, one is new; one closed.
      ...{ opened_30d: 2, closed_30d: 1 },
      ...{ median_days_open: 30, closed_jobs: 1 },
      pay_stated_share: 0.3333,
      work_modes: { remote: 1, hybrid: 1, on_site: 0, unstated: 1 },
      places: [
        { value: 'Austin, TX, US', label: 'Austin, TX, United States', count: 3 },
        { value: 'Berlin, DE', label: 'Berlin, Germany', count: 1 },
      ],
    });
    const quiet = { opened: 0, closed: 0 };
    expect(weeks.map(({ opened, closed, open }) => ({ opened, closed, open }))).toEqual([
      ...Array.from({ length: 4 }, () => ({ ...quiet, open: 0 })),
      { opened: 3, closed: 0, open: 3 },
      { ...quiet, open: 3 },
      { opened: 0, closed: 1, open: 2 },
      { ...quiet, open: 2 },
      { ...quiet, open: 2 },
      { opened: 1, closed: 1, open: 2 },
      { ...quiet, open: 2 },
      { opened: 1, closed: 0, open: 3 },
    ]);
    expect([weeks[0]?.week, weeks[11]?.week]).toEqual(
      [84, 7].map((days) => daysAgo(days).toISOString().slice(0, 10)),
    );
  });

  test('says nothing of jobs it has not', async () => {
    const { db, database } = await open();
    await insertBoard(db, { board: 'quiet', company_slug: 'quiet' });
    await db.updateTable('boards').set({ company_name: 'Quiet' }).execute();
    const { read } = await openWith(database);
    expect(await read('/companies/lever/quiet')).toMatchObject({
      ...{ open_jobs: 0, closed_jobs: 0, median_days_open: null, pay_stated_share: null, places: [] },
      last_verified_at: null,
    });
  });

  test('that is none is refused in words', async () => {
    const { db, database } = await open();
    await fillBoard(db);
    const { api } = await openWith(database);
    for (const path of [
      'lever/other',
      'breezy/acme',
      'LEVER/acme',
      'x/acme',
      'lever/acme%2Fx',
      'workday/a/b/c',
    ])
      expectRefusal(
        await api.inject(`/v1/api/companies/${path}`),
        404,
        'We hold no company at this address.',
      );
    expectRefusal(await api.inject('/v1/api/companies/lever/acme/more'), 404);
  });

  test('figures are kept for a moment', async () => {
    const { db, database } = await open();
    const board = await fillBoard(db);
    const clock = { now: TEST_NOW };
    const api = await openApi(database, { now: () => clock.now });
    const readOpen = async () =>
      (await api.inject('/v1/api/companies/lever/acme')).json<CompanyView>().open_jobs;
    expect(await readOpen()).toBe(3);
    await crawlPostings(db, board, [aPosting(), aPosting()], TEST_NOW);
    expect(await readOpen()).toBe(3);
    clock.now = new Date(TEST_NOW.getTime() + 30_000);
    expect(await readOpen()).toBe(2);
  });
});

describeStore('the directory of companies', (open) => {
  interface List {
    data: { name: string }[];
    total: number;
  }

  test('is by name, page by page, and narrowed by words and country', async () => {
    const { db, database } = await open();
    const companies = { Zeta: 'US', 'Über Möbel GmbH': 'DE', 'alpha beta': 'US', 'Beta Alphatech': 'FR' };
    for (const [company, country] of Object.entries(companies)) {
      const board = await insertBoard(db, { company });
      await crawlPostings(db, board, [aPosting({ company, places: [aPlace({ country, state: null })] })]);
    }
    await insertBoard(db, { board: 'never-read' });
    const { api, read } = await openWith(database);
    const list = async (query = '') => {
      const { data, total } = await read<List>(`/companies${query}`);
      return [total, ...data.map(({ name }) => name)];
    };
    expect(await list()).toEqual([4, 'alpha beta', 'Beta Alphatech', 'Über Möbel GmbH', 'Zeta']);
    expect(await list('?limit=1&offset=2')).toEqual([4, 'Über Möbel GmbH']);
    expect(await list('?q=UBER%20mobel')).toEqual([1, 'Über Möbel GmbH']);
    expect(await list('?q=beta%20alpha')).toEqual([2, 'alpha beta', 'Beta Alphatech']);
    expect(await list('?q=%25')).toEqual([4, 'alpha beta', 'Beta Alphatech', 'Über Möbel GmbH', 'Zeta']);
    expect(await list('?country=us')).toEqual([2, 'alpha beta', 'Zeta']);
    expect(await list('?q=alpha&country=FR&limit=')).toEqual([1, 'Beta Alphatech']);
    expect(await list('?country=SE')).toEqual([0]);
    for (const query of ['country=USA', 'limit=0', 'limit=101', 'offset=-1', `q=${'x'.repeat(201)}`])
      expectRefusal(await api.inject(`/v1/api/companies?${query}`), 400);
  });
});
