import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

const termsOf = (text: string) => {
  const parsed = parseQuery(text);
  return parsed.kind === 'terms' ? parsed.terms : parsed.kind;
};

test('each word is a term, once, without stop words', () => {
  expect(termsOf('Nurses in the nursing home')).toEqual([[['nurs']], [['home']]]);
});

test('a spelling with a synonym stands for all spellings', () => {
  const nurse = [['rn'], ['regist', 'nurs']];
  expect(termsOf('RN')).toEqual([nurse]);
  expect(termsOf('senior registered nurse')).toEqual([[['senior']], nurse]);
  expect(termsOf('rn registered nurse')).toEqual([nurse]);
  expect(termsOf('registered dietitian')).toEqual([[['regist']], [['dietitian']]]);
});

test('the longest spelling that fits is the one meant', () => {
  expect(termsOf('software development engineer')).toEqual([[['sde'], ['softwar', 'develop', 'engin']]]);
});

test('a query of stop words alone is searched by them', () => {
  expect(termsOf('The Who')).toEqual([[['the']], [['who']]]);
});

test('nothing typed finds everything, signs alone find nothing', () => {
  expect(termsOf('')).toBe('everything');
  expect(termsOf(' \n ')).toBe('everything');
  expect(termsOf('!!! — 🎉')).toBe('nothing');
});
