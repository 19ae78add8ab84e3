import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const page = (body: string) => ({ status: 200, headers: {}, body, etag: body, compressed: new Map() });

function createCache(maxCharacters = 1_000) {
  const clock = { ms: 0 };
  return { clock, cache: new PageCache({ ttlMs: 100, maxCharacters, now: () => clock.ms }) };
}

test('a page is kept for its time and no longer', () => {
  const { cache, clock } = createCache();
  cache.set('/', page('home'));
  clock.ms = 99;
  expect(cache.get('/')?.body).toBe('home');
  clock.ms = 100;
  expect(cache.get('/')).toBeUndefined();
});

test('asking for a page does not make it last longer', () => {
  const { cache, clock } = createCache();
  cache.set('/', page('home'));
  clock.ms = 60;
  cache.get('/');
  clock.ms = 120;
  expect(cache.get('/')).toBeUndefined();
});

test('when room is short the pages asked for longest ago leave', () => {
  const { cache } = createCache(30);
  cache.set('/a', page('x'.repeat(8)));
  cache.set('/b', page('x'.repeat(8)));
  cache.set('/c', page('x'.repeat(8)));
  cache.get('/a');
  cache.set('/d', page('x'.repeat(8)));
  expect(['/a', '/b', '/c', '/d'].filter((address) => cache.get(address))).toEqual(['/a', '/c', '/d']);
});

test('a page set again takes the room of the one before', () => {
  const { cache } = createCache(30);
  cache.set('/a', page('old'));
  for (let round = 0; round < 20; round += 1) cache.set('/b', page('x'.repeat(8)));
  expect(cache.get('/a')?.body).toBe('old');
  cache.set('/a', page('new'));
  expect(cache.get('/a')?.body).toBe('new');
});

test('a page larger than all the room is not kept', () => {
  const { cache } = createCache(30);
  cache.set('/a', page('x'.repeat(100)));
  expect(cache.get('/a')).toBeUndefined();
  cache.set('/b', page('small'));
  expect(cache.get('/b')?.body).toBe('small');
});
