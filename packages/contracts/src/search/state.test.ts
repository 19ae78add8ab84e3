import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_FILTERS } from './filters.ts';
import {
  listUnknownValues,
  parseSearchAddress,
  readCounted,
  toApiQuery,
  toFeedAddresses,
  toInsightsAddresses,
  toSearchAddress,
  type SearchState,
  toTown,
  UNDERSTOOD_NAMES,
} from './state.ts';
import { joinValues, toFilterCountryName } from './values.ts';

const read = (query: string) => parseSearchAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  test('an empty address is an empty search on page 1', () => {
    expect(read('')).toEqual({
      q: '',
      country: '',
      location: '',
      city: '',
      state: '',
      zip: '',
      place: '',
      radius: '',
      remote: '',
      source: '',
      work_mode: '',
      employment_type: '',
      posted_within: '',
      pay_min: '',
      pay_currency: '',
      pay_stated: '',
      company: '',
      language: '',
      ...{ seniority: '', years: '', skill: '', visa: '', eligible_from: '' },
      ...{ occupation: '', shift: '', opening: '', literal: '', not_understood: '' },
      sort: '',
      page: 1,
    });
    expect(toSearchAddress(read(''))).toBe('/search');
  });

  test('what makes no sense counts as not set', () => {
    const state = read('q=nurse&country=Germany&remote=maybe&source=77&page=-3');
    expect(toSearchAddress(state)).toBe('/search?q=nurse');
    expect(read('q=x&page=1e3').page).toBe(1);
    expect(read('q=x&page=0').page).toBe(1);
  });

  test.each([
    'work_mode=office,,',
    'employment_type=gig',
    'posted_within=0',
    'posted_within=366',
    'posted_within=soon',
    'pay_min=-5',
    'pay_min=0',
    'pay_min=1e5&pay_currency=USD',
    'pay_currency=USD',
    'pay_stated=maybe',
    'company=acme',
    'company=nobody:acme,lever:',
    'language=english',
    'occupation=Registered nurse',
    'shift=noon',
    'opening=maybe',
    'literal=false',
    'literal=yes',
    'not_understood=skill,everything',
    'sort=random',
    'sort=relevance',
  ])('%s counts as not set', (query) => {
    expect(toSearchAddress(read(query))).toBe('/search');
  });

  test('a radius counts around a place of a country', () => {
    const query = 'q=x&country=US&city=Austin&state=TX&place=Austin%2C+TX&radius=40';
    expect(toSearchAddress(read(query))).toBe(`/search?${query}`);
    expect(toApiQuery(read(query))).toEqual({ q: 'x', country: 'US', near: 'Austin, TX', radius_km: 40 });
    expect(toApiQuery(read('q=x&country=DE&location=Berlin&radius=10'))).toMatchObject({ near: 'Berlin' });
    for (const alone of ['q=x&country=US&state=TX', 'q=x&city=Austin', 'q=x&country=US'])
      expect(read(`${alone}&radius=40`).radius).toBe('');
    const state = { ...read('q=x&country=US&state=TX'), radius: '40' };
    expect(toSearchAddress(state)).toBe('/search?q=x&country=US&state=TX&place=TX');
    expect(read('q=x&country=US&city=Austin&radius=500').radius).toBe('');
  });

  test('several values of a filter stand together, as a form or a comma puts them', () => {
    const address =
      '/search?q=x&work_mode=hybrid%2Cremote&employment_type=contract&company=greenhouseio%3Aa%2Clever%3Ab';
    expect(
      toSearchAddress(
        read(
          'q=x&work_mode=remote&work_mode=Hybrid,remote,x&employment_type=contract&company=lever:b,greenhouse:a',
        ),
      ),
    ).toBe(address);
  });

  test('a list longer than the API takes is cut at a value', () => {
    const boards = Array.from({ length: 400 }, (_, index) => `lever:board${index}`);
    const { company } = read(`company=${boards.join(',')}`);
    expect(company.length).toBeLessThanOrEqual(2_000);
    expect(company.split(',').every((value) => boards.includes(value))).toBe(true);
  });

  test('pay without a currency is that of the country', () => {
    expect(read('country=SE&pay_min=400000').pay_currency).toBe('SEK');
    expect(read('sort=pay').pay_currency).toBe('USD');
    expect(read('country=SE&pay_min=50000&pay_currency=eur').pay_currency).toBe('EUR');
  });

  test('the empty fields of a form sent without scripts leave no trace', () => {
    const filters = 'posted_within=&pay_min=&pay_currency=USD&sort=';
    expect(toSearchAddress(read(`q=nurse&country=US&location=&remote=&source=&${filters}`))).toBe(
      '/search?q=nurse&country=US',
    );
  });

  test('a chosen place wins over typed text and is named even if the address lost its words', () => {
    const state = read('q=x&location=aus&city=Austin&state=TX');
    expect(state.location).toBe('');
    expect(state.place).toBe('Austin, TX');
  });

  test('an ATS may be named by code or by source and is kept as its code', () => {
    expect(read('q=x&source=greenhouseio').source).toBe('3');
    expect(read('q=x&source=9').source).toBe('9');
  });

  test('every state survives the way through the address', () => {
    const word = fc.string({ maxLength: 20 }).map((text) => text.trim());
    const list = (values: readonly string[]) => fc.subarray([...values]).map(joinValues);
    const pay = fc.oneof(
      fc.constant({ pay_min: '', sort: '', pay_currency: '' } as const),
      fc.constant({ pay_min: '', sort: 'pay', pay_currency: 'EUR' } as const),
      fc.constant({ pay_min: '80000', sort: 'newest', pay_currency: 'SEK' } as const),
    );
    const states = fc.record<Omit<SearchState, 'pay_min' | 'pay_currency' | 'sort'>>({
      q: word,
      country: fc.constantFrom('', 'US', 'DE', 'IT'),
      location: word,
      city: fc.constant(''),
      state: fc.constant(''),
      zip: fc.constant(''),
      place: fc.constant(''),
      radius: fc.constant(''),
      remote: fc.constantFrom<'' | 'yes' | 'no'>('', 'yes', 'no'),
      source: fc.constantFrom('', '1', '5', '9'),
      work_mode: list(SEARCH_FILTERS.work_mode.values),
      employment_type: list(SEARCH_FILTERS.employment_type.values),
      posted_within: fc.constantFrom('', '1', '10', '365'),
      pay_stated: fc.constantFrom<'' | 'true'>('', 'true'),
      company: list(['lever:acme', 'workday:wd5/a/B', 'adp:f2-7/1_0']),
      language: list(['de', 'en', 'sv']),
      seniority: list(SEARCH_FILTERS.seniority.values),
      years: list(SEARCH_FILTERS.years.values),
      skill: list(['C++', 'CI/CD', 'machine learning', 'unstated']),
      visa: list(SEARCH_FILTERS.visa.values),
      eligible_from: fc.constantFrom('', 'CA', 'JP'),
      occupation: list(['registered-nurse', 'cook', 'unstated']),
      shift: list(SEARCH_FILTERS.shift.values),
      opening: list(SEARCH_FILTERS.opening.values),
      literal: fc.constantFrom<'' | 'true'>('', 'true'),
      not_understood: list(UNDERSTOOD_NAMES),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(states, pay, (others, payAndOrder) => {
        const state = { ...others, ...payAndOrder };
        const address = toSearchAddress(state);
        expect(read(address.split('?')[1] ?? '')).toEqual(state);
      }),
    );
  });
});

