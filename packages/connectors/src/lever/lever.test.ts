import type { Posting } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { findPostingFaults } from '../testing/posting-schema.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import { describeSharedSamples } from '../testing/shared-samples.ts';
import { lever } from './list-postings.ts';
import { readRow, toJob } from './to-job.ts';

const GLOBAL_URL = 'https://api.lever.co/v0/postings/acme?mode=json';
const EU_URL = 'https://api.eu.lever.co/v0/postings/acme?mode=json';
const NOT_FOUND = { status: 404, body: { ok: false, error: 'Document not found' } };
const ROW = { id: '0b6f2f5e-0000-4000-8000-000000000001', text: 'Example' };

function read(row: object): Posting {
  const readable = readRow({ ...ROW, ...row });
  if ('kind' in readable) throw new Error(readable.message);
  const posting = toJob(readable, { site: { region: 'global', site: 'acme' }, company: 'Acme' });
  if ('kind' in posting) throw new Error(posting.message);
  return posting;
}

function readBoard(
  board: string,
  answers: RecordedAnswer[],
  options: Parameters<typeof createContext>[1] = {},
) {
  const fetch = createRecordedFetch(answers);
  return collect(lever, board, createContext(fetch, options)).then((reading) => ({
    ...reading,
    urls: fetch.requests.map((request) => request.url),
  }));
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ROW, id: `posting-${from + index}` }));

describe('the description in pieces', () => {
  test('body, headed lists, closing and words about pay stand in order, and nothing twice', () => {
    const posting = read({
      opening: '<div>Opening.</div>',
      description: '<div>Opening.</div><div>Body.</div>',
      descriptionBody: '<div>Body.</div>',
      lists: [
        { text: 'R&D duties', content: '<li>One</li><li>Two</li>' },
        { text: 'Empty', content: null },
      ],
      additional: '<div>Closing.</div>',
      salaryDescription: '<div>About pay.</div>',
    });
    const lines = posting.descriptionText.split(/\n+/).map((line) => line.replace(/^[^\p{L}]+/u, ''));
    expect(lines).toEqual(['Opening.', 'Body.', 'R&D duties', 'One', 'Two', 'Closing.', 'About pay.']);
    expect(posting.descriptionHtml).toMatch(/<ul>\s*<li>One<\/li>/);
  });

  test('without a description, opening and body serve', () => {
    const posting = read({ opening: '<p>Opening.</p>', descriptionBody: '<p>Body.</p>' });
    expect(posting.descriptionText.split(/\n+/)).toEqual(['Opening.', 'Body.']);
  });

  test('plain text serves where there is no HTML, and stays plain', () => {
    const posting = read({ descriptionPlain: 'First <b>.\n\nSecond\nline.', additionalPlain: 'Last.' });
    expect(posting.descriptionText).toContain('First <b>.');
    expect(posting.descriptionText.split(/\n+/)).toEqual(['First <b>.', 'Second', 'line.', 'Last.']);
  });

  test('an empty plain text does not hide the HTML', () => {
    expect(read({ description: '<p>Text.</p>', descriptionPlain: '' }).descriptionText).toBe('Text.');
  });

  test('escaped signs are text and are not decoded before they are read', () => {
    const posting = read({ description: '<div>Team of &lt;10 people &amp; growing</div>' });
    expect(posting.descriptionText).toBe('Team of <10 people & growing');
  });

  test('a list headed as requirements is told apart', () => {
    const posting = read({
      description: '<p>Do.</p>',
      lists: [{ text: 'Requirements', content: '<li>Care</li>' }],
    });
    expect(posting.requirementsHtml).toContain('Care');
  });
});

describe('places', () => {
  test('all places are read, the primary one first and once', () => {
    const { places } = read({
      country: 'US',
      categories: {
        location: 'Boston, MA',
        allLocations: ['Austin, TX', 'Boston, MA', 'Toronto, ON, Canada'],
      },
    });
    expect(places.map((place) => [place.city, place.country])).toEqual([
      ['Boston', 'US'],
      ['Austin', 'US'],
      ['Toronto', 'CA'],
    ]);
  });

  test('the country speaks of the primary place only', () => {
    const { places } = read({
      country: 'GB',
      categories: { location: 'London', allLocations: ['London', 'Neudorf'] },
    });
    expect(places.map((place) => place.country)).toEqual(['GB', null]);
  });

  test('country-first and worded places are understood', () => {
    expect(read({ categories: { location: 'Portugal - Lisbon' } }).places[0]).toMatchObject({
      city: 'Lisbon',
      country: 'PT',
    });
    const both = read({ categories: { location: 'London or Berlin' } }).places;
    expect(both.map((place) => place.city)).toEqual(['London', 'Berlin']);
  });

  test('a country alone is a place, and nothing at all is none', () => {
    expect(read({ country: 'SE', categories: {} }).places).toMatchObject([{ city: null, country: 'SE' }]);
    expect(read({ country: null, categories: null }).places).toEqual([]);
  });
});

