import { expect, test } from 'vitest';
import { toLanguageText } from './to-language-text.ts';

test.each([
  ['de', 'In German'],
  ['fr-CA', 'In French'],
  ['sv_SE', 'In Swedish'],
  ['en', null],
  ['en-GB', null],
  [null, null],
])('of a posting in %s is said: %s', (language, text) => expect(toLanguageText({ language })).toBe(text));
