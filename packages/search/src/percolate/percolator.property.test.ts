import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toIndexed } from '../bitmap/direct-index.ts';
import type { SearchDocument } from '../document.ts';
import { anyDocument, anyRequest, PARITY_TIMES } from '../testing/any-search.ts';
import { searchByRule } from '../testing/oracle.ts';
import type { SearchRequest } from '../search.ts';
import { countFrequencies } from './frequencies.ts';
import { Percolator } from './percolator.ts';

const JOBS = 150;
const SEARCHES = 2_000 * PARITY_TIMES;
const NOW = Date.UTC(2026, 2, 1) / 1_000;

const seed = Math.floor(Math.random() * 2 ** 30);
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, offset: number) =>
  fc.sample(arbitrary, { seed: seed + offset, numRuns });
const documents = sample(anyDocument, JOBS, 0).map((document, index): SearchDocument => ({
  ...document,
  jobId: index + 1,
}));
const indexed = documents.map(toIndexed);
// The rest of the request says how results are shown.
const requests = sample(anyRequest, SEARCHES, 1).map(
  ({ query, prefix, literal, notUnderstood, filters, hide }): SearchRequest => ({
    ...{ query, prefix, literal, notUnderstood, filters, hide, now: NOW, offset: 0, limit: JOBS },
  }),
);

/** Of each search the jobs it finds, in the order of their ids. */
function percolate(percolator: Percolator<number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const batch of percolator.match(indexed, NOW)) {
    for (const { searches, jobs } of batch)
      for (const search of searches) found.set(search, [...(found.get(search) ?? []), ...jobs]);
  }
  return found;
}

function expectRule(percolator: Percolator<number>, kept: ReadonlyMap<number, SearchRequest>): number {
  const found = percolate(percolator);
  for (const [search, request] of kept) {
    const ids = searchByRule(documents, request).ids.sort((a, b) => a - b);
    expect({ seed, request, ids: found.get(search) ?? [] }).toEqual({ seed, request, ids });
  }
  for (const search of found.keys()) expect(kept.has(search), `search ${search} is gone`).toBe(true);
  return found.size;
}

test(
  'what percolation finds is what the search finds, while searches come, change and go',
  { timeout: 60_000 * PARITY_TIMES },
  () => {
    const percolator = new Percolator<number>(countFrequencies(indexed));
    const kept = new Map<number, SearchRequest>();
    const put = (search: number, request: SearchRequest) => {
      percolator.set(search, request);
      kept.set(search, request);
    };
    requests.forEach((request, search) => put(search, request));
    // The generated searches would prove nothing if hardly any of them found a job.
    expect(expectRule(percolator, kept)).toBeGreaterThan(SEARCHES / 4);

    requests.slice(0, SEARCHES / 2).forEach((request, index) => {
      if (index % 3 === 0) put(SEARCHES - 1 - index, request);
      if (index % 3 === 1) kept.delete(index);
      if (index % 3 === 1) percolator.delete(index);
    });
    expect(expectRule(percolator, kept)).toBeGreaterThan(SEARCHES / 5);

    for (const search of kept.keys()) percolator.delete(search);
    expect(percolator.status()).toEqual({ searches: 0, plans: 0, conditions: 0, unanchored: 0 });
  },
);

test('which lexemes are frequent changes nothing but the work', () => {
  const some = new Map(requests.slice(0, 400).entries());
  const known = new Percolator<number>(countFrequencies(indexed));
  const unknown = new Percolator<number>(countFrequencies([]));
  const wrong = new Percolator<number>({ ofLexeme: () => 1, ofBeginning: () => 0 });
  for (const percolator of [known, unknown, wrong]) {
    for (const [search, request] of some) percolator.set(search, request);
    expectRule(percolator, some);
  }
});