describe('work mode, type, pay and dates', () => {
  test.each([
    ['remote', [], 'remote'],
    ['hybrid', ['Remote - Spain'], 'hybrid'],
    ['onsite', [], 'on_site'],
    ['on-site', [], 'on_site'],
    ['onsite', ['Amsterdam', 'Remote - Netherlands'], 'remote'],
    ['unspecified', ['Amsterdam'], null],
    ['unspecified', ['Remote - Netherlands'], 'remote'],
    [undefined, [], null],
  ])('workplaceType %j with places %j is %j', (workplaceType, allLocations, workMode) => {
    expect(read({ workplaceType, categories: { allLocations } }).workMode).toBe(workMode);
  });

  test.each([
    ['per-year-salary', 'year'],
    ['per-hour-wage', 'hour'],
    ['per-month-salary', 'month'],
    ['per-fortnight-salary', null],
    ['one-time', null],
    [undefined, null],
  ])('the interval %j is the period %j', (interval, period) => {
    const { pay } = read({ salaryRange: { min: 20.14, max: 24.9, currency: 'USD', interval } });
    expect(pay).toMatchObject({ min: 20.14, max: 24.9, currency: 'USD', period, origin: 'field' });
  });

  test('a range with keys missing is read as far as it goes', () => {
    const { pay } = read({ salaryRange: { min: 52_000, interval: 'per-year-salary' } });
    expect(pay).toMatchObject({ min: 52_000, max: null, currency: null, period: 'year' });
    expect(read({ salaryRange: { max: 24, currency: 'GBP' } }).pay).toMatchObject({
      min: null,
      max: 24,
      period: null,
    });
    expect(read({ salaryRange: { currency: 'USD' } }).pay).toBeNull();
  });

  test('the commitment is the employment type, whatever its wording', () => {
    expect(read({ categories: { commitment: 'Regular Full Time (Salary)' } }).employmentType).toBe(
      'full_time',
    );
    expect(read({ categories: { commitment: 'Contract' } }).employmentType).toBe('contract');
  });

  test('the team stands in for a department, and helps the category', () => {
    expect(read({ categories: { team: 'Engineering' } }).department).toBe('Engineering');
    expect(read({ categories: { department: 'Hinge', team: 'Marketing' } })).toMatchObject({
      department: 'Hinge',
      category: 'Marketing',
    });
  });

  test('createdAt is milliseconds, and old for evergreen postings', () => {
    expect(read({ createdAt: 1_502_907_102_690 }).publishedAt).toBe('2017-08-16T18:11:42.690Z');
    expect(read({ createdAt: 'yesterday' }).publishedAt).toBeNull();
  });

  test('the company is the configured one', () => {
    expect(read({ company: 'Somebody' }).company).toBe('Acme');
  });
});

describe('addresses', () => {
  test('missing or unusable addresses are replaced by the page of the site’s own installation', () => {
    const page = `https://jobs.lever.co/acme/${ROW.id}`;
    expect(read({})).toMatchObject({ hostedUrl: page, applyUrl: `${page}/apply` });
    expect(read({ hostedUrl: 'javascript:alert(1)', applyUrl: '/apply' })).toMatchObject({ hostedUrl: page });
    expect(read({ hostedUrl: `http://jobs.lever.co/acme/${ROW.id}` }).hostedUrl).toBe(page);
  });

  test('an EU site is read from the EU host and shown on the EU pages', async () => {
    const reading = await readBoard('eu/acme', [{ url: EU_URL, body: [ROW] }]);
    expect(reading.postings[0]?.hostedUrl).toBe(`https://jobs.eu.lever.co/acme/${ROW.id}`);
    expect(lever.parseBoard('EU/acme')).toBe('eu/acme');
    expect(lever.toBoardUrl('eu/acme')).toBe('https://jobs.eu.lever.co/acme');
  });
});

