import { LIMITS } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { toCompanyRules, toJobRules } from './card-rules.ts';
import { findGuestFault, hides, keyOfAll, parseRules, toHideQuery, toWordRule } from './hidden-rules.ts';
import { toHiddenLines } from './hidden-lines.ts';
import { aRule } from './testing/a-rule.ts';

const cook = { id: 7, title: 'Cook', company: 'Acme', company_key: 'lever:acme', alike: [] };

test('a card says what it can be hidden by, and hides by that alone', () => {
  const [job, company] = [...toJobRules(cook), ...toCompanyRules(cook)] as const;
  if (!job || !company) throw new Error('A card makes no rules');
  expect([job.label, company.label]).toEqual(['Cook at Acme', 'Acme']);
  expect(toJobRules({ ...cook, company: null })[0]?.label).toBe('Cook');
  const openings = toJobRules({ ...cook, alike: [{ id: 8 }, { id: 9 }] });
  expect(openings.map((rule) => [rule.value, rule.label])).toEqual([
    ...['7', '8', '9'].map((id) => [id, 'Cook at Acme']),
  ]);
  const sister = { ...cook, id: 8 };
  const other = { ...sister, company_key: 'lever:other' };
  expect([cook, sister, other].map((one) => hides(job, one))).toEqual([true, false, false]);
  expect([cook, sister, other].map((one) => hides(company, one))).toEqual([true, true, false]);
  expect(hides(aRule('word', 'cook'), cook)).toBe(false);
});

test.each([
  ['  -Sales,  lead ', 'Sales lead'],
  ['sales -lead', 'sales lead'],
  ['part-time', 'part-time'],
  [' , - ', null],
])('%j is hidden as %j', (typed, value) => {
  expect(toWordRule(typed)?.value ?? null).toBe(value);
});

test('a guest’s rules travel as the API takes them', () => {
  const rules = [aRule('word', 'sales lead'), aRule('job', '7'), aRule('word', 'night'), aRule('job', '9')];
  expect(toHideQuery(rules)).toEqual({ hide_words: 'sales lead,night', hide_jobs: '7,9' });
  expect(toHideQuery([])).toEqual({});
});

test('sets of rules are told apart whatever their order and case', () => {
  const [sales, job] = [aRule('word', 'sales'), aRule('job', '7')];
  expect(keyOfAll([job, aRule('word', 'SALES')])).toBe(keyOfAll([sales, job]));
  expect(keyOfAll([sales])).not.toBe(keyOfAll([job]));
  expect(keyOfAll([])).toBe('');
});

test('a device keeps so many, and no more than fits into an address', () => {
  const many = (count: number, word = 'w') =>
    Array.from({ length: count }, (_, at) => aRule('word', `${word}${at}`));
  expect(findGuestFault(many(LIMITS.guestHidden.word), 'word')).toBeNull();
  const full = findGuestFault(many(LIMITS.guestHidden.word + 1), 'word');
  expect(full).toBe('This device keeps no more hidden words. Show some again, or log in to hide more.');
  expect(findGuestFault(many(LIMITS.guestHidden.word + 1), 'job')).toBeNull();
  expect(findGuestFault(many(21, 'ж'.repeat(20)), 'word')).toBe(full);
});

test('what lies in the storage and is no rule is left out', () => {
  const rule = aRule('company', 'lever:acme');
  const nonsense = [null, 7, {}, { ...rule, kind: 'colour' }, { ...rule, value: '' }, { ...rule, id: 'x' }];
  expect(parseRules(JSON.stringify([...nonsense, rule]))).toEqual([rule]);
  for (const text of [null, '', '{', '{}', 'null']) expect(parseRules(text)).toEqual([]);
});

test('what hid jobs of a search stands in lines, jobs together, the one that hid most first', () => {
  const rules = [
    aRule('word', 'Sales'),
    aRule('job', '7'),
    aRule('company', 'lever:acme'),
    aRule('job', '9'),
  ];
  const hidden = {
    total: 1_240,
    rules: [
      { kind: 'company' as const, value: 'lever:acme', count: 1_200 },
      { kind: 'word' as const, value: 'sales', count: 1 },
      { kind: 'job' as const, value: '7', count: 1 },
      { kind: 'job' as const, value: '9', count: 1 },
      { kind: 'word' as const, value: 'gone meanwhile', count: 4 },
      ...[21, 22, 23].map((id) => ({ kind: 'job' as const, value: String(id), count: 1 })),
      { kind: 'job' as const, value: '31', count: 1 },
    ],
  };
  const seen = { viewed: new Set([7, 21, 22, 23, 31]), applied: new Set([31]) };
  const lines = toHiddenLines(hidden, rules, seen);
  expect(lines.map(({ text, rules: of, seen: kind }) => [text, of.length, kind])).toEqual([
    ['1,200 postings by company lever:acme', 1, undefined],
    ['3 viewed jobs', 0, 'viewed'],
    ['2 jobs', 2, undefined],
    ['1 posting by word “Sales”', 1, undefined],
    ['1 job you applied to', 0, 'applied'],
  ]);
});
