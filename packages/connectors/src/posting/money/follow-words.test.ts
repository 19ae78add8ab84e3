import type { Pay } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { followWords } from './follow-words.ts';

const aPay = (changes: Partial<Pay> = {}): Pay => ({
  ...{ min: null, max: null, currency: 'USD', period: 'year', origin: 'field', sentence: null },
  ...changes,
});

describe('pay whose figures and words disagree', () => {
  test.each([
    [
      'a range beside its upper end',
      { max: 137_000 },
      '119000.00 To 137000.00 (USD) Annually',
      [119_000, 137_000],
    ],
    ['another range', { min: 40_000, max: 50_000 }, '$52,000 - $61,000 per year', [52_000, 61_000]],
    ['no currency and no period', { max: 90_000 }, '70000 To 90000', [70_000, 90_000]],
    ['one amount beside another', { min: 60_000, max: 60_000 }, '$64,000', [64_000, 64_000]],
  ])('follows the words: %s', (_name, figures, words, [min, max]) => {
    const pay = followWords(aPay(figures), words, 'US');
    expect(pay).toMatchObject({ min, max, origin: 'text', sentence: words, currency: 'USD', period: 'year' });
    expect(pay.overruled).toBeDefined();
  });

  test('keeps what the figures said', () => {
    const pay = followWords(aPay({ max: 137_000 }), '119000.00 To 137000.00 (USD) Annually', 'US');
    expect(pay.overruled).toBe('up to $137,000 a year');
  });

  test.each([
    ['they agree', { min: 119_000, max: 137_000 }, '119000.00 To 137000.00 (USD) Annually'],
    [
      'they agree on an end that is open',
      { max: 43.46, period: 'hour' as const },
      '0.00 To 43.46 (USD) Hourly',
    ],
    ['they agree in words of a ceiling', { max: 43.46, period: 'hour' as const }, 'Up to $43.46 / hr'],
    ['the words are of another unit of time', { min: 60_000, max: 70_000 }, '$28.85 - $33.65 per hour'],
    ['the words are in another currency', { min: 60_000, max: 70_000 }, '£48,000 - £56,000 a year'],
    ['the words hold several ranges', { min: 60_000, max: 70_000 }, '$62,000 - $72,000 or $70,000 - $80,000'],
    ['the words are of other money', { min: 100_000, max: 120_000 }, 'with a sign-on bonus of $10,000'],
    [
      'the amount is where the range begins',
      { min: 20, max: 25, period: 'hour' as const },
      'From $20 an hour',
    ],
    ['the words hold no amount', { min: 60_000, max: 70_000 }, 'Depends on experience'],
    ['the number is no pay', { min: 60_000, max: 70_000 }, '401k, 40 hours a week'],
  ])('keeps the figures when %s', (_name, figures, words) => {
    expect(followWords(aPay(figures), words, 'US')).toEqual(aPay(figures));
  });
});
