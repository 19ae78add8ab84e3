import { aPlace } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { toRolePlaces } from './role-places.ts';

const inTowns = (...towns: string[]) => towns.map((city) => aPlace({ city, text: city }));

test('one place is named in full, however many postings are there', () => {
  expect(toRolePlaces([], 3)).toBeNull();
  expect(toRolePlaces(inTowns('Austin', 'Austin'), 3)).toBe('Austin, TX, United States');
});

test('of several the first are named by their towns and the rest are counted', () => {
  expect(toRolePlaces(inTowns('Austin', 'Dallas'), 3)).toBe('2 places: Austin and Dallas');
  expect(toRolePlaces(inTowns('Austin', 'Dallas', 'Tulsa'), 3)).toBe('3 places: Austin, Dallas and Tulsa');
  const twelve = inTowns('Austin', 'Dallas', 'Tulsa', ...Array.from('abcdefghi'));
  expect(toRolePlaces(twelve, 3)).toBe('12 places: Austin, Dallas, Tulsa and 9 more');
});

test('towns of one name are told apart, and what names no town keeps its words', () => {
  const portlands = [aPlace({ city: 'Portland', state: 'OR' }), aPlace({ city: 'Portland', state: 'ME' })];
  const anywhere = aPlace({ city: null, state: null, country: null, text: 'EMEA' });
  expect(toRolePlaces([...portlands, anywhere], 3)).toBe(
    '3 places: Portland, OR, United States; Portland, ME, United States and EMEA',
  );
});
