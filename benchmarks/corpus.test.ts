import { createSqlSearch } from '@firsthand/search';
import { createTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { generateJobs } from './corpus/generate-jobs.ts';
import { makeSearches } from './corpus/searches.ts';
import { loadCorpus } from './corpus.ts';
import { formatTable, percentile } from './measure.ts';

function take(seed: number, count: number) {
  const jobs = generateJobs(seed);
  return Array.from({ length: count }, () => jobs.next().value);
}

test('the corpus is the same for the same seed and another for another', () => {
  expect(take(1, 20)).toEqual(take(1, 20));
  expect(take(1, 1)).not.toEqual(take(2, 1));
});

test('jobs are of the size and variety of real ones', () => {
  const jobs = take(1, 1_000);
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const bytes = mean(jobs.map((job) => job.descriptionText.length));
  const distinct = mean(jobs.map((job) => new Set(job.descriptionText.split(' ')).size));
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes).toBeLessThan(2_800);
  expect(distinct).toBeGreaterThan(120);
  expect(distinct).toBeLessThan(220);
  expect(new Set(jobs.map((job) => job.places[0]?.country)).size).toBe(8);
});

test('a loaded corpus can be searched', async () => {
  const { db, drop } = await createTestDatabase();
  await loadCorpus(db, { count: 1_500, seed: 1 });
  const { search } = createSqlSearch(db);
  expect(await search({ query: '', filters: {}, offset: 0, limit: 1 })).toMatchObject({ total: 1_500 });
  const found = await Promise.all(makeSearches(1).map(search));
  // Searches that find nothing cost nothing, and would make the figures look better than they are.
  expect(found.filter(({ total }) => total > 0).length).toBeGreaterThan(100);
  await drop();
});

test('a percentile is the value that so many times do not pass', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(times, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
});

test('a table has its columns under each other', () => {
  expect(
    formatTable([
      ['store', 'ms'],
      ['PGlite', '1'],
    ]),
  ).toBe('store   ms\n------  --\nPGlite  1');
});
