import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';
import { textLike, textWith } from '../../testing/expected.ts';
import type { Employer } from '../../demo-data/employer.ts';

interface Page {
  total: number | null;
  jobPostings: { title?: string; externalPath?: string; locationsText?: string; postedOn?: string }[];
  facets?: { values: { descriptor: string; id: string; count: number }[] }[];
}

const { ask, demoData, getEmployer } = createAsker();
const JSON_HEADERS = { 'content-type': 'application/json' };
const employers = demoData.employers.filter((employer) => employer.source === 'workday');

function toBase(employer: Employer): string {
  const [number, tenant, site] = employer.board.split('/');
  return `https://${tenant}.${number}.myworkdayjobs.com/wday/cxs/${tenant}/${site}`;
}

function post(employer: Employer, query: object, headers: Record<string, string> = JSON_HEADERS) {
  const body = JSON.stringify({ appliedFacets: {}, limit: 20, offset: 0, searchText: '', ...query });
  return ask(`${toBase(employer)}/jobs`, { method: 'POST', headers, body });
}

const listPage = (employer: Employer, query: object): Page => JSON.parse(post(employer, query).body) as Page;
const hollowbrook = getEmployer('Hollowbrook Health');

test('a limit above 20 is an empty success on some tenants and a 400 on others', () => {
  expect(listPage(hollowbrook, { limit: 100 })).toEqual({ total: null, jobPostings: [] });
  expect(listPage(hollowbrook, { limit: 0 })).toEqual({ total: null, jobPostings: [] });
  expect(post(getEmployer('Great Tallow Bank'), { limit: 21 }).status).toBe(400);
});

test('total is right on the first page and 0 on later ones, which still carry rows', () => {
  const first = listPage(hollowbrook, {});
  expect(first.total).toBe(demoData.listOpen(hollowbrook, TEST_NOW).length);
  const second = listPage(hollowbrook, { offset: 20 });
  expect(second.total).toBe(0);
  expect(second.jobPostings).toHaveLength(20);
});

test('past the end some tenants begin again and others have nothing', () => {
  const tarnwick = getEmployer('Tarnwick Freight Lines');
  expect(listPage(tarnwick, { offset: 400 }).jobPostings).toEqual(listPage(tarnwick, {}).jobPostings);
  expect(listPage(hollowbrook, { offset: 400 }).jobPostings).toEqual([]);
});

test('without a JSON content type the answer is 500; an unknown tenant is 422, a closed job 404', () => {
  expect(post(hollowbrook, {}, {}).status).toBe(500);
  const body = '{"appliedFacets":{},"limit":20,"offset":0,"searchText":""}';
  const options = { method: 'POST', headers: JSON_HEADERS, body };
  expect(ask('https://nobody.wd5.myworkdayjobs.com/wday/cxs/nobody/Ext/jobs', options).status).toBe(422);
  expect(ask(`${toBase(hollowbrook)}/job/Nowhere/Nothing_R1`).status).toBe(404);
});

test('rows say how many places there are, and details name them', () => {
  const rows = employers.flatMap((employer) =>
    listPage(employer, {}).jobPostings.map((row) => ({ employer, row })),
  );
  const texts = rows.map(({ row }) => row.locationsText ?? '');
  expect(texts.some((text) => /^\d+ Locations$/.test(text))).toBe(true);
  expect(texts.some((text) => / and \d+ more$/.test(text))).toBe(true);
  const several = rows.find(({ row }) => /^\d+ Locations$/.test(row.locationsText ?? ''));
  if (!several) throw new Error('no row with several places');
  const detail = JSON.parse(ask(toBase(several.employer) + (several.row.externalPath ?? '')).body) as {
    jobPostingInfo: { additionalLocations: string[] };
  };
  expect(detail.jobPostingInfo.additionalLocations.length + 1).toBe(
    parseInt(several.row.locationsText ?? '', 10),
  );
});

test('one tenant has rows without a place and, for postings taken down, rows with bullets only', () => {
  const redgum = getEmployer('Redgum Rail & Civil');
  let bare = 0;
  let placeless = 0;
  for (let day = 0; day < 60; day += 1) {
    const now = new Date(TEST_NOW.getTime() + day * 86_400_000);
    for (const offset of [0, 20, 40]) {
      const body = JSON.stringify({ appliedFacets: {}, limit: 20, offset, searchText: '' });
      const answer = ask(`${toBase(redgum)}/jobs`, { method: 'POST', headers: JSON_HEADERS, body, now });
      for (const row of (JSON.parse(answer.body) as Page).jobPostings) {
        if (row.externalPath === undefined) bare += 1;
        else if (row.locationsText === undefined) placeless += 1;
      }
    }
  }
  expect(bare).toBeGreaterThan(0);
  expect(placeless).toBeGreaterThan(0);
});

test('dates are relative, in the language of the tenant', () => {
  const dates = (name: string): string[] =>
    listPage(getEmployer(name), {}).jobPostings.map((row) => row.postedOn ?? '');
  for (const text of dates('Hollowbrook Health')) {
    expect(text).toMatch(/^Posted (Today|Yesterday|\d+ Days Ago|30\+ Days Ago)$/);
  }
  for (const text of dates('Aurelle Santé')) expect(text).toMatch(/^Publié/);
  for (const text of dates('Falkenried Kliniken')) expect(text).toMatch(/ausgeschrieben$/);
});

test('a detail has the posting day, the country, the requisition and real HTML', () => {
  const [row] = listPage(hollowbrook, {}).jobPostings;
  const detail = JSON.parse(ask(toBase(hollowbrook) + (row?.externalPath ?? '')).body) as object;
  expect(detail).toMatchObject({
    jobPostingInfo: {
      id: textLike(/^[0-9a-f]{32}$/),
      title: row?.title,
      jobDescription: textWith('<p>'),
      startDate: textLike(/^\d{4}-\d\d-\d\d$/),
      jobRequisitionLocation: { country: { alpha2Code: 'US' } },
      externalUrl: textWith(row?.externalPath ?? '-'),
      canApply: true,
    },
    hiringOrganization: { name: textWith('Hollowbrook') },
  });
});

test('copies of a requisition differ by a suffix, and every path is unique', () => {
  const paths = [0, 20, 40, 60, 80, 100].flatMap((offset) =>
    listPage(hollowbrook, { offset }).jobPostings.map((row) => row.externalPath ?? ''),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.some((path) => /_JR-\d+-\d$/.test(path))).toBe(true);
});

test('a facet narrows the list', () => {
  const facet = listPage(hollowbrook, {}).facets?.[0]?.values[0];
  const narrowed = listPage(hollowbrook, { appliedFacets: { jobFamilyGroup: [facet?.id] } });
  expect(narrowed.total).toBe(facet?.count);
});
