import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';
import { anyText, textLike, textWith } from '../../testing/expected.ts';

interface Row {
  id: string;
  name: string;
  department?: { id?: unknown };
  location: { country: string; fullLocation: string; remote: boolean; hybrid: boolean };
  releasedDate: string;
  ref: string;
}

const { ask, askJson, demoData, getEmployer } = createAsker();
const BASE = 'https://api.smartrecruiters.com/v1/companies';
const BIG = 'CallowayFitnessClubs';
const listPage = (company: string, query: string): { totalFound: number; limit: number; content: Row[] } =>
  askJson(`${BASE}/${company}/postings?${query}`) as unknown as {
    totalFound: number;
    limit: number;
    content: Row[];
  };

test('a page holds at most 100 rows, and the rest is on the next', () => {
  const total = demoData.listOpen(getEmployer('Calloway Fitness Clubs'), TEST_NOW).length;
  const first = listPage(BIG, 'limit=500');
  expect([first.limit, first.content.length, first.totalFound]).toEqual([100, 100, total]);
  const second = listPage(BIG, 'limit=100&offset=100');
  expect(second.content.length).toBe(total - 100);
  expect(new Set([...first.content, ...second.content].map((row) => row.id)).size).toBe(total);
});

test('an unknown company is 200 with nothing, exactly like one without openings', () => {
  const answer = ask(`${BASE}/NobodyHere/postings`);
  expect([answer.status, answer.body]).toEqual([200, '{"offset":0,"limit":100,"totalFound":0,"content":[]}']);
});

test('companies are found whatever their case', () => {
  expect(listPage(BIG.toLowerCase(), '').totalFound).toBeGreaterThan(100);
});

test('rows have digits as ids and lower-case countries, and neither text nor page', () => {
  for (const row of listPage(BIG, '').content) {
    expect(row.id).toMatch(/^\d{15}$/);
    expect(row.location.country).toMatch(/^[a-z]{2}$/);
    expect(row).not.toHaveProperty('jobAd');
    expect(row).not.toHaveProperty('postingUrl');
    expect(row.ref).toContain(row.id);
  }
});

test('a department id is a text in lists and a number in details; some employers have none', () => {
  const employers = demoData.employers.filter((employer) => employer.source === 'smartrecruiters');
  const firsts = employers.map((employer) => listPage(employer.board, 'limit=1').content[0]);
  const withDepartment = firsts.find((row) => row?.department?.id !== undefined);
  const without = firsts.find((row) => row?.department && row.department.id === undefined);
  expect(typeof withDepartment?.department?.id).toBe('string');
  expect(without?.department).toEqual({});
  const detailOf = (row: Row | undefined): Record<string, unknown> => askJson(row?.ref ?? '');
  expect(typeof (detailOf(withDepartment).department as { id: unknown }).id).toBe('number');
  expect(detailOf(without)).not.toHaveProperty('department');
});

test('a detail has four sections, the page, and pay on some', () => {
  const rows = listPage('ThornabyStores', '').content;
  const details = rows.map((row) => askJson(row.ref));
  expect(details[0]).toMatchObject({
    active: true,
    postingUrl: textLike(/^https:\/\/jobs\.smartrecruiters\.com\/ThornabyStores\/\d{15}-/),
    applyUrl: textLike(/\?oga=true$/),
    jobAd: {
      sections: {
        companyDescription: { text: anyText },
        jobDescription: { text: textWith('<') },
        qualifications: { text: anyText },
        additionalInformation: { text: anyText },
      },
    },
  });
  const paid = details.filter((detail) => 'compensation' in detail);
  expect(paid.length).toBeGreaterThan(3);
  expect(paid[0]?.compensation).toMatchObject({
    currency: 'GBP',
    period: textLike(/HOURLY|YEARLY/),
  });
});

test('an unknown posting is 404 with its own body', () => {
  const answer = ask(`${BASE}/${BIG}/postings/744000000000001`);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'RESOURCE_NOT_FOUND', httpCode: 404 });
});

test('q finds titles with any of its words, country and city narrow', () => {
  const found = listPage(BIG, 'q=trainer%20lifeguard').content;
  expect(found.length).toBeGreaterThan(0);
  for (const row of found)
    expect(`${row.name} ${row.location.fullLocation}`.toLowerCase()).toMatch(/trainer|lifeguard/);
  expect(listPage(BIG, 'country=de').totalFound).toBe(0);
});

test('pages honour their ETag', () => {
  const first = ask(`${BASE}/${BIG}/postings?limit=100`);
  const again = ask(`${BASE}/${BIG}/postings?limit=100`, {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
});
