import { describe, expect, test } from 'vitest';
import { completeEnd } from '../testing/fake-connectors.ts';
import { EMPTY_CONFIRMATION_MS, judgeReading, type ReadingFacts } from './judge-reading.ts';

const now = new Date('2026-02-01T08:00:00Z');
const facts = (overrides: Partial<ReadingFacts> = {}): ReadingFacts => ({
  end: completeEnd,
  listed: 10,
  detailGone: 0,
  unreadable: 0,
  unreadableBefore: 0,
  open: 12,
  missing: 2,
  agreedToClose: 0,
  emptySince: null,
  now,
  ...overrides,
});
const empty = { listed: 0, open: 12, missing: 12 };
const longAgo = new Date(now.getTime() - EMPTY_CONFIRMATION_MS);

describe('judgeReading', () => {
  test('a complete reading closes what it did not list', () => {
    expect(judgeReading(facts())).toMatchObject({ outcome: 'complete', closeMissing: true, closeGone: true });
  });

  test.each([
    ['half of a board', { open: 60, missing: 30 }, false],
    ['more than half of it', { open: 60, missing: 31 }, true],
    ['most of a small board', { open: 20, missing: 19 }, false],
    ['all of a board, twice seen empty', { listed: 0, open: 60, missing: 60, emptySince: longAgo }, true],
    ['as much as an admin agreed to', { open: 60, missing: 31, agreedToClose: 31 }, false],
    ['more than an admin agreed to', { open: 60, missing: 32, agreedToClose: 31 }, true],
  ])('closing %s', (_name, overrides, isHeld) => {
    const verdict = judgeReading(facts(overrides));
    expect(verdict).toMatchObject({ closeMissing: !isHeld, failure: isHeld ? 'held' : null });
    expect(verdict.outcome).toBe(isHeld ? 'incomplete' : 'complete');
  });

  test('a 304 closes nothing that is missing from its empty stream', () => {
    const verdict = judgeReading(facts({ ...empty, end: { ...completeEnd, unchanged: true } }));
    expect(verdict).toMatchObject({ outcome: 'unchanged', closeMissing: false });
  });

  test('an incomplete reading closes nothing and says why', () => {
    const end = { ...completeEnd, complete: false, incompleteReason: 'page 3 of 7 is missing' };
    expect(judgeReading(facts({ end }))).toMatchObject({
      outcome: 'incomplete',
      closeMissing: false,
      failure: 'incomplete',
      message: 'page 3 of 7 is missing',
    });
  });

  test.each([
    ['the first empty answer', { ...empty }],
    ['an empty answer for one single posting', { listed: 0, open: 1, missing: 1 }],
    ['a second one soon after', { ...empty, emptySince: new Date(longAgo.getTime() + 1) }],
    [
      'an empty answer that proves nothing',
      { ...empty, emptySince: longAgo, end: { ...completeEnd, emptyIsProof: false } },
    ],
    [
      'a list whose rows are all unreadable',
      { ...empty, unreadable: 12, unreadableBefore: 12, emptySince: longAgo },
    ],
    ['new rows without an id', { unreadable: 1 }],
    ['vanished details of most of the list', { detailGone: 6, listed: 5 }],
  ])('%s closes nothing', (_, overrides) => {
    const verdict = judgeReading(facts(overrides));
    expect(verdict).toMatchObject({ outcome: 'incomplete', closeMissing: false });
    expect(verdict.message).not.toBeNull();
  });

  test('the same empty answer hours later closes, when empty is proof', () => {
    expect(judgeReading(facts({ ...empty, emptySince: longAgo }))).toMatchObject({
      outcome: 'complete',
      closeMissing: true,
    });
  });

  test('an empty board of which we hold nothing is complete', () => {
    expect(judgeReading(facts({ listed: 0, open: 0, missing: 0 }))).toMatchObject({
      outcome: 'complete',
      message: null,
    });
    const end = { ...completeEnd, emptyIsProof: false };
    expect(judgeReading(facts({ listed: 0, open: 0, missing: 0, end })).message).toContain('does not exist');
  });

  test('rows without an id that were always there do not hinder closing', () => {
    expect(judgeReading(facts({ unreadable: 2, unreadableBefore: 2 })).closeMissing).toBe(true);
  });

  test('a few vanished details close those postings even when the list is incomplete', () => {
    const end = { ...completeEnd, complete: false, incompleteReason: 'cut off' };
    expect(judgeReading(facts({ end, detailGone: 2 }))).toMatchObject({
      closeGone: true,
      closeMissing: false,
    });
  });

  test('mass vanishing of details closes none of them', () => {
    expect(judgeReading(facts({ detailGone: 6, listed: 5 })).closeGone).toBe(false);
  });
});
