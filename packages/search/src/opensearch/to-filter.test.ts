import { expect, test } from 'vitest';
import { allOf, anyOf, token } from '../expression.ts';
import { toFilter } from './to-filter.ts';

const term = (lexeme: string) => ({ term: { lexemes: lexeme } });

test('an expression becomes filters, whatever signs its lexemes hold', () => {
  expect(toFilter(token('a*" AND ?\\'))).toEqual(term('a*" AND ?\\'));
  expect(toFilter({ kind: 'prefix', prefix: 'T/c*' })).toEqual({ prefix: { lexemes: 'T/c*' } });
  expect(toFilter(allOf([token('a'), { kind: 'not', of: token('b') }]))).toEqual({
    bool: { filter: [term('a')], must_not: [term('b')] },
  });
  expect(toFilter({ kind: 'atLeast', figure: 'payTop', value: 5 })).toEqual({
    range: { pay_top: { gte: 5 } },
  });
});

test('thousands of lexemes of which one must be there are one clause', () => {
  const lexemes = Array.from({ length: 3_000 }, (_, number) => `G/${number}`);
  expect(toFilter(anyOf(lexemes.map(token)))).toEqual({ terms: { lexemes } });
  expect(toFilter(anyOf([...lexemes.map(token), { kind: 'jobs', ids: [7] }]))).toEqual({
    bool: { should: [{ terms: { lexemes } }, { terms: { job: [7] } }], minimum_should_match: 1 },
  });
});

test('all of nothing is everything, and any of nothing is nothing', () => {
  expect(toFilter(allOf([]))).toEqual({ match_all: {} });
  expect(toFilter(anyOf([]))).toEqual({ match_none: {} });
  expect(toFilter({ kind: 'jobs', ids: [] })).toEqual({ match_none: {} });
});
