import type { Place } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { aPlace, describeDatabases, describeServer } from '@firsthand/test-support';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSqlSearch } from '../sql/sql-search.ts';
import { aDocument } from '../testing/a-document.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import { adjustPlaceCounts } from './place-counts.ts';
import { placeKeysOf } from './place-rows.ts';
import { suggestPlaces } from './suggest-places.ts';

const inGermany = (city: string, state: string) => aPlace({ city, state, country: 'DE' });
const times = (count: number, place: Place): Place[][] => Array.from({ length: count }, () => [place]);

/** Jobs by their places. */
const JOBS: Place[][] = [
  ...times(5, aPlace({ city: 'Austin', state: 'TX', postalCode: '78701' })),
  ...times(2, aPlace({ city: 'Dallas', state: 'TX' })),
  ...times(4, aPlace({ city: 'San Francisco', state: 'CA' })),
  ...times(3, aPlace({ city: 'San Diego', state: 'CA' })),
  ...times(2, inGermany('München', 'BY')),
  ...times(1, inGermany('Austin', 'BY')),
  ...times(3, aPlace({ text: 'London', city: 'London', state: null, country: null })),
  ...times(1, aPlace({ city: 'London', state: 'ENG', country: 'GB', postalCode: 'SW1A 1AA' })),
  ...times(3, aPlace({ city: 'Seattle', state: 'WA' })),
  ...times(2, aPlace({ city: 'Chicago', state: 'IL' })),
  ...times(1, aPlace({ city: 'Chico', state: 'CA' })),
  ...times(2, aPlace({ city: 'Toronto', state: 'ON', country: 'CA' })),
];

test('a job counts once for each place, whatever it repeats', () => {
  const austin = aPlace({ city: 'Austin', state: 'TX', postalCode: '78701' });
  expect(placeKeysOf([austin, { ...austin, text: 'AUSTIN', city: 'AUSTIN ' }])).toEqual([
    'city|US|TX|austin',
    'state|US|TX|',
    'zip|US||78701',
  ]);
  expect(placeKeysOf([aPlace({ city: null, state: null })])).toEqual([]);
  expect(placeKeysOf([aPlace({ city: 'London', state: null, country: null })])).toEqual(['city|||london']);
});

