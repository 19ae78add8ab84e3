import { jobSchema, type PostingChange } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import type { StoredJob } from './stored-job.ts';
import { toHistory, toJobView, toNavigation } from './jobs.view.ts';

const same = { toExternalUrl: (url: string) => url };

/** Of the row only what the view shows; the rest of the columns is no concern of it. */
function aStoredJob(changes: Partial<StoredJob['job']> = {}): StoredJob {
  const job: Partial<StoredJob['job']> = {
    ...{ id: 42, source: 'greenhouseio', external_id: 'p1', title: 'Data Engineer', slug: 'data-engineer' },
    ...{ company: null, department: null, category: null, employment_type: null },
    ...{ work_mode: null, country: null, description_html: '', summary: null },
    ...{ requirements_html: null, benefits_html: null, application_count: null, featured: false },
    ...{
      pay_min: null,
      pay_max: null,
      pay_currency: null,
      pay_period: null,
      pay_origin: null,
      pay_sentence: null,
      pay_overruled: null,
    },
    ...{ published_at: null, published_is_day: false, changed_at: null, language: null },
    hosted_url: 'https://jobs.example/acme/p1',
    apply_url: 'https://jobs.example/acme/p1/apply',
    first_seen_at: new Date('2026-01-06T08:00:00.000Z'),
    ...changes,
  };
  return {
    board: 'acme',
    companySlug: 'acme',
    checks: 3,
    lastVerifiedAt: new Date('2026-02-01T08:00:00.000Z'),
    textReadAt: null,
    places: [],
    job: job as StoredJob['job'],
  };
}

const view = (changes: Partial<StoredJob['job']> = {}) => toJobView(aStoredJob(changes), same);

test('a job of which nothing is known has no invented fields', () => {
  const job = view();
  expect(jobSchema.parse(job)).toEqual(job);
  expect(job).toMatchObject({
    ...{ company: null, location: null, type: null, category: null, salary: null, posted_at: null },
    ...{ employment_type: null, pay: null, language: null },
    ...{ requirements: null, benefits: null, applicationCount: null, changed_at: null, country: null },
    ...{ remote: false, work_mode: null, locations: [], meta_title: 'Data Engineer' },
    ...{ meta_description: 'Data Engineer', greenhouseio_requisition_id: 42, atsType: 'greenhouse' },
  });
});

test('a language has one form, whatever the system calls it', () => {
  const said = ['en-US', 'en_US', 'EN', 'de', 'fr-CA', null];
  expect(said.map((language) => view({ language }).language)).toEqual(['en', 'en', 'en', 'de', 'fr', null]);
});

test('featured says who featured it, and the employer comes first', () => {
  const who = (featured: boolean, featured_by_employer: boolean) => {
    const job = view({ featured, featured_by_employer });
    return [job.featured, job.featured_by];
  };
  expect(who(false, false)).toEqual([false, null]);
  expect(who(true, false)).toEqual([true, 'operator']);
  expect(who(false, true)).toEqual([true, 'employer']);
  expect(who(true, true)).toEqual([true, 'employer']);
});

test('only remote is remote, hybrid is not', () => {
  expect([view({ work_mode: 'remote' }), view({ work_mode: 'hybrid' })].map((job) => job.remote)).toEqual([
    true,
    false,
  ]);
});

test('a source that gives a day gets no invented hour', () => {
  const published_at = new Date('2026-01-05T00:00:00.000Z');
  expect(view({ published_at, published_is_day: true }).posted_at).toBe('2026-01-05');
  expect(view({ published_at }).posted_at).toBe('2026-01-05T00:00:00.000Z');
});

test('a date ahead is shown as the day the job was first seen', () => {
  const published_at = new Date('2027-03-01T14:00:00.000Z');
  expect(view({ published_at }).posted_at).toBe('2026-01-06T08:00:00.000Z');
  expect(view({ published_at, published_is_day: true }).posted_at).toBe('2026-01-06');
});

