import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';

const { ask, demoData, getEmployer } = createAsker();
const BASE = 'https://jobs.jobvite.com';
const boards = demoData.employers
  .filter((employer) => employer.source === 'jobvite')
  .map((employer) => employer.board);

const findIds = (board: string, html: string): string[] =>
  [...html.matchAll(new RegExp(`/${board}/job/([A-Za-z0-9]+)`, 'g'))].map((match) => match[1] ?? '');

function walk(board: string): string[] {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = ask(`${BASE}/${board}/search?p=${page}`);
    ids.push(...findIds(board, body));
    if (!body.includes('jv-pagination-next')) return ids;
  }
}

const pages = boards.flatMap((board) =>
  [...new Set(walk(board))].map((id) => ask(`${BASE}/${board}/job/${id}`).body),
);

function parseJsonLd(html: string): Record<string, unknown> | 'none' | 'broken' {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) return 'none';
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return 'broken'; // some pages are like that on purpose
  }
}

const data = pages.map(parseJsonLd);
const good = data.filter((item) => item !== 'none' && item !== 'broken');

test('the list has 50 rows a page, a counter and a next link until the last page', () => {
  const first = ask(`${BASE}/ferrowell-networks/search?p=0`).body;
  const total = demoData.listOpen(getEmployer('Ferrowell Networks'), TEST_NOW).length;
  expect(findIds('ferrowell-networks', first)).toHaveLength(50);
  expect(first).toMatch(new RegExp(`1-50 (of|de) (<b>)?${total}`));
  expect(new Set(walk('ferrowell-networks')).size).toBe(total);
});

test('boards use different row templates that share only the path', () => {
  const html = boards.map((board) => ask(`${BASE}/${board}/search`).body);
  for (const mark of ['<td class="jv-job-list-name"><a', 'jv-job-item', 'jv-job-row', 'onclick=']) {
    expect(
      html.some((page) => page.includes(mark)),
      mark,
    ).toBe(true);
  }
  expect(html.some((page) => /\d+ Locations/.test(page))).toBe(true);
});

test('a posting can take two rows on some boards', () => {
  const ids = walk('bellmead-health-partners');
  expect(ids.length).toBe(new Set(ids).size + 1);
});

test('ids look like those of Jobvite and are unique over all boards', () => {
  const ids = boards.flatMap((board) => [...new Set(walk(board))]);
  for (const id of ids) expect(id).toMatch(/^o[A-Za-z0-9]{4}fw[A-Za-z0-9]$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('most pages have JSON-LD; some have none, a few cannot be parsed, all have the visible facts', () => {
  expect(good.length / pages.length).toBeGreaterThan(0.8);
  expect(data).toContain('none');
  expect(data).toContain('broken');
  for (const page of pages) {
    expect(page).toContain('<h2 class="jv-header">');
    expect(page).toContain('jv-inline-separator');
    expect(page).toContain('jv-job-detail-description');
  }
});

test('pay is a skeleton of empty texts unless it is known; the organisation is a text or an object', () => {
  const salaries = good.map((item) => (item.baseSalary as { value: { minValue: string } }).value.minValue);
  expect(salaries).toContain('');
  expect(salaries.some((text) => /^\d/.test(text))).toBe(true);
  expect(new Set(good.map((item) => typeof item.hiringOrganization))).toEqual(new Set(['string', 'object']));
});

test('a dead tenant and a closed job are no empty board', () => {
  const dead = ask(`${BASE}/nobody-here/search?p=0`);
  expect([dead.status, dead.headers.location]).toEqual([302, 'http://search.jobvite.com?invalid=1']);
  expect(ask(`${BASE}/ferrowell-networks/job/oAAAAfwA`).status).toBe(404);
});

test('the feed needs the company id from the page and rests after one answer', () => {
  const id = /companyEId: '(\w+)'/.exec(ask(`${BASE}/ferrowell-networks/search`).body)?.[1] ?? '';
  const feed = ask(`https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${id}`);
  expect(feed.headers['content-type']).toContain('xml');
  expect(feed.body.match(/<job>/g)).toHaveLength(
    demoData.listOpen(getEmployer('Ferrowell Networks'), TEST_NOW).length,
  );
  expect(feed.body).toMatch(/<date>\d{1,2}\/\d{1,2}\/2026<\/date>/);
  const second = ask(`https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${id}`);
  expect([second.status, second.headers['retry-after']]).toEqual([429, '30']);
});
