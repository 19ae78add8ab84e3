import { expect, test } from 'vitest';
import { createOurs } from './finding/engines/ours.ts';
import { listDocuments } from './finding/documents/list-documents.ts';
import { summarize } from './finding/figures.ts';
import { FLOORS } from './finding/floors.ts';
import { RELEVANT } from './finding/judge.ts';
import { judge, measureFinding } from './finding/measure-finding.ts';
import { KINDS, LANGUAGES, listQueries, toHalf } from './finding/queries/read-queries.ts';

const HALVES = ['seen', 'unseen'] as const;

const documents = listDocuments();
const judgements = judge(listQueries(), documents);
const ours = await createOurs([...documents.values()].map(({ document }) => document));
const measured = await measureFinding(ours, judgements);
await ours.close();

const ofHalf = (half: 'seen' | 'unseen') => measured.filter(({ query }) => toHalf(query) === half);

test.each(HALVES)('the %s half finds as well as it did', (half) => {
  const figures = summarize(ofHalf(half));
  const floors = FLOORS[half];
  for (const name of ['ndcg', 'precision', 'recall', 'alertPrecision', 'exactKept'] as const)
    expect(figures[name], name).toBeGreaterThanOrEqual(floors[name]);
  for (const name of ['failing', 'empty'] as const)
    expect(figures[name], name).toBeLessThanOrEqual(floors[name]);
});

test.each(HALVES)('the %s half has over 110 queries, some of each kind and language', (half) => {
  const queries = ofHalf(half).map(({ query }) => query);
  expect(queries.length).toBeGreaterThan(110);
  for (const kind of KINDS)
    expect(
      queries.some((query) => query.kind === kind),
      kind,
    ).toBe(true);
  for (const language of LANGUAGES)
    expect(queries.filter((query) => query.language === language).length, language).toBeGreaterThan(10);
});

test('over 350 titles are labelled by hand beside those of the demo', () => {
  const numbers = [...documents.keys()];
  expect(numbers.filter((id) => id > 100_000).length).toBeGreaterThan(350);
  expect(numbers.filter((id) => id <= 100_000).length).toBeGreaterThan(5_000);
});

test('each query is asked once, names known occupations, and has something to be found', () => {
  const known = new Set([...documents.values()].map(({ occupation }) => occupation));
  const asked = judgements.map(({ query: { query, language, country } }) =>
    [query, language, country].join(),
  );
  expect(new Set(asked).size).toBe(asked.length);
  for (const { query, grades } of judgements) {
    for (const { of } of query.sought)
      if (of.by === 'occupation') expect(known, query.query).toContain(of.occupation);
    expect(
      [...grades.values()].some((grade) => grade >= RELEVANT),
      query.query,
    ).toBe(true);
  }
});
