import { expect, test } from 'vitest';
import { Beginnings } from './beginnings.ts';

function listBeginnings(beginnings: Beginnings<string>, word: string): string[] {
  const found: string[] = [];
  beginnings.visit(word, (value) => found.push(value));
  return found;
}

test('a word finds all of its beginnings, itself included', () => {
  const beginnings = new Beginnings<string>();
  for (const word of ['e', 'eng', 'engineer', 'engineers', 'end']) beginnings.set(word, word);
  expect(listBeginnings(beginnings, 'engineer')).toEqual(['e', 'eng', 'engineer']);
  expect(listBeginnings(beginnings, 'nurse')).toEqual([]);
  expect(beginnings.get('eng')).toBe('eng');
  expect(beginnings.get('en')).toBeUndefined();
});

test('one that is taken out leaves those before and behind it', () => {
  const beginnings = new Beginnings<string>();
  for (const word of ['e', 'eng', 'engine']) beginnings.set(word, word);
  beginnings.delete('eng');
  beginnings.delete('absent');
  expect(listBeginnings(beginnings, 'engineer')).toEqual(['e', 'engine']);
  beginnings.delete('engine');
  beginnings.delete('e');
  expect(listBeginnings(beginnings, 'engineer')).toEqual([]);
});