describe('the query of the API', () => {
  test('carries filters, remote as a truth value and the offset of the page', () => {
    const query = toApiQuery(
      read('q=data+engineer&country=DE&city=Berlin&place=Berlin&remote=no&source=7&page=3'),
    );
    expect(query).toEqual({
      q: 'data engineer',
      country: 'DE',
      city: 'Berlin',
      isRemote: 'false',
      source: '7',
      offset: 20,
    });
  });

  test('carries what the facts of a job are filtered by under the same names', () => {
    const filters =
      'work_mode=hybrid,remote&employment_type=other&posted_within=7&pay_stated=true&company=lever:acme&language=de';
    expect(toApiQuery(read(`q=x&${filters}&pay_min=50000&pay_currency=EUR&sort=pay`))).toEqual({
      q: 'x',
      work_mode: 'hybrid,remote',
      employment_type: 'other',
      posted_within: 7,
      pay_stated: 'true',
      company: 'lever:acme',
      language: 'de',
      pay_min: 50_000,
      pay_currency: 'EUR',
      sort: 'pay',
    });
  });

  test('carries how the words are to be read, and what the work is', () => {
    const reading = { literal: 'true', not_understood: 'city,country,work_mode' };
    const work = { occupation: 'cook,registered-nurse', shift: 'night,weekend' };
    const state = read(new URLSearchParams({ q: 'x', ...reading, ...work, sort: 'newest' }).toString());
    expect(toApiQuery(state)).toEqual({ q: 'x', ...reading, ...work, sort: 'newest' });
    const parameters = new URLSearchParams({ q: 'x', ...work, not_understood: reading.not_understood });
    for (const address of [toFeedAddresses(state).atom, toInsightsAddresses(state).table]) {
      const sent = Object.fromEntries(new URL(address, 'http://any').searchParams);
      expect(sent).toEqual({ ...Object.fromEntries(parameters), literal: 'true' });
    }
    expect(toInsightsAddresses(state).page).toContain(
      '&literal=true&not_understood=city%2Ccountry%2Cwork_mode',
    );
  });

  test('leaves out what is not set', () => {
    expect(toApiQuery(read('q=nurse'))).toEqual({ q: 'nurse' });
  });
});

