import { expect, test } from 'vitest';
import { forgetPartingWords, getPartingWords, sayAtParting } from './parting-words.ts';

test('home finds what was said at parting, until it has been left', () => {
  expect(getPartingWords()).toBeNull();
  sayAtParting('You are signed out everywhere.');
  expect(getPartingWords()).toBe('You are signed out everywhere.');
  expect(getPartingWords()).toBe('You are signed out everywhere.');
  forgetPartingWords();
  expect(getPartingWords()).toBeNull();
});
