import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRewording } from './describe-rewording.ts';

test('keeps the lines that differ with a line around them', () => {
  const before = ['About us', 'You cook.', 'Full-time.', 'Apply soon.', 'Thanks.'].join('\n');
  const after = ['About us', 'You cook.', 'Part-time.', 'Apply soon.', 'Thanks.'].join('\n');
  expect(describeRewording(before, after)).toEqual({
    before: 'You cook.\nFull-time.\nApply soon.',
    after: 'You cook.\nPart-time.\nApply soon.',
  });
});

test('a text that came or went leaves the other side empty', () => {
  expect(describeRewording('', 'You cook.')).toEqual({ before: '', after: 'You cook.' });
  expect(describeRewording('You cook.', '')).toEqual({ before: 'You cook.', after: '' });
});

test('a repeated line is not counted from both ends', () => {
  expect(describeRewording('a\na', 'a\na\na')).toEqual({ before: 'a', after: 'a\na' });
});

test('however long two different texts are, little is kept, and never half a character', () => {
  const long = fc
    .array(fc.constantFrom('🍕', 'word ', '\n'), { maxLength: 9_000 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(long, long, (before, after) => {
      const kept = describeRewording(before, after);
      for (const text of [kept.before, kept.after]) {
        expect(text.length).toBeLessThanOrEqual(6_000);
        expect(text.isWellFormed()).toBe(true);
      }
      if (before !== after && before.length < 6_000 && after.length < 6_000)
        expect(kept.before).not.toBe(kept.after);
    }),
    { numRuns: 60 },
  );
});