test('several countries are kept, what is none is not, and the API’s own names are understood', () => {
  expect(read('q=x&country=us,DE&country=es').country).toBe('DE,ES,US');
  expect(read('q=x&country=XX').country).toBe('');
  expect(toApiQuery(read('q=x&country=US,DE'))).toMatchObject({ country: 'DE,US' });
  expect(toFilterCountryName('DE,ES,US')).toBe('Germany, Spain or United States');
  expect([read('q=x&isRemote=true').remote, read('q=x&isRemote=false').remote]).toEqual(['yes', 'no']);
  expect(read('q=x&country=US&near=Austin, TX&radius_km=40')).toMatchObject({
    ...{ location: 'Austin, TX', radius: '40' },
  });
  expect(read('q=x&country=US,DE&city=Berlin&radius=40').radius).toBe('');
});

test('what no filter knows is told, each once; what it knows is not', () => {
  const list = (query: string) => listUnknownValues(new URLSearchParams(query));
  expect(list('q=x&country=XX,US&work_mode=remote,moon&isRemote=maybe&source=99&eligible_from=XX')).toEqual([
    ...['country “XX”', 'source “99”', 'work mode “moon”', 'remote “maybe”'],
  ]);
  expect(
    list('q=x&country=US,ES&isRemote=true&work_mode=remote&pay_min=5&pay_currency=EUR&city=Nowhere'),
  ).toEqual([]);
});

test('the feeds of a search have its choices as the API takes them, whatever page and order is shown', () => {
  expect(toFeedAddresses(read('q=a%26b&country=US&remote=yes&sort=pay&page=3&radius=40&zip=78701'))).toEqual({
    atom: '/feeds/jobs.atom?q=a%26b&country=US&near=78701&radius_km=40&isRemote=true',
    json: '/feeds/jobs.json?q=a%26b&country=US&near=78701&radius_km=40&isRemote=true',
  });
  expect(toFeedAddresses(read(''))).toEqual({ atom: '/feeds/jobs.atom', json: '/feeds/jobs.json' });
});

test('the insights of a search stand at its own address, their table at that of the API', () => {
  expect(toInsightsAddresses(read('q=nurse&country=US&sort=pay&page=3'))).toEqual({
    page: '/insights?q=nurse&country=US',
    table: '/v1/api/insights.csv?q=nurse&country=US',
  });
  expect(toInsightsAddresses(read(''))).toEqual({ page: '/insights', table: '/v1/api/insights.csv' });
});

test('figures of all that mention the words are asked for in the address', () => {
  expect(toInsightsAddresses(read('q=nurse'), 'all')).toEqual({
    page: '/insights?q=nurse&counted=all',
    table: '/v1/api/insights.csv?q=nurse&counted=all',
  });
  expect(toInsightsAddresses(read(''), 'all').page).toBe('/insights?counted=all');
  expect(readCounted(new URLSearchParams('counted=all'))).toBe('all');
  expect(readCounted(new URLSearchParams('counted=some'))).toBe('about');
});

test('a town of figures is searched for by its parts', () => {
  const { city, state, country, place } = toTown('Austin, TX, US', 'Austin, TX, United States');
  expect({ city, state, country, place }).toEqual({
    ...{ city: 'Austin', state: 'TX', country: 'US', place: 'Austin, TX, United States' },
  });
  expect(toTown('Berlin, DE', 'Berlin, Germany')).toMatchObject({ city: 'Berlin', state: '', country: 'DE' });
  expect(toTown('Nowhere', 'Nowhere')).toMatchObject({ city: 'Nowhere', state: '', country: '' });
});
