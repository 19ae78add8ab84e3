import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, type WordChange } from './diff-words.ts';

const sideOf = (changes: WordChange[], side: 'removed' | 'added') =>
  changes
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');

test('tells the words that went from those that came', () => {
  expect(diffWords('You cook very well.', 'You bake well.')).toEqual([
    { kind: 'same', text: 'You ' },
    { kind: 'removed', text: 'cook very ' },
    { kind: 'added', text: 'bake ' },
    { kind: 'same', text: 'well.' },
  ]);
  expect(diffWords('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
  expect(diffWords('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
});

test('either text can be read back from the changes, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '🍕'), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = diffWords(before, after);
      expect([sideOf(changes, 'removed'), sideOf(changes, 'added')]).toEqual([before, after]);
    }),
  );
});

test('texts longer than what is compared are still whole', () => {
  const [before, after] = ['old '.repeat(3_000), 'new '.repeat(3_000)];
  const changes = diffWords(before, after);
  expect([sideOf(changes, 'removed'), sideOf(changes, 'added')]).toEqual([before, after]);
});
