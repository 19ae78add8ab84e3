import type { SearchResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

const at = (city: string | null, state: string | null, country: string, postalCode: string | null = null) =>
  aPlace({ text: city ?? '', city, state, country, postalCode });

describeStore('jobs near a place', (open) => {
  let api: FastifyInstance;

  beforeAll(async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { source: 'lever', board: 'acme' });
    await crawlPostings(db, board, [
      aPosting({ title: 'Austin', places: [at('Austin', 'TX', 'US')] }),
      // 27 km north of it.
      aPosting({ title: 'Round Rock', places: [at('Round Rock', 'TX', 'US', '78664')] }),
      aPosting({ title: 'San Antonio', places: [at('San Antonio', 'TX', 'US')] }),
      aPosting({ title: 'Austin, MN', places: [at('Austin', 'MN', 'US')] }),
      aPosting({ title: 'Two places', places: [at('Seattle', 'WA', 'US'), at('Austin', 'TX', 'US')] }),
      aPosting({ title: 'Windsor', places: [at('Windsor', 'ON', 'CA')] }),
      aPosting({ title: 'Detroit', places: [at('Detroit', 'MI', 'US')] }),
      aPosting({ title: 'By its code', places: [at(null, null, 'DE', '10115')] }),
      aPosting({ title: 'Potsdam', places: [at('Potsdam', 'BB', 'DE')] }),
      aPosting({ title: 'Anywhere', places: [] }),
    ]);
    api = await openApi(database);
  });

  const ask = (parameters: Record<string, string>) =>
    api.inject(`/v1/api/requisitions/search?${new URLSearchParams(parameters).toString()}`);
  const find = async (parameters: Record<string, string>) => {
    const answer = await ask(parameters);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, total } = answer.json<SearchResponse>();
    expect(total).toBe(data.length);
    return data.map(({ title }) => title).sort();
  };

  test.each<[Record<string, string>, string[]]>([
    [{ near: 'Austin, TX', country: 'US' }, ['Austin', 'Round Rock', 'Two places']],
    [{ near: 'austin', country: 'us', radius_km: '10' }, ['Austin', 'Two places']],
    [{ near: 'Austin, Minnesota', country: 'US', radius_km: '200' }, ['Austin, MN']],
    [
      { near: '78701', country: 'US', radius_km: '130' },
      ['Austin', 'Round Rock', 'San Antonio', 'Two places'],
    ],
    [{ near: 'Potsdam', country: 'DE' }, ['By its code', 'Potsdam']],
    [{ near: 'Berlin', country: 'DE', radius_km: '1' }, ['By its code']],
    [{ near: 'Detroit', country: 'US' }, ['Detroit']],
    [{ near: 'Detroit', country: 'CA,US' }, ['Detroit', 'Windsor']],
    [{ near: 'Honolulu', country: 'US' }, []],
    [{ near: 'Austin', country: 'US', q: 'round' }, ['Round Rock']],
  ])('%o', async (parameters, expected) => {
    expect(await find(parameters)).toEqual(expected);
  });

  test('a postal code finds the jobs of its town, whatever their own code', async () => {
    expect(await find({ zip: '78701' })).toEqual(['Austin', 'Two places']);
    expect(await find({ zip: '78664', country: 'US' })).toEqual(['Round Rock']);
    expect(await find({ zip: '10115', country: 'DE' })).toEqual(['By its code']);
    expect(await find({ zip: '78701', state: 'MN' })).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [{ near: 'Austin' }, 'The field “near” needs a country as well, such as country=US.'],
    [
      { near: 'Nowhereville', country: 'US' },
      'The field “near” names "Nowhereville", and no such place is known (United States).',
    ],
    [
      { near: 'Paris', country: 'NL,SE' },
      'The field “near” names "Paris", and no such place is known (Netherlands or Sweden).',
    ],
    [
      { near: 'SW1A 1AA', country: 'GB' },
      'The field “near” holds a postal code, and those of United Kingdom are not known; name a city instead.',
    ],
    [{ radius_km: '10', country: 'US' }, 'The field “radius_km” needs near, such as a city.'],
  ])('%o is refused in words', async (parameters, error) => {
    const answer = await ask(parameters);
    expect({ status: answer.statusCode, ...answer.json<object>() }).toEqual({ status: 400, error });
  });

  test('takes radii from 1 to 200 kilometres', async () => {
    for (const radius of ['0.5', '201', 'x', '-1'])
      expect((await ask({ near: 'Austin', country: 'US', radius_km: radius })).statusCode, radius).toBe(400);
    for (const radius of ['1', '200', '12.5', ''])
      expect((await ask({ near: 'Austin', country: 'US', radius_km: radius })).statusCode, radius).toBe(200);
  });
});
