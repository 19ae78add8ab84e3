import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { allOf, anyOf, token } from '../expression.ts';
import { toSearchPlan } from '../search-plan.ts';
import { toNothing } from '../facets.ts';
import { aPlan } from '../testing/a-plan.ts';
import type { SearchRequest } from '../search.ts';
import { anyDocument, anyRequest, PARITY_TIMES } from '../testing/any-search.ts';
import { searchByRule } from '../testing/oracle.ts';
import { toIndexed } from './direct-index.ts';
import { BitmapIndex } from './bitmap-index.ts';
import { loadRoaring } from './roaring.ts';
import type { IndexedDocument } from './segment.ts';

const Roaring = await loadRoaring();
const IDS = 300;
const PAGE = { offset: 0, limit: 10 };

/** A document of which nothing but its lexemes matters. */
const of = (id: number, lexemes: string[], rankAt = id): IndexedDocument => ({
  id,
  rankAt,
  figures: { postedAt: rankAt, payTop: NaN, role: id, payMiddle: NaN, seenAt: rankAt },
  lexemes,
});

function searchIndex(index: BitmapIndex, { offset, limit, ...request }: SearchRequest) {
  const plan = toSearchPlan(request);
  return plan === undefined ? toNothing(request) : index.search(plan, { offset, limit });
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

test('whatever comes, goes and is merged, it answers by the rule', { timeout: 60_000 * PARITY_TIMES }, () => {
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
        const { documents, cachedBytes } = index.status();
        expect(documents).toBe(kept.size);
        // An answer that tells of parts of bytes does not match its schema.
        expect(cachedBytes % 1).toBe(0);
      }
      index.dispose();
    },
  );
  fc.assert(property, { numRuns: 150 * PARITY_TIMES });
  // The generated requests would prove nothing if hardly any of them found a job.
  expect(found).toBeGreaterThan(100);
});

test('postings of a role that is kept apart are entries of their own, wherever they are held', () => {
  const index = new BitmapIndex(Roaring);
  const ofRole = (id: number, role: number): IndexedDocument => ({
    ...of(id, ['nurse']),
    figures: { postedAt: id, payTop: NaN, role, payMiddle: NaN, seenAt: id },
  });
  index.apply(
    [1, 2, 3, 4, 5].map((id) => ofRole(id, id < 4 ? 77 : 88)),
    [],
  );
  index.apply([ofRole(6, 77), ofRole(7, 99)], []);
  const search = (apart: number[]) => {
    const { total, ids, grouped } = index.search(aPlan({ isGrouped: true, apart }), PAGE);
    return { total, ids, openings: grouped?.openings.map((openings) => openings.length) };
  };
  expect(search([])).toEqual({ total: 3, ids: [7, 6, 5], openings: [1, 4, 2] });
  const apart = { total: 6, ids: [7, 6, 5, 3, 2, 1], openings: [1, 4, 2, 4, 4, 4] };
  expect(search([2])).toEqual(apart);
  expect(search([6, 1])).toEqual(apart);
  expect(search([5]).ids).toEqual([7, 6, 5, 4]);
  expect(search([999]).total).toBe(3);
  index.apply([], [2]);
  expect(search([2]).total).toBe(3);
  index.dispose();
});

test('what is taken out or replaced while it is merged stays so afterwards', () => {
  const index = new BitmapIndex(Roaring);
  const document = (id: number, lexeme: string) => of(id, [lexeme]);
  const many = Array.from({ length: 30_000 }, (_, id) => document(id, 'old'));
  index.apply(many.slice(0, 16_000), []);
  index.apply(many.slice(16_000), []);
  expect(index.maintain()).toBe(true);
  index.apply([document(5, 'new')], [6, 20_000]);
  let steps = 0;
  while (index.maintain()) steps += 1;
  expect(steps).toBeGreaterThan(1);
  const count = (lexeme: string) =>
    index.search(aPlan({ terms: [token(lexeme)] }), { offset: 0, limit: 0 }).total;
  expect([count('old'), count('new')]).toEqual([29_997, 1]);
  expect(index.status()).toMatchObject({ documents: 29_998, dead: 3, segments: 2 });
  index.dispose();
});

