import type { Posting } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { findPostingFaults } from '../testing/posting-schema.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import { describeSharedSamples } from '../testing/shared-samples.ts';
import { greenhouseio } from './list-postings.ts';
import { recordings } from './recordings.ts';
import { readRow, toJob } from './to-job.ts';

const LIST_URL = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true';
const ROW = { id: 1, title: 'Example', absolute_url: 'https://job-boards.greenhouse.io/acme/jobs/1' };

function read(row: object): Posting {
  const readable = readRow({ ...ROW, ...row });
  if ('kind' in readable) throw new Error(readable.message);
  const posting = toJob(readable, { board: 'acme', company: 'Acme' });
  if ('kind' in posting) throw new Error(posting.message);
  return posting;
}

function readList(body: object, options: Parameters<typeof createContext>[1] = {}) {
  return collect(
    greenhouseio,
    'acme',
    createContext(createRecordedFetch([{ url: LIST_URL, body }]), options),
  );
}

const amount = (name: string, value: object) => ({ name, value, value_type: 'currency' });
const range = (name: string, unit: string, min: string, max: string) => ({
  name,
  value: { unit, min_value: min, max_value: max },
  value_type: 'currency_range',
});

describe('what a posting says', () => {
  test('escaped HTML is decoded exactly once', () => {
    const posting = read({ content: '&lt;p&gt;R&amp;amp;D for &amp;lt;10 people&lt;/p&gt;' });
    expect(posting.descriptionText).toBe('R&D for <10 people');
    expect(posting.descriptionHtml).toBe('<p>R&amp;D for &lt;10 people</p>');
  });

  test('HTML that is not escaped stays as it is', () => {
    const posting = read({ content: '<p>Write &lt;p&gt; by hand</p>' });
    expect(posting.descriptionText).toBe('Write <p> by hand');
  });

  test('the day of publication is the employer’s own, and an edit date is never one', () => {
    expect(read({ first_published: '2026-04-20T22:32:33-04:00' }).publishedAt).toBe(
      '2026-04-20T22:32:33-04:00',
    );
    expect(read({ updated_at: '2026-04-20T22:32:33-04:00' }).publishedAt).toBeNull();
    expect(read({ first_published: 'soon' }).publishedAt).toBeNull();
  });

  test('a requisition number without a digit is a placeholder', () => {
    expect(read({ requisition_id: 'R-1' }).reference).toBe('R-1');
    expect(read({ requisition_id: 51 }).reference).toBe('51');
    for (const placeholder of ['See Opening ID', 'ONE', 'MULTI', '', null]) {
      expect(read({ requisition_id: placeholder }).reference).toBeNull();
    }
  });

  test('blanks around title and company go, and the configured company is the fallback', () => {
    expect(read({ title: ' Clerk ', company_name: 'Amber ' })).toMatchObject({
      title: 'Clerk',
      company: 'Amber',
    });
    expect(read({}).company).toBe('Acme');
  });

  test('a language that the text contradicts is not believed', () => {
    const japanese = `<p>${'世界中のお客様にサービスを届けるエンジニアを募集しています。'.repeat(8)}</p>`;
    expect(read({ language: 'en', content: japanese }).language).toBe('ja');
    expect(read({ language: 'ja', content: japanese }).language).toBe('ja');
    expect(read({ language: 'en', content: '<p>We hire engineers.</p>' }).language).toBe('en');
    expect(read({ title: '7', language: 'English (US)' }).language).toBeNull();
  });

  test('the first real department counts', () => {
    const departments = [{ name: 'No Department' }, { name: 'Sales' }, { name: 'EMEA' }];
    expect(read({ departments }).department).toBe('Sales');
    expect(read({ departments: [] }).department).toBeNull();
  });

  test('the employment type comes from the board’s own field', () => {
    const metadata = [{ name: 'Employment Type', value: 'Part-time', value_type: 'single_select' }];
    expect(read({ metadata })).toMatchObject({ employmentType: 'part_time', employmentTypeOrigin: 'source' });
    const several = [{ name: 'Time Type', value: ['Regular', 'Full time'], value_type: 'multi_select' }];
    expect(read({ metadata: several }).employmentType).toBe('full_time');
    const empty = [{ name: 'Time Type', value: null, value_type: 'single_select' }];
    expect(read({ metadata: empty }).employmentType).toBeNull();
  });
});

