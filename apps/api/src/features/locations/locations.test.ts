import type { LocationSuggestion } from '@firsthand/contracts';
import { aPlace, aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

describeStore('location search', (open) => {
  let api: FastifyInstance;
  const suggest = async (query: string) => {
    const answer = await api.inject(`/v1/api/location/search?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: LocationSuggestion[] }>().data;
  };

  beforeAll(async () => {
    const { db, database } = await open();
    const inAustin = [aPosting(), aPosting()];
    const inAuburn = aPosting({
      places: [aPlace({ city: 'Auburn', state: 'NSW', country: 'AU', postalCode: '2144' })],
    });
    const inSanFrancisco = aPosting({ places: [aPlace({ city: 'San Francisco', state: 'CA' })] });
    await crawlPostings(db, await insertBoard(db), [...inAustin, inAuburn, inSanFrancisco]);
    api = await openApi(database);
  });

  test('suggests places where we hold jobs, with how many', async () => {
    expect(await suggest('q=aus&country=US')).toEqual([
      expect.objectContaining({ type: 'city', city: 'Austin', state: 'TX', country: 'US', count: 2 }),
    ]);
  });

  test('looks in the given country only, however it is written', async () => {
    expect((await suggest('q=au&country=au')).map(({ city }) => city)).toContain('Auburn');
    expect((await suggest('q=auburn&country=US')).map(({ city }) => city)).not.toContain('Auburn');
    expect((await suggest('q=auburn&country=')).map(({ city }) => city)).toContain('Auburn');
  });

  test('finds postal codes and states', async () => {
    expect((await suggest('q=2144')).map(({ type, zip }) => [type, zip])).toContainEqual(['zip', '2144']);
    expect((await suggest('q=texas')).map(({ type, state }) => [type, state])).toContainEqual([
      'state',
      'TX',
    ]);
  });

  test('forgives a typo', async () => {
    expect((await suggest('q=san%20fransisco')).map(({ city }) => city)).toEqual(['San Francisco']);
  });

  test('says nothing to fewer than two characters, or to none that are letters', async () => {
    expect(await suggest('q=a')).toEqual([]);
    expect(await suggest('q=%20a%20')).toEqual([]);
    expect(await suggest('q=')).toEqual([]);
    expect(await suggest('q=%25%25%25')).toEqual([]);
    expect(await suggest('q=__')).toEqual([]);
  });

  test('gives the fields of the contract and none beside', async () => {
    const [place] = await suggest('q=austin');
    expect(Object.keys(place!).sort()).toEqual(
      ['city', 'count', 'country', 'display', 'state', 'type', 'zip'].sort(),
    );
  });

  test('gives at most eight suggestions', async () => {
    const { db, database } = await open();
    const places = Array.from('abcdefghijkl', (letter) => aPlace({ city: `Springfield ${letter}` }));
    await crawlPostings(db, await insertBoard(db), [aPosting({ places })]);
    const answer = await (await openApi(database)).inject('/v1/api/location/search?q=springfield');
    expect(answer.json<{ data: unknown[] }>().data).toHaveLength(8);
  });
});
