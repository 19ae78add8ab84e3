import type { Posting } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { findPostingFaults } from '../testing/posting-schema.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import { describeSharedSamples } from '../testing/shared-samples.ts';
import { smartrecruiters } from './list-postings.ts';
import { readRow, toJob } from './to-job.ts';

const POSTINGS = 'https://api.smartrecruiters.com/v1/companies/Acme/postings';
const ROW = { id: '744000000000001', name: 'Example', releasedDate: '2026-07-20T20:54:18.136Z' };
const BOARD = { board: 'Acme', company: 'Acme Inc' };

function read(detail: object, row: object = {}): Posting {
  const readable = readRow({ ...ROW, ...row });
  if ('kind' in readable) throw new Error(readable.message);
  const posting = toJob(readable, { ...ROW, ...detail }, BOARD);
  if ('kind' in posting) throw new Error(`${posting.reason}: ${posting.message}`);
  return posting;
}

function toRows(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...ROW, id: String(1_000 + from + index) }));
}

const page = (offset: number, totalFound: unknown, content: unknown[], headers = {}): RecordedAnswer => ({
  url: `${POSTINGS}?limit=100&offset=${offset}`,
  headers,
  body: { offset, limit: 100, totalFound, content },
});
const anyDetail: RecordedAnswer = { url: `${POSTINGS}/*`, body: { name: 'Example', active: true } };

async function readBoard(answers: RecordedAnswer[], options: Parameters<typeof createContext>[1] = {}) {
  const fetch = createRecordedFetch(answers);
  const reading = await collect(smartrecruiters, 'Acme', createContext(fetch, options));
  return { ...reading, urls: fetch.requests.map((request) => request.url) };
}

test('a posting keeps the name that its form has for it', async () => {
  const uuid = '1f6bb6b0-17a5-4a70-9f0c-5d2f3a000001';
  const { postings } = await readBoard([page(0, 1, [{ ...ROW, uuid }]), anyDetail]);
  expect(postings.map(({ formId }) => formId)).toEqual([uuid]);
});