test('pay is given as text and as figures', () => {
  const job = view({
    pay_min: 20,
    pay_max: 25.5,
    pay_currency: 'USD',
    pay_period: 'hour',
    pay_origin: 'text',
    pay_sentence: 's',
  });
  expect(job).toMatchObject({
    ...{ salary: '$20.00 – $25.50 an hour', salary_min: 20, salary_max: 25.5 },
    ...{ salary_currency: 'USD', salary_period: 'hour', salary_sentence: 's' },
    pay: { min: 20, max: 25.5, currency: 'USD', period: 'hour', source: 'text', sentence: 's' },
  });
});

test('employment is what the source or the title states, named as searches find it', () => {
  const stated = (changes: Partial<StoredJob['job']>) => view(changes).employment_type;
  expect(stated({ employment_type: 'internship', employment_type_origin: 'source' })).toBe('internship');
  expect(stated({ employment_type: 'per_diem', employment_type_origin: 'source' })).toBe('other');
  expect(stated({ employment_type: 'internship', employment_type_origin: 'title' })).toBe('internship');
});

test("the employer's addresses are rewritten where they lead nowhere", () => {
  const job = toJobView(aStoredJob(), { ...same, toExternalUrl: (url) => `http://sandbox/${url}` });
  expect(job.external_url).toBe('http://sandbox/https://jobs.example/acme/p1');
  expect(job.apply_url).toBe('http://sandbox/https://jobs.example/acme/p1/apply');
});

describe('the meta description', () => {
  test('says where the work is, then what', () => {
    const stored = aStoredJob({ work_mode: 'remote', summary: 'You build pipelines.' });
    const austin = { text: 'Austin', city: 'Austin', state: 'TX', country: 'US', postal_code: null };
    const job = toJobView({ ...stored, places: [{ job_id: 42, position: 0, ...austin }] }, same);
    expect(job.meta_description).toBe('Remote, Austin, TX, United States. You build pipelines.');
  });

  test('is cut between words at 160 characters', () => {
    const { meta_description: text } = view({ summary: 'word '.repeat(100) });
    expect(text).toMatch(/^(word )+word…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('never ends in half a character', () => {
    const { meta_description: text } = view({ summary: '🍕'.repeat(200) });
    expect(text.isWellFormed()).toBe(true);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

test("a Workday job's address has the three parts of its board", () => {
  const parts = { domain: 'wd5', clientName: 'globex', clientProject: 'External' };
  const stored = aStoredJob({ source: 'workday' });
  expect(toNavigation({ ...stored, board: 'wd5/globex/External' })).toEqual({
    ...parts,
    atsType: 'workday',
    urlSafeClientName: null,
    urlSafeJobTitle: 'data-engineer-42',
  });
});

test('what is kept of a change as values is given in words', () => {
  const at = new Date('2026-02-01T08:00:00.000Z');
  const fields: PostingChange[] = [
    { field: 'work_mode', before: null, after: 'on_site' },
    { field: 'employment_type', before: 'full_time', after: 'per_diem' },
    { field: 'pay', before: 'USD 90,000', after: { min: 25, max: null, currency: 'USD', period: 'hour' } },
    {
      field: 'location',
      before: 'Austin, TX',
      after: [{ text: 'Austin', city: 'Austin', state: 'TX', country: 'US' }],
    },
  ];
  expect(toHistory([{ at, kind: 'changed', fields }])[0]?.fields).toEqual([
    { field: 'work mode', before: null, after: 'On-site' },
    { field: 'employment type', before: 'Full-time', after: 'Per-diem' },
    { field: 'pay', before: 'USD 90,000', after: 'from $25 an hour' },
    { field: 'location', before: 'Austin, TX', after: 'Austin, TX, United States' },
  ]);
});

test('a history of many long rewordings keeps the newest texts and names the older ones', () => {
  const at = new Date('2026-02-01T08:00:00.000Z');
  const text = (length: number) => 'x'.repeat(length);
  const fields: PostingChange[] = [
    { field: 'title', before: 'Nurse', after: 'Head Nurse' },
    { field: 'description', before: text(6_000), after: text(6_000) },
  ];
  const history = toHistory(Array.from({ length: 50 }, () => ({ at, kind: 'changed' as const, fields })));
  expect(history).toHaveLength(50);
  expect(history[0]?.fields).toEqual(fields);
  expect(history[49]?.fields).toEqual([fields[0], { field: 'description', before: null, after: null }]);
  expect(JSON.stringify(history).length).toBeLessThan(70_000);
});
