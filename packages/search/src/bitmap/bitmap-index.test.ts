import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLexemes, toRankAt, type SearchDocument } from '../document.ts';
import { allOf, anyOf, token } from '../expression.ts';
import { toSearchPlan } from '../search-plan.ts';
import type { SearchRequest } from '../search.ts';
import { anyDocument, anyRequest } from '../testing/any-search.ts';
import { searchByRule } from '../testing/oracle.ts';
import { BitmapIndex } from './bitmap-index.ts';
import { loadRoaring } from './roaring.ts';
import type { IndexedDocument } from './segment.ts';

const Roaring = await loadRoaring();
const IDS = 300;

const toIndexed = (document: SearchDocument): IndexedDocument => ({
  id: document.jobId,
  rankAt: toRankAt(document),
  lexemes: [...toLexemes(document)],
});

function searchIndex(index: BitmapIndex, { offset, limit, ...request }: SearchRequest) {
  const plan = toSearchPlan(request);
  return plan === undefined ? { total: 0, ids: [] } : index.search(plan, { offset, limit });
}

/** What may happen between two searches. */
type Step =
  | { kind: 'apply'; documents: SearchDocument[]; removed: number[] }
  | { kind: 'maintain'; times: number }
  | { kind: 'compact' }
  | { kind: 'reload' };

const anyStored = fc
  .record({ jobId: fc.integer({ min: 1, max: IDS }), document: anyDocument })
  .map(({ jobId, document }): SearchDocument => ({ ...document, jobId }));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      documents: fc.uniqueArray(anyStored, { maxLength: 60, selector: ({ jobId }) => jobId }),
      removed: fc.array(fc.integer({ min: 1, max: IDS }), { maxLength: 8 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('maintain' as const), times: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compact' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
);

test('whatever comes, goes and is merged, it answers by the rule', () => {
  let found = 0;
  const property = fc.property(
    fc.array(fc.tuple(anyStep, anyRequest), { minLength: 4, maxLength: 14 }),
    (steps) => {
      let index = new BitmapIndex(Roaring);
      const kept = new Map<number, SearchDocument>();
      for (const [step, request] of steps) {
        if (step.kind === 'apply') {
          const removed = step.removed.filter((id) => step.documents.every(({ jobId }) => jobId !== id));
          index.apply(step.documents.map(toIndexed), removed);
          for (const id of removed) kept.delete(id);
          for (const document of step.documents) kept.set(document.jobId, document);
        } else if (step.kind === 'maintain') {
          for (let times = 0; times < step.times; times++) index.maintain();
        } else if (step.kind === 'compact') {
          for (const pause of index.compact()) expect(pause).toBeUndefined();
        } else {
          const stored = index.store();
          index.dispose();
          index = new BitmapIndex(Roaring, stored);
        }
        const expected = searchByRule([...kept.values()], request);
        if (expected.total > 0) found++;
        expect(searchIndex(index, request)).toEqual(expected);
        expect(index.status().documents).toBe(kept.size);
      }
      index.dispose();
    },
  );
  fc.assert(property, { numRuns: 150 });
  // The generated requests would prove nothing if hardly any of them found a job.
  expect(found).toBeGreaterThan(100);
});

test('what is taken out or replaced while it is merged stays so afterwards', () => {
  const index = new BitmapIndex(Roaring);
  const document = (id: number, lexeme: string) => ({ id, rankAt: id, lexemes: [lexeme] });
  const many = Array.from({ length: 30_000 }, (_, id) => document(id, 'old'));
  index.apply(many.slice(0, 16_000), []);
  index.apply(many.slice(16_000), []);
  expect(index.maintain()).toBe(true);
  index.apply([document(5, 'new')], [6, 20_000]);
  let steps = 0;
  while (index.maintain()) steps += 1;
  expect(steps).toBeGreaterThan(1);
  const count = (lexeme: string) =>
    index.search({ terms: [token(lexeme)], restrictions: [], tiers: [] }, { offset: 0, limit: 0 }).total;
  expect([count('old'), count('new')]).toEqual([29_997, 1]);
  expect(index.status()).toMatchObject({ documents: 29_998, dead: 3, segments: 2 });
  index.dispose();
});

test('a page may lie anywhere, also deep among jobs of one second', () => {
  const index = new BitmapIndex(Roaring);
  const documents = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    rankAt: Math.floor(id / 900),
    lexemes: id % 3 === 0 ? ['word', 't/word'] : ['word'],
  }));
  index.apply(documents.slice(0, 4_000), []);
  index.apply(documents.slice(4_000), []);
  const plan = {
    terms: [token('word')],
    restrictions: [],
    tiers: [{ boostSeconds: 2, within: token('t/word'), impliesTerms: true }],
  };
  const virtual = ({ id, rankAt }: IndexedDocument) => rankAt + (id % 3 === 0 ? 2 : 0);
  const expected = [...documents].sort((a, b) => virtual(b) - virtual(a) || a.id - b.id).map(({ id }) => id);
  for (const offset of [0, 1, 255, 256, 257, 300, 900, 1_799, 2_500, 4_990, 5_000, 9_999]) {
    const { total, ids } = index.search(plan, { offset, limit: 20 });
    expect({ offset, total, ids }).toEqual({
      offset,
      total: 5_000,
      ids: expected.slice(offset, offset + 20),
    });
  }
  index.dispose();
});

test('exclusions and facets', () => {
  const index = new BitmapIndex(Roaring);
  index.apply(
    [
      { id: 1, rankAt: 1, lexemes: ['cook', 'night', 'source=lever'] },
      { id: 2, rankAt: 2, lexemes: ['cook', 'source=lever'] },
    ],
    [],
  );
  index.apply([{ id: 3, rankAt: 3, lexemes: ['cook', 'day', 'source=dover'] }], []);
  index.apply([{ id: 4, rankAt: 4, lexemes: ['baker', 'source=dover'] }], []);
  const search = (...restrictions: Parameters<typeof allOf>[0]) =>
    index.search({ terms: [], restrictions, tiers: [] }, { offset: 0, limit: 9 }).ids;
  const not = (of: ReturnType<typeof token>) => ({ kind: 'not' as const, of });
  expect(search(token('cook'), not(token('night')))).toEqual([3, 2]);
  expect(search(not(token('cook')))).toEqual([4]);
  expect(search(not(anyOf([token('night'), token('day')])))).toEqual([4, 2]);
  expect(search(not(not(token('day'))))).toEqual([3]);
  expect(search(allOf([]))).toEqual([4, 3, 2, 1]);
  expect(search(anyOf([]))).toEqual([]);
  expect(search(not(allOf([])))).toEqual([]);
  index.apply([], [1]);
  const counts = index.countByPrefix({ terms: [token('cook')], restrictions: [], tiers: [] }, 'source=');
  expect([...counts].sort()).toEqual([
    ['source=dover', 1],
    ['source=lever', 1],
  ]);
  index.dispose();
});