describeDatabases('place suggestions', (open) => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await open());
    await storeDocuments(
      db,
      JOBS.map((places) => aDocument({ places })),
    );
    await adjustPlaceCounts(db, { added: JOBS, removed: [] });
  });

  const display = async (q: string, country?: string) =>
    (await suggestPlaces(db, { q, country })).map((suggestion) => suggestion.display);

  test('begin with what was typed, the largest first', async () => {
    expect(await display('san')).toEqual([
      'San Francisco, CA, United States',
      'San Diego, CA, United States',
    ]);
    expect(await display('san fr')).toEqual(['San Francisco, CA, United States']);
    expect(await display('aus')).toEqual(['Austin, TX, United States', 'Austin, Germany']);
  });

  test('do not mind case and accents', async () => {
    for (const typed of ['münchen', 'Munchen', 'MÜNCH']) {
      expect(await display(typed)).toEqual(['München, Germany']);
    }
  });

  test('know states by name and code', async () => {
    expect((await display('texas'))[0]).toBe('Texas, United States');
    expect((await display('TX'))[0]).toBe('Texas, United States');
  });

  test('know postal codes, with and without their space', async () => {
    expect(await display('787')).toEqual(['78701, Austin, TX, United States']);
    expect(await display('sw1a1')).toEqual(['SW1A 1AA, London, England, United Kingdom']);
    expect(await display('sw1a 1aa')).toEqual(['SW1A 1AA, London, England, United Kingdom']);
  });

  test('forgive a typo', async () => {
    expect(await display('san fransisco')).toEqual(['San Francisco, CA, United States']);
    expect((await display('dan francisco'))[0]).toBe('San Francisco, CA, United States');
    expect((await display('dalas'))[0]).toBe('Dallas, TX, United States');
    expect(await display('xyzzy')).toEqual([]);
  });

  test.each([
    ['asutin', 'Austin, TX, United States'],
    ['asut', 'Austin, TX, United States'],
    ['austen', 'Austin, TX, United States'],
    ['uastin', 'Austin, TX, United States'],
    ['asutin tx', 'Austin, TX, United States'],
    ['seatle', 'Seattle, WA, United States'],
    ['saettle', 'Seattle, WA, United States'],
    ['chigaco', 'Chicago, IL, United States'],
    ['torotno', 'Toronto, ON, Canada'],
    ['tornto', 'Toronto, ON, Canada'],
    ['txeas', 'Texas, United States'],
  ])('forgive a slip in a short name: “%s”', async (typed, expected) => {
    expect((await display(typed))[0]).toBe(expected);
  });

  test('hold to what is there before they guess', async () => {
    expect(await display('francisco')).toEqual(['San Francisco, CA, United States']);
    expect(await display('asutin', 'FR')).toEqual([]);
    expect((await display('asutin', 'DE'))[0]).toBe('Austin, Germany');
    for (const typed of ['qqqq', 'zzqqxx', 'nowhere', '99999']) expect(await display(typed)).toEqual([]);
  });

  test('stay within the country asked for', async () => {
    expect(await display('aus', 'de')).toEqual(['Austin, Germany']);
    expect(await display('london', 'GB')).toEqual(['London, United Kingdom']);
    expect((await suggestPlaces(db, { q: 'london' }))[0]).toEqual({
      display: 'London',
      type: 'city',
      city: 'London',
      state: null,
      zip: null,
      country: null,
      count: 3,
    });
  });

  describe('by other names', () => {
    const OTHERS: Place[][] = [
      ...times(4, aPlace({ city: 'New York', state: 'NY' })),
      ...times(2, aPlace({ city: 'New York City', state: 'NY' })),
      ...times(1, aPlace({ city: 'New York', state: null })),
      ...times(2, aPlace({ city: 'Washington', state: 'DC' })),
      ...times(3, aPlace({ city: 'Tacoma', state: 'WA' })),
      ...times(2, aPlace({ city: 'St. Louis', state: 'MO' })),
      ...times(1, inGermany('Munich', 'BY')),
    ];
    beforeAll(async () => {
      await storeDocuments(
        db,
        OTHERS.map((places, at) => aDocument({ jobId: 1_000 + at, places })),
      );
      await adjustPlaceCounts(db, { added: OTHERS, removed: [] });
    });

    test.each([
      ['NYC', 'New York, NY, United States', 7],
      ['nyc', 'New York, NY, United States', 7],
      ['New York City', 'New York, NY, United States', 7],
      ['SF', 'San Francisco, CA, United States', 4],
      ['Bay Area', 'San Francisco, CA, United States', 4],
      ['DC', 'Washington, DC, United States', 2],
      ['Washington, DC', 'Washington, DC, United States', 2],
      ['Munich', 'München, Germany', 3],
      ['München', 'München, Germany', 3],
      ['Saint Louis', 'St. Louis, MO, United States', 2],
      ['Germany', 'Bavaria, Germany', 4],
      ['UK', 'London, United Kingdom', 1],
      ['USA', 'California, United States', 8],
    ])('“%s” is %s', async (typed, expected, count) => {
      const [first] = await suggestPlaces(db, { q: typed });
      expect(first?.display).toBe(expected);
      expect(first?.count).toBe(count);
    });

    test('a town is offered once, and nothing else than what is surely meant', async () => {
      expect(await display('Washington, DC')).toEqual(['Washington, DC, United States']);
      expect(await display('new york')).toEqual(['New York, NY, United States', 'New York, United States']);
      expect(await display('Munich', 'US')).toEqual([]);
    });

    test('and as many jobs are found as were said', async () => {
      const { search } = createSqlSearch(db);
      for (const q of ['NYC', 'Munich', 'DC', 'Saint Louis']) {
        const [first] = await suggestPlaces(db, { q });
        const { city, state, country } = first!;
        const filters = { city: city!, state: state ?? undefined, countries: [country!] };
        const { total } = await search({ query: '', filters, offset: 0, limit: 1 });
        expect([q, total]).toEqual([q, first?.count]);
      }
    });

    test.each([
      [{ location: 'NYC' }, 7],
      [{ location: 'New York City' }, 7],
      [{ location: 'Munich' }, 3],
      [{ location: 'München' }, 3],
      [{ location: 'Saint Louis' }, 2],
      [{ location: 'Bay Area' }, 4],
      [{ location: 'SF' }, 4],
      [{ location: 'DC' }, 2],
      [{ location: 'Deutschland' }, 4],
      [{ location: 'Bayern' }, 4],
      [{ city: 'Munich' }, 3],
      [{ city: 'NYC', countries: ['US'] }, 7],
      [{ city: 'Saint Louis', state: 'Missouri' }, 2],
      [{ state: 'Bayern', countries: ['DE'] }, 4],
      [{ state: 'Bavaria' }, 4],
      [{ city: 'Munich', countries: ['US'] }, 0],
    ])('%j finds %i', async (filters, count) => {
      const { search } = createSqlSearch(db);
      const { total, facets } = await search({ query: '', filters, facets: true, offset: 0, limit: 1 });
      expect(total).toBe(count);
      if (!('countries' in filters) && total > 0)
        expect(facets?.country.reduce((sum, value) => sum + value.count, 0)).toBe(count);
    });
  });

  test('need two letters or digits', async () => {
    for (const typed of ['', 'a', ' a ', '%', '__', '!!']) expect(await display(typed)).toEqual([]);
  });

  test('lead to as many jobs as they say, where the country is known', async () => {
    const { search } = createSqlSearch(db);
    const all = await Promise.all(
      ['austin', 'texas', 'tx', '787', 'munchen', 'san'].map((q) => suggestPlaces(db, { q })),
    );
    for (const { count, city, state, zip, country } of all.flat()) {
      const parts = Object.entries({ city, state, zip, countries: country && [country] }).filter(
        ([, part]) => part !== null,
      );
      const { total } = await search({ query: '', filters: Object.fromEntries(parts), offset: 0, limit: 1 });
      expect(total).toBe(count);
    }
  });
});

