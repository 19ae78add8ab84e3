import { expect, test } from 'vitest';
import { completeOccupations } from './complete.ts';

const idsOf = (typed: string, most = 5) =>
  completeOccupations(typed, { most }).map(({ occupation }) => occupation.id);

test.each([
  ['nur', 'registered-nurse'],
  ['Nurses', 'registered-nurse'],
  ['registered n', 'registered-nurse'],
  ['software dev', 'developer'],
  ['forklift', 'forklift-driver'],
  ['softwareentw', 'developer'],
  ['krankensch', 'registered-nurse'],
  ['infirmi', 'registered-nurse'],
  ['sjukskö', 'registered-nurse'],
])('“%s” begins a name of %s', (typed, id) => expect(idsOf(typed)).toContain(id));

test('work comes before a field of work', () => {
  const texts = completeOccupations('software', { most: 5 }).map(({ occupation }) => occupation.id);
  expect(texts[0]).toBe('developer');
});

test('each occupation is there once, and no more than were asked for', () => {
  for (const typed of ['a', 'ver', 'in', 'software d', 'manager']) {
    const ids = idsOf(typed, 7);
    expect(ids.length).toBeLessThanOrEqual(7);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('names are given as people read them in English, and in other languages as they are written', () => {
  const [german] = completeOccupations('krankensch', { most: 1 });
  expect(german?.text).toMatch(/^Krankenschwester$/);
  const [english] = completeOccupations('registered n', { most: 1 });
  expect(english?.text).toBe('Registered nurse');
});

test('keeps to a language where one is named', () => {
  expect(completeOccupations('krankensch', { language: 'en', most: 5 })).toEqual([]);
  expect(completeOccupations('krankensch', { language: 'de', most: 5 })).not.toEqual([]);
});

test('nothing and signs complete nothing', () => {
  for (const typed of ['', ' ', '!!!', 'zzzzqq', 'a'.repeat(5_000)]) expect(idsOf(typed)).toEqual([]);
});
