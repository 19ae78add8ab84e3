import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('fold makes the spellings of a name equal', () => {
  expect([' Saint-Étienne ', 'SAINT ETIENNE', 'saint.etienne'].map(fold)).toEqual(
    Array(3).fill('saint etienne'),
  );
  expect(fold('München')).toBe(fold('munchen'));
});
