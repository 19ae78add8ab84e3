import { expect, test } from 'vitest';
import type { Expression } from './expression.ts';
import { inTitle, ofOccupation, ofSeniority } from './lexemes.ts';
import { toSearchPlan, understandQuery } from './search-plan.ts';
import type { SearchFilters, SearchRequest } from './search.ts';

type Asked = Omit<SearchRequest, 'offset' | 'limit'>;

const plan = (query: string, others: Partial<Asked> = {}) =>
  toSearchPlan({ query, filters: {}, now: 1_700_000_000, ...others });

/** Whether a job with these lexemes fits the expression. */
const holds = (expression: Expression, lexemes: readonly string[]): boolean => {
  switch (expression.kind) {
    case 'token':
      return lexemes.includes(expression.lexeme);
    case 'prefix':
      return lexemes.some((lexeme) => lexeme.startsWith(expression.prefix));
    case 'all':
      return expression.of.every((one) => holds(one, lexemes));
    case 'any':
      return expression.of.some((one) => holds(one, lexemes));
    case 'not':
      return !holds(expression.of, lexemes);
    default:
      return false;
  }
};

const NURSE = ofOccupation('registered-nurse');
/** In the title and, as everything there, anywhere. */
const titled = (...stems: string[]) => stems.flatMap((stem) => [inTitle(stem), stem]);

const isFound = (query: string, lexemes: readonly string[], filters: SearchFilters = {}) => {
  const { terms = [], restrictions = [] } = plan(query, { filters }) ?? {};
  return [...terms, ...restrictions].every((one) => holds(one, lexemes));
};

/** The boost of such a job, in days. */
const boostOf = (query: string, lexemes: readonly string[]) =>
  (plan(query)?.tiers.find(({ within }) => holds(within, lexemes))?.boostSeconds ?? 0) / 86_400;

test('nothing can be found by signs alone, and everything by nothing', () => {
  expect(plan('!!!')).toBeUndefined();
  expect(plan('')).toMatchObject({ terms: [], restrictions: [], tiers: [] });
});

test('an occupation finds whatever its title says in another language, and not whoever mentions it', () => {
  expect(isFound('nurse', [NURSE])).toBe(true);
  expect(isFound('nurse', titled('nurse'))).toBe(true);
  expect(isFound('nurse', ['nurse'])).toBe(false);
  expect(isFound('nurse', [ofOccupation('welder')])).toBe(false);
});

test('a field of work finds all that are of it', () => {
  expect(isFound('nursing', [NURSE, ofOccupation('nursing')])).toBe(true);
});

test('a word beside the occupation must be there, wherever', () => {
  expect(isFound('nurse wonderer', [NURSE])).toBe(false);
  expect(isFound('nurse wonderer', [NURSE, 'wonder'])).toBe(true);
});

test('a word behind a minus must not be there', () => {
  expect(isFound('nurse -travel', [NURSE])).toBe(true);
  expect(isFound('nurse -travel', [NURSE, 'travel'])).toBe(false);
});

test('a filter in words narrows as one that was chosen, and keeps titles that say it', () => {
  expect(isFound('remote welder', [ofOccupation('welder')])).toBe(false);
  expect(isFound('remote welder', [ofOccupation('welder'), 'MODE=remote'])).toBe(true);
  expect(isFound('remote welder', [ofOccupation('welder'), ...titled('remot')])).toBe(true);
});

test.each(['jobs in LA', 'nurse in DE', 'jobs in OR', 'jobs in ME'])(
  '“%s” narrows by its place, though the letters are a small word as well',
  (query) => expect(isFound(query, [NURSE, 'P=us/ny/new york/'])).toBe(false),
);

test('the first tiers have the work of the wished level, then the work as it was named, then the work', () => {
  const named = titled('nurse');
  const boosts = [
    boostOf('senior nurse', [NURSE, ...named, ofSeniority('senior')]),
    boostOf('senior nurse', [NURSE, ofSeniority('senior')]),
    boostOf('senior nurse', [NURSE, ...named]),
    boostOf('senior nurse', [NURSE]),
    boostOf('senior nurse', named),
    boostOf('senior nurse', ['nurse']),
  ];
  expect(boosts).toEqual([...boosts].sort((a, b) => b - a));
  expect(new Set(boosts).size).toBe(boosts.length);
});

test.each([
  'nurse',
  'senior nurse',
  'java developer',
  'math teacher',
  'nurse wonderer',
  'wonderer',
  'big wonderer',
])('the tiers of “%s” stand in order of what they add', (query) => {
  const boosts = plan(query)?.tiers.map(({ boostSeconds }) => boostSeconds) ?? [];
  expect(boosts.length).toBeGreaterThan(0);
  expect(boosts).toEqual([...boosts].sort((a, b) => b - a));
});

test('who sorts otherwise has no tiers', () => {
  expect(plan('nurse', { sort: 'newest' })?.tiers).toEqual([]);
  expect(plan('nurse', { sort: { by: 'pay', currency: 'usd' } })).toMatchObject({
    tiers: [],
    payCurrency: 'USD',
  });
});

test('what is literal or must not be understood is not', () => {
  expect(understandQuery({ query: 'nurse', filters: {} })).toHaveLength(1);
  expect(understandQuery({ query: 'nurse', filters: {}, literal: true })).toEqual([]);
  expect(understandQuery({ query: 'nurse', filters: {}, notUnderstood: ['occupation'] })).toEqual([]);
  expect(understandQuery({ query: '!!!', filters: {} })).toEqual([]);
});

test('hiding a word that finds nothing hides nothing', () => {
  expect(plan('nurse', { hide: [{ kind: 'word', value: '!!!' }] })?.hiding?.rules).toEqual([
    { kind: 'any', of: [] },
  ]);
});
