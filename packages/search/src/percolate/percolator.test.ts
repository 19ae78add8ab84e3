import { expect, test } from 'vitest';
import { toIndexed } from '../bitmap/direct-index.ts';
import { aDocument } from '../testing/a-document.ts';
import type { SearchDocument } from '../document.ts';
import { countFrequencies } from './frequencies.ts';
import { Percolator, type SavedRequest } from './percolator.ts';

const DAY_SECONDS = 86_400;
const NOW = Date.UTC(2026, 0, 10) / 1_000;

const job = (jobId: number, overrides: Partial<SearchDocument> = {}) =>
  toIndexed({ ...aDocument(overrides), jobId });
const asks = (query: string, filters: SavedRequest['filters'] = {}): SavedRequest => ({ query, filters });

function createPercolator(searches: Record<string, SavedRequest>, sample = [job(1)]): Percolator<string> {
  const percolator = new Percolator<string>(countFrequencies(sample));
  for (const [search, request] of Object.entries(searches)) percolator.set(search, request);
  return percolator;
}

/** `search: job` for each match. */
function match(percolator: Percolator<string>, jobs: readonly ReturnType<typeof job>[], now = NOW): string[] {
  return Array.from(percolator.match(jobs, now))
    .flat()
    .flatMap(({ searches, jobs: found }) =>
      searches.flatMap((search) => found.map((id) => `${search}: ${id}`)),
    )
    .sort();
}

test('days are counted back from the moment of matching', () => {
  const percolator = createPercolator({ week: asks('engineer', { postedWithinDays: 7 }) });
  const posted = job(1, {
    publishedAt: new Date((NOW - 3 * DAY_SECONDS) * 1_000),
    firstSeenAt: new Date(NOW * 1_000),
  });
  expect(match(percolator, [posted])).toEqual(['week: 1']);
  expect(match(percolator, [posted], NOW + 4 * DAY_SECONDS)).toEqual(['week: 1']);
  expect(match(percolator, [posted], NOW + 4 * DAY_SECONDS + 1)).toEqual([]);
});

test('a batch ends nowhere: the first and the last of many jobs are found', () => {
  const percolator = createPercolator({ all: asks(''), nurses: asks('nurse') });
  const jobs = Array.from({ length: 97 }, (_, index) =>
    job(index + 1, index % 32 === 31 || index === 96 ? { title: 'Nurse' } : {}),
  );
  const found = match(percolator, jobs);
  expect(found.filter((line) => line.startsWith('nurses')).sort()).toEqual(
    [32, 64, 96, 97].map((id) => `nurses: ${id}`),
  );
  expect(found).toHaveLength(97 + 4);
});

test('a search that is replaced asks for the new alone, and one that is taken out for nothing', () => {
  const percolator = createPercolator({ a: asks('nurse'), b: asks('nurse') });
  percolator.set('a', asks('engineer'));
  expect(match(percolator, [job(1)])).toEqual(['a: 1']);
  percolator.set('a', asks('engineer'));
  expect(match(percolator, [job(1), job(2, { title: 'Nurse' })])).toEqual(['a: 1', 'b: 2']);
  percolator.delete('a');
  percolator.delete('a');
  expect(percolator.has('a')).toBe(false);
  expect(match(percolator, [job(1), job(2, { title: 'Nurse' })])).toEqual(['b: 2']);
});

test('searches that ask for the same are looked at once, however they are written', () => {
  const percolator = createPercolator({
    a: asks('red engine', { countries: ['US', 'DE'] }),
    b: asks('Engines red', { countries: ['de', 'us'] }),
  });
  expect(percolator.status()).toMatchObject({ searches: 2, plans: 1 });
});

test('a job is held against those alone that it has the rarest lexeme of', () => {
  const sample = [...Array.from({ length: 9 }, (_, index) => job(index)), job(9, { title: 'Data Welder' })];
  const percolator = createPercolator(
    { rare: asks('data welder'), common: asks('data'), negative: asks('-data') },
    sample,
  );
  expect(percolator.status()).toMatchObject({ plans: 3, unanchored: 1 });
  expect(match(percolator, [job(1)])).toEqual(['common: 1']);
  expect(match(percolator, [job(1, { title: 'Data Welder' })])).toEqual(['common: 1', 'rare: 1']);
});

test('what no job can fit finds nothing, and can be taken out', () => {
  const percolator = createPercolator({ signs: asks('!!!'), place: asks('', { location: '???' }) });
  expect(match(percolator, [job(1)])).toEqual([]);
  expect(percolator.status()).toMatchObject({ searches: 2, plans: 0 });
  percolator.delete('signs');
  expect(percolator.status().searches).toBe(1);
});

test('thousands of words cost their own number, once for all that write them', () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index}`);
  const without = asks(words.map((word) => `-${word}`).join(' '));
  const all = asks(words.join(' '));
  const any = asks(words.join(' OR '));
  const percolator = createPercolator({ without, all, any });
  const once = percolator.status().conditions;
  expect(once).toBeLessThan(4 * words.length);
  for (let copy = 0; copy < 20; copy++) {
    percolator.set(`without${copy}`, asks(`${without.query} -copy${copy}`));
    percolator.set(`all${copy}`, all);
    percolator.set(`any${copy}`, asks(`${any.query} OR copy${copy}`));
  }
  expect(percolator.status().conditions).toBeLessThan(once + 6 * 20);
  const found = match(percolator, [job(1), job(2, { title: 'word7 copy3' })]);
  expect(found.filter((line) => line.endsWith(': 1'))).toHaveLength(21);
  expect(found.filter((line) => line.endsWith(': 2'))).toHaveLength(21);
});