describe('places and work mode', () => {
  const cities = (posting: Posting) => posting.places.map((place) => place.city);

  test('every place of a packed location line is read', () => {
    expect(cities(read({ location: { name: 'Austin, TX | Chicago, IL; Boston, MA' } }))).toEqual([
      'Austin',
      'Chicago',
      'Boston',
    ]);
  });

  test('a line that names a work mode only gives way to the employer’s sites', () => {
    const posting = read({
      location: { name: 'Hybrid' },
      offices: [
        { name: 'HQ', location: 'Berlin, Germany' },
        { name: 'Munich, Germany', location: null },
      ],
    });
    expect(cities(posting)).toEqual(['Berlin', 'Munich']);
    expect(posting.workMode).toBe('hybrid');
  });

  test('a site is not the place of a job whose line says remote', () => {
    const offices = [{ name: 'Lisbon HQ', location: 'Lisbon, Portugal' }];
    for (const name of ['Remote', 'Home based', 'Fully Remote', 'Remote; Home based'])
      expect(read({ location: { name }, offices }), name).toMatchObject({ places: [], workMode: 'remote' });
    const country = [{ name: 'Portugal', location: null }];
    expect(read({ location: { name: 'Remote' }, offices: country }).places).toMatchObject([
      { city: null, country: 'PT' },
    ]);
    expect(read({ location: { name: 'Remote - Porto, Portugal' }, offices }).places).toMatchObject([
      { city: 'Porto' },
    ]);
  });

  test('a bare dollar is that of the likely country of a city without one', () => {
    const content = '<p>The salary range is $90,000 - $110,000 per year.</p>';
    const posting = read({ location: { name: 'Melbourne' }, content });
    expect(posting).toMatchObject({ places: [{ country: 'AU' }], pay: { currency: 'AUD' } });
  });

  test('a city without a country takes it from the site of the same name, when there is only one', () => {
    const england = { name: 'Birmingham', location: 'Birmingham, England, United Kingdom' };
    const alabama = { name: 'Birmingham AL', location: 'Birmingham, Alabama, United States' };
    const location = { name: 'Birmingham' };
    expect(read({ location, offices: [alabama] }).places[0]?.country).toBe('US');
    expect(read({ location, offices: [england, alabama] }).places[0]?.country ?? null).toBeNull();
  });

  test.each([
    ['a location piece', { location: { name: 'Miami, FL or Remote' } }, 'remote'],
    ['a field', { metadata: [{ name: 'Workplace Type', value: 'Remote' }] }, 'remote'],
    ['a yes to "Remote?"', { metadata: [{ name: 'Remote?', value: true, value_type: 'yes_no' }] }, 'remote'],
    ['a site', { location: { name: 'Austin, TX' }, offices: [{ name: 'Remote (US)' }] }, 'remote'],
    ['hybrid in a field', { metadata: [{ name: 'Location Type', value: 'Hybrid' }] }, 'hybrid'],
    [
      'hybrid beside a remote site',
      { location: { name: 'Hybrid' }, offices: [{ name: 'Remote' }] },
      'hybrid',
    ],
    ['on-site in a field', { metadata: [{ name: 'Location Type', value: 'On-Site' }] }, 'on_site'],
    ['nothing', { location: { name: 'Austin, TX' } }, null],
  ])('the work mode is told by %s', (_what, row, workMode) => {
    expect(read(row).workMode).toBe(workMode);
  });
});

