import { expect, test } from 'vitest';
import { forgetFarewell, getFarewell, setFarewell } from './farewell.ts';

test('home finds what was said at parting, until it has been left', () => {
  expect(getFarewell()).toBeNull();
  setFarewell('You are signed out everywhere.');
  expect(getFarewell()).toBe('You are signed out everywhere.');
  expect(getFarewell()).toBe('You are signed out everywhere.');
  forgetFarewell();
  expect(getFarewell()).toBeNull();
});