test('a page may lie anywhere, also deep among jobs of one second', () => {
  const index = new BitmapIndex(Roaring);
  const documents = Array.from({ length: 5_000 }, (_, id) =>
    of(id, id % 3 === 0 ? ['word', 't/word'] : ['word'], Math.floor(id / 900)),
  );
  index.apply(documents.slice(0, 4_000), []);
  index.apply(documents.slice(4_000), []);
  const plan = aPlan({
    terms: [token('word')],
    tiers: [{ boostSeconds: 2, within: token('t/word'), impliesTerms: true }],
  });
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

test('exclusions', () => {
  const index = new BitmapIndex(Roaring);
  index.apply([of(1, ['cook', 'night']), of(2, ['cook'])], []);
  index.apply([of(3, ['cook', 'day'])], []);
  index.apply([of(4, ['baker'])], []);
  const search = (...restrictions: Parameters<typeof allOf>[0]) =>
    index.search(aPlan({ restrictions }), { offset: 0, limit: 9 }).ids;
  const not = (expression: ReturnType<typeof token>) => ({ kind: 'not' as const, of: expression });
  expect(search(token('cook'), not(token('night')))).toEqual([3, 2]);
  expect(search(not(token('cook')))).toEqual([4]);
  expect(search(not(anyOf([token('night'), token('day')])))).toEqual([4, 2]);
  expect(search(not(not(token('day'))))).toEqual([3]);
  expect(search(allOf([]))).toEqual([4, 3, 2, 1]);
  expect(search(anyOf([]))).toEqual([]);
  expect(search(not(allOf([])))).toEqual([]);
  index.dispose();
});

test('more that is met comes before all that is newer, wherever it is held', () => {
  const index = new BitmapIndex(Roaring);
  const wanted = Array.from({ length: 70 }, (_, n) => `SKILL=${n}`);
  const meeting = (id: number, count: number, rankAt: number) =>
    of(id, ['cook', 'SKILL=other', ...wanted.slice(70 - count)], rankAt);
  const documents = Array.from({ length: 1_500 }, (_, id) => meeting(id, (id * 7) % 71, (id * 13) % 500));
  // As far from the others as a posting that is dated in the year 1.
  documents.push(meeting(1_500, 70, -62_135_596_800), meeting(1_501, 0, 4_000_000_000));
  index.apply(documents.slice(0, 900), []);
  index.apply(documents.slice(900), []);
  index.apply([meeting(8, 3, 9)], [9]);
  const left = [...documents.filter(({ id }) => id !== 8 && id !== 9), meeting(8, 3, 9)];
  const count = ({ lexemes }: IndexedDocument) => lexemes.length;
  const expected = left
    .sort((a, b) => count(b) - count(a) || b.rankAt - a.rankAt || a.id - b.id)
    .map(({ id }) => id);
  const plan = aPlan({ terms: [token('cook')], met: [...wanted.map(token), token('SKILL=none')] });
  expect(index.search(plan, { offset: 0, limit: 2_000 }).ids).toEqual(expected);
  for (const offset of [1, 255, 300, 1_400, 1_501]) {
    const { ids } = index.search(plan, { offset, limit: 20 });
    expect({ offset, ids }).toEqual({ offset, ids: expected.slice(offset, offset + 20) });
  }
  index.dispose();
});

test('a facet of very many values is counted like one of few', () => {
  const index = new BitmapIndex(Roaring);
  const boards = Array.from({ length: 200 }, (_, n) => `BOARD=lever:${String(n).padStart(3, '0')}`);
  index.apply(
    boards.flatMap((board, n) => [
      of(2 * n, ['cook', board]),
      of(2 * n + 1, [n < 30 ? 'cook' : 'baker', board]),
    ]),
    [],
  );
  index.apply([of(1_000, ['cook', 'BOARD=lever:007'])], [0]);
  const plan = toSearchPlan({ query: '', filters: {}, facets: true });
  const { facets } = index.search({ ...plan!, terms: [token('cook')] }, { offset: 0, limit: 0 });
  const expected = [7, ...Array.from({ length: 30 }, (_, n) => n).filter((n) => n !== 7 && n !== 0)];
  expect(facets?.company).toEqual(
    expected
      .slice(0, 20)
      .map((n) => ({ value: `lever:${String(n).padStart(3, '0')}`, count: n === 7 ? 3 : 2 })),
  );
  index.dispose();
});
