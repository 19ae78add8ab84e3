import { expect, test } from 'vitest';
import { parseEditedText, toEditedText } from './answer-text.ts';

test('several choices are edited one to a line', () => {
  const choices = ['Monday', 'Friday'];
  expect(toEditedText(choices)).toBe('Monday\nFriday');
  expect(parseEditedText(' Monday \n\nSunday', choices)).toEqual(['Monday', 'Sunday']);
});

test('one text stays one text, whatever lines it has', () => {
  expect(parseEditedText('First line\nsecond line ', 'before')).toBe('First line\nsecond line');
});

test('an answer of which nothing is left is none', () => {
  expect(parseEditedText('  ', 'before')).toBeNull();
  expect(parseEditedText('\n \n', ['Monday'])).toBeNull();
});