describe('how a reading ends', () => {
  test('a whole site comes in one answer', async () => {
    const reading = await readBoard('acme', [{ url: GLOBAL_URL, body: rows(0, 130) }]);
    expect(reading.urls).toEqual([GLOBAL_URL]);
    expect(reading.postings).toHaveLength(130);
    expect(reading.end?.complete).toBe(true);
  });

  test('a round number of rows may be a cap, so what follows is asked for', async () => {
    const reading = await readBoard('acme', [
      { url: GLOBAL_URL, body: rows(0, 100), headers: { etag: '"a"' } },
      { url: `${GLOBAL_URL}&skip=100&limit=100`, body: rows(100, 100) },
      { url: `${GLOBAL_URL}&skip=200&limit=100`, body: rows(190, 20) },
    ]);
    expect(reading.postings).toHaveLength(210);
    expect(reading.end).toMatchObject({ complete: true, validator: null });
  });

  test('a host that ignores paging ends the walk instead of repeating it', async () => {
    const body = rows(0, 100);
    const reading = await readBoard('acme', [{ url: `${GLOBAL_URL}*`, body }]);
    expect(reading.urls).toHaveLength(2);
    expect(reading.postings).toHaveLength(100);
    expect(reading.end?.complete).toBe(true);
  });

  test('a web page instead of JSON is asked for once more', async () => {
    const recorded = createRecordedFetch([{ url: GLOBAL_URL, body: [ROW] }]);
    let asked = 0;
    const reading = await collect(
      lever,
      'acme',
      createContext(async (request) => {
        asked += 1;
        const response = await recorded(request);
        return asked === 1 ? { ...response, text: '<html></html>' } : response;
      }),
    );
    expect(asked).toBe(2);
    expect(reading.postings).toHaveLength(1);
  });

  test('a site unknown here but listed on the other installation is read, and proves nothing', async () => {
    const reading = await readBoard('acme', [
      { url: GLOBAL_URL, ...NOT_FOUND },
      { url: EU_URL, body: [ROW] },
    ]);
    expect(reading.postings[0]?.hostedUrl).toBe(`https://jobs.eu.lever.co/acme/${ROW.id}`);
    expect(reading.end).toMatchObject({ complete: false, validator: null });
    expect(reading.end?.incompleteReason).toContain('lever:eu/acme');
  });

  test('trouble on the other installation changes nothing about the answer of the named one', async () => {
    const broken = { url: EU_URL, status: 500, body: '' };
    const unknown = await readBoard('acme', [{ url: GLOBAL_URL, ...NOT_FOUND }, broken]);
    expect(unknown.error?.failure).toBe('board-gone');
    const empty = await readBoard('acme', [{ url: GLOBAL_URL, body: [] }, broken]);
    expect(empty.end).toMatchObject({ complete: true, emptyIsProof: false, validator: null });
  });

  test('the same title in two cities is two postings, and a repeated id is one', async () => {
    const twin = { ...ROW, id: '0b6f2f5e-0000-4000-8000-000000000002' };
    const reading = await readBoard('acme', [{ url: GLOBAL_URL, body: [ROW, twin, ROW] }]);
    expect(reading.postings.map((posting) => posting.externalId)).toEqual([ROW.id, twin.id]);
  });

  test('rows that are as held are only seen', async () => {
    const answers = [{ url: GLOBAL_URL, body: [ROW] }];
    const held = toHeld(await readBoard('acme', answers));
    const again = await readBoard('acme', answers, { held });
    expect(again.events.map((event) => event.kind)).toEqual(['total', 'seen']);
  });

  test('a row without an id keeps the reading from proving anything', async () => {
    const reading = await readBoard('acme', [{ url: GLOBAL_URL, body: [ROW, { text: 'Nobody' }, 7] }]);
    expect(reading.rejects.map((reject) => reject.reason)).toEqual(['no-id', 'wrong-type']);
    expect(reading.end?.complete).toBe(false);
  });
});

describeSharedSamples('lever', ({ names, readJson }) => {
  const payloads = names.filter((name) => name.endsWith('.json') && !name.includes('error'));

  test.each(payloads)('recorded answers: %s gives a sound posting for every row', (name) => {
    const payload = readJson(name);
    const postings = (Array.isArray(payload) ? (payload as object[]) : [payload as object]).map(read);
    expect(postings.length).toBeGreaterThan(0);
    expect(postings.flatMap(findPostingFaults)).toEqual([]);
    expect(postings.filter((posting) => posting.descriptionText === '')).toEqual([]);
    expect(postings.filter((posting) => posting.places.length === 0)).toEqual([]);
  });

  test('recorded answers: an hourly range on two places is read whole', () => {
    const [first, second] = (readJson('constructed_multi_location_hourly_eu.json') as object[]).map(read);
    expect(first?.pay).toMatchObject({ min: 20.14, max: 24.9, currency: 'USD', period: 'hour' });
    expect(first?.places.map((place) => [place.city, place.state])).toEqual([
      ['Nashua', 'NH'],
      ['Brooklyn Park', 'MN'],
    ]);
    expect(second?.places[0]).toMatchObject({ city: 'Amsterdam', country: 'NL' });
  });
});
