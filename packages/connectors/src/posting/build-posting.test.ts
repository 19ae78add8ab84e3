import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPosting, type PostingDraft } from './build-posting.ts';
import { toFingerprint } from './fingerprint.ts';

const least: PostingDraft = {
  externalId: '7',
  title: 'Welder',
  hostedUrl: 'https://jobs.example/7',
  applyUrl: 'https://jobs.example/7/apply',
};

describe('buildPosting', () => {
  test('leaves everything unknown that the source does not say', () => {
    expect(buildPosting({ ...least, title: 'Opportunity' })).toEqual({
      externalId: '7',
      title: 'Opportunity',
      company: null,
      places: [],
      workMode: null,
      employmentType: null,
      employmentTypeOrigin: null,
      department: null,
      category: null,
      categoryOrigin: null,
      descriptionHtml: '',
      descriptionText: '',
      requirementsHtml: null,
      benefitsHtml: null,
      pay: null,
      applicationCount: null,
      publishedAt: null,
      hostedUrl: 'https://jobs.example/7',
      applyUrl: 'https://jobs.example/7/apply',
      reference: null,
      language: null,
    });
  });

  test('a field of hours alone leaves the kind of employment to the title', () => {
    const read = (title: string, employmentTypeText: string) => {
      const { employmentType, employmentTypeOrigin } = buildPosting({ ...least, title, employmentTypeText });
      return [employmentType, employmentTypeOrigin];
    };
    expect(read('Design Intern - Summer 2027', 'Full time')).toEqual(['internship', 'title']);
    expect(read('Analyst (12 Month Contract)', 'Full time')).toEqual(['contract', 'title']);
    expect(read('Nurse (Part-time)', 'Full time')).toEqual(['full_time', 'source']);
    expect(read('Internship Coordinator', 'Part time')).toEqual(['part_time', 'source']);
  });

  test('prefers the source’s words and says where the rest came from', () => {
    const said = buildPosting({
      ...least,
      title: 'Sales Intern',
      employmentTypeText: 'Temporary',
      department: 'Legal',
    });
    expect(said).toMatchObject({
      employmentType: 'temporary',
      employmentTypeOrigin: 'source',
      category: 'Legal',
      categoryOrigin: 'source',
    });
    const concluded = buildPosting({
      ...least,
      title: 'Sales Intern',
      employmentTypeText: 'TBC',
      department: 'Team 4',
    });
    expect(concluded).toMatchObject({
      employmentType: 'internship',
      employmentTypeOrigin: 'title',
      category: 'Sales',
      categoryOrigin: 'title',
    });
  });

  test('lets a telling title go before a department that only says engineering', () => {
    expect(buildPosting({ ...least, title: 'Backend Engineer', department: 'Engineering' })).toMatchObject({
      category: 'Software Development',
      categoryOrigin: 'title',
    });
    expect(buildPosting({ ...least, title: 'Opportunity', department: 'Engineering' })).toMatchObject({
      category: 'Engineering',
      categoryOrigin: 'source',
    });
  });

  test('lets a telling title go before a department whose name means several trades', () => {
    const build = (title: string, department: string) =>
      buildPosting({ ...least, title, department }).category;
    expect(build('Sound Designer', 'Production')).toBe('Design');
    expect(build('Heavy Equipment Operator', 'Production')).toBe('Construction & Trades');
    expect(build('Shift Worker', 'Production')).toBe('Manufacturing');
    expect(build('Site Security Officer', 'Security')).toBe('Public Safety');
    expect(build('Security Engineer', 'Security')).toBe('IT & Security');
    expect(build('Personal Trainer', 'Training')).toBe('Hospitality & Food');
    expect(build('Sales Intern', 'Legal')).toBe('Legal');
  });

  test('takes the work mode from its field, else from places, else from the title', () => {
    expect(buildPosting({ ...least, workMode: 'on_site', placeTexts: ['Remote - US'] }).workMode).toBe(
      'on_site',
    );
    expect(buildPosting({ ...least, placeTexts: ['Remote', 'Austin, TX'] })).toMatchObject({
      workMode: 'remote',
      places: [{ city: 'Austin' }],
    });
    expect(buildPosting({ ...least, title: 'Welder (Hybrid)' }).workMode).toBe('hybrid');
  });

  test('takes pay from data, else from a pay text, else from the description', () => {
    const html = '<p>The salary is $70,000 - $80,000 per year.</p>';
    const placeTexts = ['Toronto, ON'];
    const pay = { min: 1, max: 2, currency: 'USD', period: 'hour', origin: 'field', sentence: null } as const;
    expect(buildPosting({ ...least, html, pay, payText: '$30 / hour' }).pay).toEqual(pay);
    expect(buildPosting({ ...least, html, placeTexts, payText: '$30 / hour' }).pay).toMatchObject({
      max: 30,
      currency: 'CAD',
      period: 'hour',
    });
    expect(buildPosting({ ...least, html, placeTexts, payText: 'Competitive' }).pay).toMatchObject({
      max: 80_000,
      currency: 'CAD',
      origin: 'text',
    });
  });

  test('knows the currency of a bare amount once the place’s country is', () => {
    const read = (placeText: string, payText: string) =>
      buildPosting({ ...least, placeTexts: [placeText], payText });
    expect(read('Melbourne', '$90,000 per year')).toMatchObject({
      places: [{ country: 'AU' }],
      pay: { currency: 'AUD' },
    });
    expect(read('Boston', '$90,000 per year').pay?.currency).toBe('USD');
    expect(read('Toronto', '$90,000 per year').pay?.currency).toBe('CAD');
    expect(read('Birmingham', '$90,000 per year').pay?.currency).toBeNull();
    expect(read('London', '$90,000 per year')).toMatchObject({
      places: [{ country: 'GB' }],
      pay: { currency: null },
    });
  });

  test('takes the telephone numbers of the text for a witness', () => {
    const read = (html: string) =>
      buildPosting({ ...least, placeTexts: ['Birmingham'], html }).places[0]?.country;
    expect(read('<p>Call us: +44 121 496 0000</p>')).toBe('GB');
    expect(read('<p>Call us: +1 (205) 555-0100</p>')).toBe('US');
    expect(read('<p>We grew by +44 percent since 2019, to +120 000 parcels.</p>') ?? null).toBeNull();
    expect(read('<p>+44 121 496 0000 or +1 205 555 0100</p>') ?? null).toBeNull();
  });

  test('keeps a posting of contradictory, huge or worthless facts', () => {
    const html = `<p>${'Weld hulls in Springfield. '.repeat(40_000)}</p>`;
    const startedAt = process.cpuUsage();
    const posting = buildPosting({
      ...least,
      html,
      placeTexts: ['Munich, TX, Japan', 'مكان', '縦書きの町', '٣'],
      payText: 'DEM 0 to 1',
    });
    expect(posting.title).toBe('Welder');
    expect(posting.pay?.currency ?? null).toBeNull();
    expect(process.cpuUsage(startedAt).user).toBeLessThan(5_000_000);
  });

  test('finds a shared name’s country by a currency the source names, not by one concluded', () => {
    const birmingham = { ...least, placeTexts: ['Birmingham'] };
    expect(buildPosting({ ...birmingham, payText: '£30 per hour' }).places[0]?.country).toBe('GB');
    expect(buildPosting({ ...birmingham, payText: '$30 per hour' }).places[0]?.country).toBeNull();
    expect(
      buildPosting({ ...birmingham, placeTexts: ['Toronto, ON', 'London'], payText: '$30 per hour' })
        .places[1]?.country,
    ).toBeNull();
  });

  test('cleans names: blanks, entities, NUL and lone surrogates', () => {
    const posting = buildPosting({
      ...least,
      title: ' R&amp;D\u00a0 Lead\0\ud800 ',
      company: ' ',
      department: ' Ops\n',
    });
    expect(posting).toMatchObject({ title: 'R&D Lead', company: null, department: 'Ops' });
  });

  test('takes a sign without width in a name for nothing', () => {
    const posting = buildPosting({
      ...least,
      title: 'Soft\u200bware \u200b Engi\u00adneer\ufeff',
      company: 'Ac\u2060me',
    });
    expect(posting).toMatchObject({ title: 'Software Engineer', company: 'Acme' });
  });

  test('keeps only a count that is one and a date that can be read', () => {
    expect(buildPosting({ ...least, applicationCount: -1, publishedAt: 'soon' })).toMatchObject({
      applicationCount: null,
      publishedAt: null,
    });
    expect(buildPosting({ ...least, applicationCount: 3, publishedAt: '8/7/2026' })).toMatchObject({
      applicationCount: 3,
      publishedAt: '2026-08-07',
    });
  });

  test('gives text any database takes, whatever comes in', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, text, (title, html, place, payText) => {
        const posting = buildPosting({
          ...least,
          title,
          html,
          placeTexts: [place],
          payText,
          department: title,
          reference: html,
        });
        expect(JSON.stringify(posting)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 300 },
    );
  });
});

describe('toFingerprint', () => {
  test('does not depend on the order of keys, and on nothing but JSON', () => {
    expect(toFingerprint({ a: 1, b: [{ c: null, d: 'x' }], e: undefined })).toBe(
      toFingerprint({ b: [{ d: 'x', c: null }], a: 1 }),
    );
    expect(toFingerprint({ a: 1 })).toMatch(/^[\w-]{22}$/);
  });

  test('tells different values apart', () => {
    const values = [
      null,
      true,
      'true',
      1,
      '1',
      [],
      {},
      [1, 2],
      [2, 1],
      [[1], 2],
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { 'a:1': 1 },
      ['a,b'],
      ['a', 'b'],
      '',
      ' ',
    ];
    expect(new Set(values.map(toFingerprint)).size).toBe(values.length);
  });

  test('is the same for equal values and survives deep nesting', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toFingerprint(JSON.parse(JSON.stringify(value)))).toBe(toFingerprint(value));
      }),
    );
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
    expect(toFingerprint(deep)).toHaveLength(22);
  });
});