describe('what a posting says', () => {
  const sections = (given: object) => ({ jobAd: { sections: given } });

  test('the four sections stand in the page’s order under their titles, and empty ones are left out', () => {
    const posting = read(
      sections({
        qualifications: { title: 'Qualifications', text: '<ul><li>Care</li></ul>' },
        jobDescription: { title: 'Job & Tasks', text: '<p>Text&#xa0;with &amp; signs</p>' },
        companyDescription: { title: 'Company Description', text: '' },
        additionalInformation: { title: null, text: '<p>More.</p>' },
        videos: { title: 'Videos', urls: [] },
      }),
    );
    const lines = posting.descriptionText.split(/\n+/).map((line) => line.replace(/^[^\p{L}]+/u, ''));
    expect(lines.map((line) => line.replace(/\u00a0/g, ' '))).toEqual([
      'Job & Tasks',
      'Text with & signs',
      'Qualifications',
      'Care',
      'More.',
    ]);
  });

  test('the qualifications are the requirements in any language', () => {
    const posting = read(sections({ qualifications: { title: 'Twój profil', text: '<p>Polski.</p>' } }));
    expect(posting.requirementsHtml).toContain('Polski.');
    expect(read(sections({})).requirementsHtml).toBeNull();
  });

  test('compensation is pay with its period', () => {
    const compensation = { min: 60_000, max: '75000', currency: 'EUR', period: 'YEARLY' };
    expect(read({ compensation }).pay).toMatchObject({
      min: 60_000,
      max: 75_000,
      currency: 'EUR',
      period: 'year',
    });
    const hourly = { min: 24, max: 29.5, currency: 'EUR', period: 'HOURLY' };
    expect(read({ compensation: hourly }).pay?.period).toBe('hour');
    expect(read({ compensation: {} }).pay).toBeNull();
  });

  test.each([
    [{ id: 'permanent', label: 'Full-time' }, 'full_time'],
    [{ id: 'permanent', label: 'Pełny etat' }, 'full_time'],
    [{ id: 'part-time', label: 'Part-time' }, 'part_time'],
    [{ id: 'intern' }, 'internship'],
    [{ id: 'contract', label: 'Contract' }, 'contract'],
    [{}, null],
    [null, null],
  ])('typeOfEmployment %j is %j', (typeOfEmployment, expected) => {
    expect(read({ typeOfEmployment }).employmentType).toBe(expected);
  });

  test('a department is its label, whatever type its id has; an empty one gives way to row and function', () => {
    expect(read({ department: { id: 660_916, label: 'Sales' } }).department).toBe('Sales');
    expect(read({ department: {} }, { department: { id: '1', label: 'Sales' } }).department).toBe('Sales');
    expect(read({ department: {}, function: { id: 'legal', label: 'Legal' } })).toMatchObject({
      department: 'Legal',
      category: 'Legal',
    });
  });

  test('a function is careless: the title goes before it', () => {
    const posting = read({
      name: 'Regional Sales Manager',
      department: {},
      function: { id: 'it', label: 'Information Technology' },
    });
    expect(posting).toMatchObject({
      department: 'Information Technology',
      category: 'Sales',
      categoryOrigin: 'title',
    });
  });

  test('ids stay texts, titles lose their blanks, old postings keep their date', () => {
    const posting = read({
      name: ' CNA / LPN ',
      releasedDate: '2018-06-08T02:11:28.000Z',
      refNumber: 'REF30D',
    });
    expect(posting).toMatchObject({
      externalId: '744000000000001',
      title: 'CNA / LPN',
      publishedAt: '2018-06-08T02:11:28.000Z',
      reference: 'REF30D',
    });
  });

  test('the company is the payload’s, else the configured one', () => {
    expect(read({ company: { identifier: 'Acme', name: 'Acme Group ' } }).company).toBe('Acme Group');
    expect(read({}).company).toBe('Acme Inc');
  });
});

describe('place and work mode', () => {
  test('empty pieces of the full location go, and the country code is upper case', () => {
    expect(
      read({ location: { city: 'Warsaw', country: 'pl', fullLocation: 'Warsaw, , Poland' } }).places,
    ).toEqual([{ text: 'Warsaw, Poland', city: 'Warsaw', state: null, postalCode: null, country: 'PL' }]);
  });

  test('a region may be a code, a name or missing', () => {
    const us = { city: 'Austin', region: 'Texas', country: 'us', postalCode: '78701' };
    expect(read({ location: us }).places[0]).toMatchObject({
      state: 'TX',
      postalCode: '78701',
      country: 'US',
    });
    expect(read({ location: { country: 'de' } }).places[0]).toMatchObject({ city: null, country: 'DE' });
    expect(read({ location: {} }).places).toEqual([]);
  });

  test.each([
    [{ remote: true, hybrid: false }, 'remote'],
    [{ remote: true, hybrid: true }, 'hybrid'],
    [{ remote: false, hybrid: true }, 'hybrid'],
    [{ remote: false, hybrid: false }, null],
    [{ remote: 'yes' }, null],
  ])('flags %j mean %j', (flags, workMode) => {
    expect(read({ location: { city: 'Austin', country: 'us', ...flags } }).workMode).toBe(workMode);
  });
});

describe('fields of the employer’s own', () => {
  const field = (fieldLabel: string, valueLabel: string) => ({ fieldId: '5d9f', fieldLabel, valueLabel });
  const austin = { city: 'Austin', country: 'us', remote: false, hybrid: false };

  test.each([
    [field('Workplace type', 'Hybrid'), 'hybrid'],
    [field('Work Location', 'Remote'), 'remote'],
    [field('Working model', 'On-site'), 'on_site'],
    [field('Telecommuting', '100% telecommute'), 'remote'],
    [field('Remote', 'Yes'), 'remote'],
    [field('Remote', 'No'), null],
    [field('Brand', 'Hybrid Cars'), null],
    [field('Country/Region', 'United States'), null],
  ])('%j says %j', (custom, workMode) => {
    expect(read({ location: austin, customField: [custom] }).workMode).toBe(workMode);
  });

  test('a field that says hybrid goes before the flag that says remote', () => {
    const location = { ...austin, remote: true };
    expect(read({ location, customField: [field('Work style', 'Hybrid')] }).workMode).toBe('hybrid');
    expect(read({ location, customField: [field('Work style', 'On-site')] }).workMode).toBe('remote');
  });
});

