import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test('stem joins the forms of an English word and leaves other words alone', () => {
  expect(['nurses', 'nursing', 'engineering', 'engineer', 'k8s', 'инженеры'].map(stem)).toEqual([
    'nurse',
    'nursing',
    'engin',
    'engin',
    'k8s',
    'инженеры',
  ]);
  expect(['constructor', '__proto__', ''].map(stem)).toEqual(['constructor', '__proto__', '']);
});

test.each([
  ['programmer', 'program'],
  ['accountants', 'accounts'],
  ['developers', 'development'],
  ['nurses', 'nursing'],
  ['manager', 'management'],
  ['intern', 'internal'],
  ['internal', 'international'],
  ['mechanic', 'mechanical'],
  ['customer', 'custom'],
  ['operator', 'operations'],
  ['marketing', 'market'],
  ['engine', 'engineer'],
])('%s is not %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));

test.each([
  ['programmers', 'programmer'],
  ['nurses', 'nurse'],
  ['managers', 'manager'],
  ['managing', 'management'],
])('%s is %s', (one, other) => expect(stem(one)).toBe(stem(other)));

test('stem gives the same answer after any number of other words', () => {
  const before = stem('responsibilities');
  for (let n = 0; n < 250_000; n++) stem(`w${n}`);
  expect(stem('responsibilities')).toBe(before);
});
