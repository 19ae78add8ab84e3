import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';
import { anyNumber, anyText, textLike } from '../../testing/expected.ts';

interface Job {
  id: number;
  title: string;
  content?: string;
  updated_at: string;
  first_published: string;
  location: { name: string };
  absolute_url: string;
  metadata: { name: string; value: unknown }[] | null;
}

const { ask, askJson, demoData, getEmployer } = createAsker();
const BASE = 'https://boards-api.greenhouse.io/v1/boards';
const listJobs = (board: string, query = ''): Job[] => askJson(`${BASE}/${board}/jobs${query}`).jobs as Job[];

test('the whole board comes in one answer, with descriptions only when asked for', () => {
  const employer = getEmployer('Quillmere');
  const jobs = listJobs('quillmere');
  expect(jobs.length).toBe(demoData.listOpen(employer, TEST_NOW).length);
  expect(jobs[0]).not.toHaveProperty('content');
  expect(listJobs('quillmere', '?content=true&per_page=2')).toHaveLength(jobs.length);
});

test('descriptions are HTML escaped as entities, their own entities twice', () => {
  const contents = listJobs('quillmere', '?content=true').map((job) => job.content ?? '');
  for (const content of contents) {
    expect(content).toContain('&lt;p&gt;');
    expect(content).not.toContain('<');
  }
  const all = demoData.employers
    .filter((employer) => employer.source === 'greenhouseio')
    .flatMap((employer) => listJobs(employer.board, '?content=true'));
  expect(all.some((job) => job.content?.includes('&amp;amp;'))).toBe(true);
});

test('an edit of the whole board moves updated_at of every row and never first_published', () => {
  const jobs = listJobs('quillmere');
  const massEdit = demoData.findMassEdit(getEmployer('Quillmere'), TEST_NOW).getTime();
  const touched = jobs.filter((job) => Date.parse(job.updated_at) === Math.floor(massEdit / 1000) * 1000);
  expect(touched.length).toBeGreaterThan(1);
  for (const job of jobs) {
    expect(Date.parse(job.updated_at)).toBeGreaterThanOrEqual(Date.parse(job.first_published));
    expect(job.first_published).toMatch(/[+-]\d\d:00$/);
  }
});

test('the list sends an ETag and answers 304 to it', () => {
  const first = ask(`${BASE}/quillmere/jobs?content=true`);
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/^W\//);
  const again = ask(`${BASE}/quillmere/jobs?content=true`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, '']);
  const later = new Date(TEST_NOW.getTime() + 20 * 86_400_000);
  const changed = ask(`${BASE}/quillmere/jobs?content=true`, {
    headers: { 'if-none-match': etag },
    now: later,
  });
  expect(changed.status).toBe(200);
});

test('an unknown board and an unknown job are 404', () => {
  expect(ask(`${BASE}/nobody-here/jobs`).status).toBe(404);
  expect(askJson(`${BASE}/quillmere/jobs/1`)).toEqual({ status: 404, error: 'Job not found' });
});

test('pay stands in ranges of cents in the single job, or in metadata as texts', () => {
  const ranges = listJobs('fenwickarbor').flatMap(
    (job) =>
      askJson(`${BASE}/fenwickarbor/jobs/${job.id}?pay_transparency=true`).pay_input_ranges as object[],
  );
  expect(ranges.length).toBeGreaterThan(3);
  expect(ranges[0]).toMatchObject({ min_cents: anyNumber, currency_type: anyText });
  const entries = listJobs('quillmere').flatMap((job) => job.metadata ?? []);
  const range = entries.find((entry) => entry.name === 'Pay Range' && entry.value !== null);
  expect(range?.value).toMatchObject({
    unit: anyText,
    min_value: textLike(/^\d+\.\d+$/),
  });
  expect(entries.some((entry) => entry.name === 'Pay Range' && entry.value === null)).toBe(true);
});

test('places come joined, as a work mode only, or as remote', () => {
  const all = demoData.employers
    .filter((employer) => employer.source === 'greenhouseio')
    .flatMap((employer) => listJobs(employer.board));
  const names = all.map((job) => job.location.name);
  expect(names.some((name) => name.includes(' | '))).toBe(true);
  expect(names).toContain('Hybrid');
  expect(names.some((name) => /^Remote/.test(name))).toBe(true);
  expect(all.some((job) => job.absolute_url.startsWith('http://'))).toBe(true);
  expect(all.some((job) => job.absolute_url.includes('gh_jid='))).toBe(true);
});
