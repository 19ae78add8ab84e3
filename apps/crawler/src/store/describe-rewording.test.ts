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

test('changes far apart are both kept, with a mark for the lines between them', () => {
  const between = Array.from({ length: 400 }, (_, index) => `Line ${index} that nobody touched.`);
  const toText = (pay: string, days: string) => ['Intro', pay, ...between, days, 'End'].join('\n');
  expect(describeRewording(toText('Pay: $1', '5 days'), toText('Pay: $2', '4 days'))).toEqual({
    before: 'Intro\nPay: $1\nLine 0 that nobody touched.\n…\nLine 399 that nobody touched.\n5 days\nEnd',
    after: 'Intro\nPay: $2\nLine 0 that nobody touched.\n…\nLine 399 that nobody touched.\n4 days\nEnd',
  });
});

test('a line that moved is taken out in one place and put in at the other', () => {
  expect(describeRewording('Benefits\na\nb\nc\nd\ne', 'a\nb\nc\nd\ne\nBenefits')).toEqual({
    before: 'Benefits\na\n…\ne',
    after: 'a\n…\ne\nBenefits',
  });
});

test('texts of thousands of lines without one in common are compared quickly', () => {
  const lines = (name: string) => Array.from({ length: 4_000 }, (_, index) => `${name} ${index}`).join('\n');
  const { before, after } = describeRewording(lines('was'), lines('is'));
  expect([before.slice(0, 5), after.slice(0, 4)]).toEqual(['was 0', 'is 0']);
});