describe('addresses', () => {
  test('a missing page is made from company and id, a missing form from the page', () => {
    const company = { identifier: 'AcmeInc', name: 'Acme' };
    expect(read({ company })).toMatchObject({
      hostedUrl: 'https://jobs.smartrecruiters.com/AcmeInc/744000000000001',
      applyUrl: 'https://jobs.smartrecruiters.com/AcmeInc/744000000000001?oga=true',
    });
    expect(read({ postingUrl: 'http://careers.acme.example/job?x=1' })).toMatchObject({
      hostedUrl: 'https://careers.acme.example/job?x=1',
      applyUrl: 'https://careers.acme.example/job?x=1&oga=true',
    });
  });
});

describe('reading page by page', () => {
  test('the offset moves by the rows received, to the total', async () => {
    const reading = await readBoard([
      page(0, 250, toRows(0, 100)),
      page(100, 250, toRows(100, 100)),
      page(200, 250, toRows(200, 50)),
      anyDetail,
    ]);
    expect(reading.postings).toHaveLength(250);
    expect(reading.end).toMatchObject({ complete: true, validator: null });
  });

  test('rows that moved to the next page are given once', async () => {
    const reading = await readBoard([page(0, 101, toRows(0, 100)), page(100, 101, toRows(99, 2)), anyDetail]);
    expect(new Set(reading.postings.map((posting) => posting.externalId)).size).toBe(101);
    expect(reading.end?.complete).toBe(true);
  });

  test.each([
    ['a page is empty before the total', [page(0, 9, toRows(0, 3)), page(3, 9, [])]],
    ['the last page repeats the first', [page(0, 6, toRows(0, 3)), page(3, 6, toRows(0, 3))]],
    ['the total changes on the way', [page(0, 4, toRows(0, 3)), page(3, 3, [])]],
    ['no total is given', [page(0, null, toRows(0, 3))]],
    ['a row has no id', [page(0, 2, [...toRows(0, 1), { name: 'Nobody' }])]],
  ])('nothing is proven when %s', async (_what, pages) => {
    const reading = await readBoard([...pages, anyDetail]);
    expect(reading.error).toBeNull();
    expect(reading.postings.length).toBeGreaterThan(0);
    expect(reading.end).toMatchObject({ complete: false, validator: null });
  });

  test('an empty board proves nothing', async () => {
    const reading = await readBoard([page(0, 0, [], { etag: '"0"' })]);
    expect(reading.end).toMatchObject({ complete: true, emptyIsProof: false, validator: null });
  });
});

