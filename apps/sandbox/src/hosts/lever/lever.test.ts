import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';

interface Row {
  id: string;
  text: string;
  country: string;
  workplaceType: string;
  createdAt: number;
  description: string;
  additional: string;
  lists: { text: string; content: string }[];
  categories: { location: string; allLocations: string[] };
  salaryRange?: { interval: string };
  hostedUrl: string;
  applyUrl: string;
}

const { ask, demoData, getEmployer } = createAsker();
const list = (host: string, site: string, query = 'mode=json'): Row[] =>
  JSON.parse(ask(`https://${host}/v0/postings/${site}?${query}`).body) as Row[];
const allRows = demoData.employers
  .filter((employer) => employer.source === 'lever')
  .flatMap((employer) =>
    employer.board.startsWith('eu/')
      ? list('api.eu.lever.co', employer.board.slice(3))
      : list('api.lever.co', employer.board),
  );

test('the answer is a bare array that skip and limit cut', () => {
  const rows = list('api.lever.co', 'ambervane');
  expect(rows.length).toBe(demoData.listOpen(getEmployer('Ambervane'), TEST_NOW).length);
  const page = list('api.lever.co', 'ambervane', 'mode=json&skip=3&limit=2');
  expect(page.map((row) => row.id)).toEqual(rows.slice(3, 5).map((row) => row.id));
});

test('without mode=json the answer is a page', () => {
  expect(ask('https://api.lever.co/v0/postings/ambervane').headers['content-type']).toContain('text/html');
});

test('an employer lives on exactly one of the two hosts', () => {
  expect(list('api.eu.lever.co', 'lumenquay').length).toBeGreaterThan(0);
  const wrong = ask('https://api.lever.co/v0/postings/lumenquay?mode=json');
  expect([wrong.status, wrong.body]).toEqual([404, '{"ok":false,"error":"Document not found"}']);
  expect(list('api.eu.lever.co', 'lumenquay')[0]?.hostedUrl).toMatch(
    /^https:\/\/jobs\.eu\.lever\.co\/lumenquay\//,
  );
});

test('the description comes in pieces: items without their list, and the closing apart', () => {
  const row = allRows.find((candidate) => candidate.lists.length > 1);
  expect(row?.lists[0]?.content).toMatch(/^<li>/);
  expect(row?.lists[0]?.content).not.toContain('<ul>');
  expect(row?.additional).not.toBe('');
  expect(row?.description).not.toContain(row?.lists[0]?.content ?? '');
});

test('rows have milliseconds, every place, the many spellings of a workplace, and pay on some', () => {
  expect(new Set(allRows.map((row) => row.workplaceType))).toEqual(
    new Set(['remote', 'hybrid', 'on-site', 'onsite', 'unspecified']),
  );
  for (const row of allRows) {
    expect(row.createdAt).toBeGreaterThan(1_600_000_000_000);
    expect(row.categories.allLocations).toContain(row.categories.location);
    expect(row.applyUrl).toBe(`${row.hostedUrl}/apply`);
    expect(row.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
  const paid = allRows.filter((row) => row.salaryRange);
  expect(paid.length).toBeGreaterThan(20);
  expect(paid.length).toBeLessThan(allRows.length);
  expect(allRows.some((row) => row.categories.allLocations.length > 1)).toBe(true);
});

test('the list honours its ETag, and a single posting is found by id', () => {
  const first = ask('https://api.lever.co/v0/postings/ambervane?mode=json');
  const again = ask('https://api.lever.co/v0/postings/ambervane?mode=json', {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
  const [row] = list('api.lever.co', 'ambervane');
  const single = JSON.parse(ask(`https://api.lever.co/v0/postings/ambervane/${row?.id}`).body) as Row;
  expect(single.text).toBe(row?.text);
});
