import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdDictionary, openDictionary, readDictionaryFile, type Dictionary } from '../dictionary.ts';
import { readTitle } from '../read-title.ts';
import { gatherDictionary } from './gather-dictionary.ts';

const CONCEPTS = `
# Fields of work
kitchen-work | Kitchen work | Hospitality & Food
  en: ?kitchen

cook | Cook | Hospitality & Food
  under: kitchen-work
  from: isco 5120
  en: cook, line cook, server
  de: Koch, -koch
  fr: chef@fr

waiter | Waiter | Hospitality & Food
  en: waiter, server, night auditor

registered-nurse | Registered nurse | Healthcare
  en: nurse, RN, night nurse, server

pastry-cook | Pastry cook | Hospitality & Food
  under: cook, waiter
  en: front desk cook, commercial airline cook, cook of four whole words
`;

const LISTS = [
  'waiter\ten\tESCO\thotel waiter',
  'waiter\ten\tESCO\tbusboy',
  'waiter\ten\tESCO\tnurse',
  'waiter\tpl\tESCO\tkelner',
  'waiter\ten\tESCO\tperson who brings food to tables',
  'waiter\ten\tESCO\tRN',
  '',
].join('\n');

// The other tests of this process read the whole dictionary.
let whole: Dictionary;
let tiny: Dictionary;
beforeAll(() => {
  whole = openDictionary();
  tiny = readDictionaryFile(Buffer.from(gatherDictionary([CONCEPTS], [LISTS])));
  holdDictionary(tiny);
});
afterAll(() => holdDictionary(whole));

const idsOf = (key: string) => tiny.find(key).map(({ occupation }) => occupation.id);

test('holds each occupation with all it is a kind of, and which of that is work itself', () => {
  expect([...tiny.occupations.keys()]).toEqual([
    'kitchen-work',
    'cook',
    'waiter',
    'registered-nurse',
    'pastry-cook',
  ]);
  expect(tiny.occupations.get('cook')).toEqual({
    ...{ id: 'cook', label: 'Cook', category: 'Hospitality & Food' },
    ...{ line: ['cook', 'kitchen-work'], kindOf: [] },
  });
  expect(tiny.occupations.get('pastry-cook')).toMatchObject({
    line: ['pastry-cook', 'cook', 'kitchen-work', 'waiter'],
    kindOf: ['cook', 'waiter'],
  });
});

test.each([
  ['kitchen', { text: 'kitchen', isForQueries: true }],
  ['koch', { text: 'Koch', language: 'de', isEnding: true }],
  ['chef', { text: 'chef', language: 'fr', isOfItsLanguage: true }],
  ['rn', { text: 'RN', isInCapitals: true }],
  [
    'nurse',
    { text: 'nurse', isForQueries: false, isInCapitals: false, isOfItsLanguage: false, isEnding: false },
  ],
])('reads the sign of “%s”', (key, label) => expect(tiny.find(key)).toMatchObject([label]));

test('the sign of a longer word’s end does not part it from the word alone', () => {
  expect(readTitle('Schiffskoch', 'de').map(({ id }) => id)).toEqual(['cook']);
  expect(readTitle('Koch', 'de').map(({ id }) => id)).toEqual(['cook']);
  expect(readTitle('Cookbook', 'en')).toEqual([]);
});

test('a label means at most two occupations', () => {
  expect(idsOf('server')).toEqual(['cook', 'waiter']);
});

test('an English label is found joined, apart and with a hyphen', () => {
  const [folder, front] = ['x | X | Healthcare\n  en: frontend maker, web site maker', 'front end maker'];
  const made = readDictionaryFile(Buffer.from(gatherDictionary([folder], [])));
  holdDictionary(tiny);
  for (const key of [front, 'frontend maker', 'website maker', 'web site maker'])
    expect(made.find(key)).toHaveLength(1);
});

test('labels of more than four words are left out', () => {
  expect(idsOf('cook of four whole words')).toEqual([]);
  expect(tiny.longest('cook')).toBe(1);
});

test('a label that says no more than a shorter one is left out, where only its own work is meant', () => {
  expect(idsOf('line cook')).toEqual(['cook']);
  const [plain, other] = [
    'a | A | Healthcare\n  en: pilot, commercial airline pilot',
    'commercial airline pilot',
  ];
  const made = readDictionaryFile(Buffer.from(gatherDictionary([plain], [])));
  holdDictionary(tiny);
  expect(made.find(other)).toEqual([]);
  expect(idsOf('commercial airline cook')).toEqual(['pastry-cook']);
});

test('when it is done is no part of the work, unless another work is called so', () => {
  expect(idsOf('night nurse')).toEqual([]);
  expect(idsOf('night auditor')).toEqual(['waiter']);
});

test('of lists only what tells something new is taken, and what is written by hand goes before them', () => {
  expect(idsOf('busboy')).toEqual(['waiter']);
  expect(idsOf('hotel waiter')).toEqual([]);
  expect(idsOf('nurse')).toEqual(['registered-nurse']);
  expect(idsOf('rn')).toEqual(['registered-nurse']);
  expect(idsOf('kelner')).toEqual([]);
  expect(idsOf('person who brings food to table')).toEqual([]);
});

test.each<[why: string, concepts: string, list: string, error: string]>([
  ['an occupation twice', 'a | A | Healthcare\n\na | A | Healthcare', '', 'The occupation a is there twice'],
  ['a parent that is missing', 'a | A | Healthcare\n  under: b', '', 'There is no occupation b'],
  ['a list of no occupation', 'a | A | Healthcare', 'b\ten\tESCO\tbaker', 'There is no occupation b'],
  ['a category of no kind', 'a | A | Magic', '', 'The occupation a has no category that there is: Magic'],
  [
    'a line of no language',
    'a | A | Healthcare\n  xx: a',
    '',
    'The occupation a has a line that says nothing',
  ],
])('%s is an error', (_why, concepts, list, error) => {
  try {
    expect(() => gatherDictionary([concepts], [list])).toThrow(error);
  } finally {
    holdDictionary(tiny);
  }
});

test('occupations that are kinds of each other end', () => {
  const file = gatherDictionary(['a | A | Healthcare\n  under: b\nb | B | Healthcare\n  under: a'], []);
  holdDictionary(tiny);
  expect(readDictionaryFile(Buffer.from(file)).occupations.get('a')?.line).toEqual(['a', 'b']);
});