describe('details', () => {
  const twoRows = page(0, 2, toRows(0, 2), { etag: '"1"' });

  test('they are fetched for new and changed rows only, and not because a department id changes its type', async () => {
    const department = (id: unknown) => ({ department: { id, label: 'Sales' } });
    const first = await readBoard([page(0, 1, [{ ...ROW, ...department('1') }]), anyDetail]);
    const same = await readBoard([page(0, 1, [{ ...ROW, ...department(1) }])], { held: toHeld(first) });
    expect(same.events.map((event) => event.kind)).toEqual(['total', 'seen']);
    const renamed = { ...ROW, ...department('1'), name: 'Example II' };
    const changed = await readBoard([page(0, 1, [renamed]), anyDetail], { held: toHeld(first) });
    expect(changed.postings).toHaveLength(1);
  });

  test('a posting that is no longer active is gone, one of the staff is not public', async () => {
    const reading = await readBoard([
      twoRows,
      { url: `${POSTINGS}/1000`, body: { id: '1000', active: false } },
      { url: `${POSTINGS}/1001`, body: { id: '1001', visibility: 'INTERNAL' } },
    ]);
    expect(reading.rejects.map(({ externalId, reason }) => [externalId, reason])).toEqual([
      ['1000', 'detail-gone'],
      ['1001', 'not-public'],
    ]);
  });

  test('a detail of another posting, or of none, is not believed', async () => {
    const reading = await readBoard([
      twoRows,
      { url: `${POSTINGS}/1000`, body: { id: '9999', name: 'Other' } },
      { url: `${POSTINGS}/1001`, body: { message: 'ok' } },
    ]);
    expect(reading.rejects.map((reject) => reject.reason)).toEqual([
      'detail-unreadable',
      'detail-unreadable',
    ]);
    expect(reading.end?.complete).toBe(true);
  });

  test('a board of one page is asked conditionally next time, but not while a detail is missing', async () => {
    const whole = await readBoard([twoRows, anyDetail]);
    expect(whole.end?.validator).toEqual({ etag: '"1"' });
    const partly = await readBoard([twoRows, anyDetail, { url: `${POSTINGS}/1001`, status: 500, body: '' }]);
    expect(partly.postings).toHaveLength(1);
    expect(partly.end).toMatchObject({ complete: true, validator: null });
  });

  test('after ten failures in a row the host is down, after three refusals it is a wall', async () => {
    const many = page(0, 40, toRows(0, 40));
    const down = await readBoard([many, { url: `${POSTINGS}/*`, status: 503, body: '' }]);
    expect(down.error?.failure).toBe('unreachable');
    expect(down.urls).toHaveLength(11);
    const wall = await readBoard([many, { url: `${POSTINGS}/*`, status: 403, body: '' }]);
    expect(wall.error?.failure).toBe('rate-limited');
    expect(wall.urls).toHaveLength(4);
  });
});

describeSharedSamples('smartrecruiters', ({ names, readJson }) => {
  const lists = names.filter((name) => /postings/.test(name) || /unknown/.test(name));
  const details = names.filter((name) => /detail/.test(name));

  test.each(lists)('recorded answers: every row of %s is readable', async (name) => {
    const body = readJson(name) as { totalFound: number; content: { id: string }[] };
    const reading = await readBoard([
      { url: `${POSTINGS}?limit=100&offset=0`, body },
      { url: `${POSTINGS}?limit=100&offset=*`, body: { ...body, content: [] } },
      ...body.content.map((row) => ({ url: `${POSTINGS}/${row.id}`, body: row })),
    ]);
    expect(reading.rejects).toEqual([]);
    expect(reading.postings.map((posting) => posting.externalId)).toEqual(body.content.map((row) => row.id));
    expect(reading.postings.flatMap(findPostingFaults)).toEqual([]);
    expect(reading.postings.filter(({ places }) => places[0]?.country === null || !places[0]?.city)).toEqual(
      [],
    );
    expect(reading.end?.complete).toBe(body.content.length >= body.totalFound);
  });

  test.each(details)('recorded answers: the detail %s is a sound posting with its text', (name) => {
    const detail = readJson(name) as { id: string; name: string };
    const posting = read(detail, { id: detail.id, name: detail.name });
    expect(findPostingFaults(posting)).toEqual([]);
    expect(posting.descriptionText).not.toBe('');
    expect(posting.hostedUrl).toContain(detail.id);
  });

  test('recorded answers: an unknown posting is gone', async () => {
    const reading = await readBoard([
      page(0, 1, [ROW]),
      { url: `${POSTINGS}/${ROW.id}`, status: 404, body: readJson('error_404_posting.json') as object },
    ]);
    expect(reading.rejects.map((reject) => reject.reason)).toEqual(['detail-gone']);
  });
});