describe('pay', () => {
  test('pay-transparency data of the single job is in cents and comes first', () => {
    const pay = read({
      pay_input_ranges: [
        { min_cents: 0, max_cents: 0, currency_type: 'USD' },
        { min_cents: 22_280_000, max_cents: '29000000', currency_type: 'USD', title: 'Annual Salary:' },
      ],
      metadata: [range('Salary Range', 'USD', '1', '2')],
    }).pay;
    expect(pay).toMatchObject({
      min: 222_800,
      max: 290_000,
      currency: 'USD',
      period: 'year',
      origin: 'field',
    });
  });

  test('of the ranges of a job the one of on-target earnings is none', () => {
    const earnings = {
      min_cents: 20_000_000,
      max_cents: 24_000_000,
      currency_type: 'USD',
      title: 'OTE Range',
    };
    const base = {
      min_cents: 11_000_000,
      max_cents: 13_000_000,
      currency_type: 'USD',
      title: 'Annual Base Salary',
    };
    expect(read({ pay_input_ranges: [earnings, base] }).pay).toMatchObject({ min: 110_000, max: 130_000 });
    expect(read({ pay_input_ranges: [earnings] }).pay).toBeNull();
    const content =
      '<div class="content-pay-transparency"><div class="pay-input"><div class="title">On-Target Earnings (OTE):</div>' +
      '<div class="pay-range"><span>$200,000</span><span>—</span><span>$240,000 USD</span></div></div></div>';
    expect(read({ content }).pay).toBeNull();
  });

  test('amounts of a board’s own field are texts, and their period stands in another field', () => {
    const metadata = [
      { name: 'Pay Frequency', value: 'Hourly', value_type: 'single_select' },
      { name: 'Hiring Range', value: null, value_type: 'currency_range' },
      range('Pay Transparency Range', 'USD', '22.5', '30.0'),
    ];
    expect(read({ metadata }).pay).toMatchObject({ min: 22.5, max: 30, currency: 'USD', period: 'hour' });
  });

  test('a minimum and a maximum in two fields are one range, yearly by its size', () => {
    const metadata = [
      amount('Base Salary Band Minimum', { unit: 'USD', amount: '114600.0' }),
      amount('Base Salary Band Maximum', { unit: 'USD', amount: '150000.0' }),
    ];
    expect(read({ metadata }).pay).toMatchObject({ min: 114_600, max: 150_000, period: 'year' });
  });

  test('a bonus, an inverted range and zeros are no pay', () => {
    expect(read({ metadata: [range('Bonus Range', 'USD', '5000', '9000')] }).pay).toBeNull();
    expect(read({ metadata: [range('Salary Range', 'USD', '0', '0')] }).pay).toBeNull();
    expect(read({ metadata: [range('Salary Range', 'USD', '90', '10')] }).pay).toBeNull();
  });

  test('of several ranges the one for the posting’s country counts', () => {
    const metadata = [
      range('Salary Range US', 'USD', '100000', '120000'),
      range('Salary Range UK', 'GBP', '70000', '80000'),
    ];
    expect(read({ metadata, location: { name: 'London, UK' } }).pay?.currency).toBe('GBP');
    expect(read({ metadata, location: { name: 'Austin, TX' } }).pay?.currency).toBe('USD');
    expect(read({ metadata }).pay?.currency).toBe('USD');
  });

  test('the pay block below a description is read with its title', () => {
    const block = (title: string, low: string, high: string) =>
      `<div class="content-pay-transparency"><div class="pay-input"><div class="description"><p>Base pay.</p></div><div class="title">${title}</div>` +
      `<div class="pay-range"><span>${low}</span><span class="divider">&mdash;</span><span>${high}</span></div></div></div>`;
    const content = `<p>Work.</p>${block('United States Salary Range', '$108,400', '$129,600 USD')}${block('Canada Salary Range', '$90,000', '$99,000 CAD')}`;
    expect(read({ content, location: { name: 'Toronto, ON, Canada' } }).pay).toMatchObject({
      min: 90_000,
      max: 99_000,
      currency: 'CAD',
      period: 'year',
      origin: 'text',
      sentence: expect.stringContaining('Canada Salary Range') as string,
    });
    expect(read({ content, location: { name: 'Denver, CO' } }).pay).toMatchObject({
      min: 108_400,
      currency: 'USD',
    });
  });
});

describe('addresses', () => {
  const own = 'https://job-boards.greenhouse.io/acme/jobs/1';

  test.each([
    [
      'http://boards.greenhouse.io/acme/jobs/1',
      'https://boards.greenhouse.io/acme/jobs/1',
      'https://boards.greenhouse.io/acme/jobs/1#app',
    ],
    ['http://acme.example/careers/clerk?gh_jid=1', 'https://acme.example/careers/clerk?gh_jid=1', own],
    ['https://acme.example/careers?gh_jid=1', 'https://acme.example/careers?gh_jid=1', own],
    ['https://acme.example/careers/search', own, own],
    ['javascript:alert(1)', own, `${own}#app`],
    [null, own, `${own}#app`],
  ])('%s leads to the right page and form', (absolute_url, hostedUrl, applyUrl) => {
    expect(read({ absolute_url })).toMatchObject({ hostedUrl, applyUrl });
  });
});