describeDatabases('place counts', (open) => {
  const anyJob = fc.subarray([
    aPlace({ city: 'Austin', postalCode: '78701' }),
    aPlace({ city: 'Austin', postalCode: '78702' }),
    aPlace({ city: 'Dallas' }),
    inGermany('Berlin', 'BE'),
    aPlace({ city: null, state: null }),
  ]);

  test('are exact after any sequence of jobs that open, move and close', async () => {
    const { db } = await open();
    const steps = fc.array(fc.tuple(fc.nat({ max: 4 }), anyJob), { maxLength: 12 });
    const property = fc.asyncProperty(steps, async (moves) => {
      await db.deleteFrom('places').execute();
      const jobs: Place[][] = [[], [], [], [], []];
      for (const [job, places] of moves) {
        await adjustPlaceCounts(db, { added: [places], removed: [jobs[job] ?? []] });
        jobs[job] = places;
      }
      const expected = new Map<string, number>();
      for (const key of jobs.flatMap(placeKeysOf)) expected.set(key, (expected.get(key) ?? 0) + 1);
      const rows = await db.selectFrom('places').select(['key', 'open_jobs']).execute();
      expect(new Map(rows.map((row) => [row.key, row.open_jobs]))).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 40 });
  });
});

describeServer('place counts changed by several transactions at once', (open) => {
  test('neither block each other for ever nor lose a job', async () => {
    const { db } = await open();
    const cities = ['Austin', 'Boston', 'Chicago', 'Dallas', 'El Paso'];
    const shuffled = (start: number) =>
      cities.map((_, index) => aPlace({ city: cities[(index + start) % cities.length] ?? '' }));
    await Promise.all(
      Array.from({ length: 40 }, (_, start) =>
        db.transaction().execute((trx) => adjustPlaceCounts(trx, { added: [shuffled(start)], removed: [] })),
      ),
    );
    const rows = await db.selectFrom('places').select('open_jobs').where('kind', '=', 'city').execute();
    expect(rows.map((row) => row.open_jobs)).toEqual([40, 40, 40, 40, 40]);
  });
});