describe('how a reading ends', () => {
  test('a list shorter than its own total proves nothing', async () => {
    const reading = await readList({ jobs: [ROW], meta: { total: 167 } });
    expect(reading.postings).toHaveLength(1);
    expect(reading.end).toMatchObject({ complete: false, validator: null });
  });

  test('a list without a total is complete, and an empty one is proof', async () => {
    expect((await readList({ jobs: [ROW] })).end).toMatchObject({ complete: true, emptyIsProof: true });
    expect((await readList({ jobs: [] })).end).toMatchObject({ complete: true, emptyIsProof: true });
  });

  test('a title that is empty once it is cleaned is no title', async () => {
    const jobs = ['&nbsp; &#8203;', '\ud800', ' '].map((title, index) => ({ ...ROW, id: index + 1, title }));
    const reading = await readList({ jobs });
    expect(reading.rejects.map((reject) => reject.reason)).toEqual(['no-title', 'no-title', 'no-title']);
    expect(reading.end?.complete).toBe(true);
  });

  test('a row without an id is counted and keeps the reading from proving anything', async () => {
    const reading = await readList({ jobs: [ROW, { title: 'Nobody' }, 'text', { ...ROW, id: null }] });
    expect(reading.rejects.map((reject) => reject.reason)).toEqual(['no-id', 'wrong-type', 'no-id']);
    expect(reading.end?.complete).toBe(false);
  });

  test('an edit of the whole board without a change to a posting is no change', async () => {
    const first = await readList({ jobs: [{ ...ROW, updated_at: '2026-01-01T00:00:00Z' }] });
    const touched = { jobs: [{ ...ROW, updated_at: '2026-02-02T00:00:00Z' }] };
    const second = await readList(touched, { held: toHeld(first) });
    expect(second.events.map((event) => event.kind)).toEqual(['total', 'seen']);
    const edited = await readList({ jobs: [{ ...ROW, title: 'Example II' }] }, { held: toHeld(first) });
    expect(edited.postings).toHaveLength(1);
  });

  test('one list call is all that is asked for', async () => {
    const fetch = createRecordedFetch(recordings.healthy);
    await collect(greenhouseio, recordings.board, createContext(fetch));
    expect(fetch.requests).toHaveLength(1);
  });

  test('a posting behind which no job stands collects people for later', async () => {
    const jobs = [
      { ...ROW, internal_job_id: null },
      { ...ROW, id: 2, internal_job_id: 9 },
      { ...ROW, id: 3 },
    ];
    const { postings } = await readList({ jobs });
    expect(postings.map(({ isProspect }) => isProspect === true)).toEqual([true, false, false]);
  });

  test('several posts of one job stay apart', async () => {
    const jobs = [
      { ...ROW, internal_job_id: 9 },
      { ...ROW, id: 2, internal_job_id: 9 },
    ];
    expect((await readList({ jobs })).postings.map((posting) => posting.externalId)).toEqual(['1', '2']);
  });
});

describeSharedSamples('greenhouse', ({ names, readJson }) => {
  const payloads = names.filter((name) => name.endsWith('.json') && !name.includes('error'));

  test.each(payloads)('recorded answers: %s gives a sound posting for every job', (name) => {
    const payload = readJson(name) as { jobs?: unknown[] };
    const postings = (payload.jobs ?? [payload]).map((row) => read(row as object));
    expect(postings.length).toBeGreaterThan(0);
    expect(postings.flatMap(findPostingFaults)).toEqual([]);
    expect(postings.every((posting) => posting.company !== 'Acme')).toBe(true);
  });

  test('recorded answers: pay is found where the recording shows it', () => {
    const single = read(readJson('anthropic_job_detail_questions_pay.json') as object);
    expect(single.pay).toMatchObject({ min: 222_800, max: 290_000, currency: 'USD', period: 'year' });
    const list = readJson('gitlab_jobs_content.json') as { jobs: object[] };
    expect(list.jobs.map((job) => read(job).pay?.min ?? null)).toEqual([null, 108_400]);
  });
});
