import { describe, expect, test } from 'vitest';
import { moveTo, sortStages } from './stage-path.ts';
import type { StageReached } from './stages.repository.ts';

const SAVED: StageReached = { stage: 'saved', on: '2026-01-01' };
const APPLIED: StageReached = { stage: 'applied', on: '2026-01-02' };
const INTERVIEW: StageReached = { stage: 'interview', on: '2026-01-10' };
const REJECTED: StageReached = { stage: 'rejected', on: '2026-01-20' };
const TODAY = '2026-02-01';

test('stages stand in the order in which they are reached', () => {
  expect(sortStages([REJECTED, APPLIED, INTERVIEW, SAVED])).toEqual([SAVED, APPLIED, INTERVIEW, REJECTED]);
});

describe('a move', () => {
  test.each<[string, StageReached[], Parameters<typeof moveTo>[1], StageReached[]]>([
    [
      'forward is dated today',
      [APPLIED],
      { stage: 'offer', on: null },
      [APPLIED, { stage: 'offer', on: TODAY }],
    ],
    ['can name its day', [APPLIED], { stage: 'interview', on: '2026-01-10' }, [APPLIED, INTERVIEW]],
    [
      'on the day of the stage before is fine',
      [APPLIED],
      { stage: 'offer', on: APPLIED.on },
      [APPLIED, { stage: 'offer', on: APPLIED.on }],
    ],
    [
      'back takes a slip back with the day it had',
      [SAVED, APPLIED, INTERVIEW],
      { stage: 'applied', on: null },
      [SAVED, APPLIED],
    ],
    [
      'to the same stage changes its day',
      [APPLIED, INTERVIEW],
      { stage: 'interview', on: '2026-01-11' },
      [APPLIED, { stage: 'interview', on: '2026-01-11' }],
    ],
    [
      'from rejected to withdrawn leaves one of them',
      [APPLIED, REJECTED],
      { stage: 'withdrawn', on: null },
      [APPLIED, { stage: 'withdrawn', on: TODAY }],
    ],
    [
      'from nothing known begins the way',
      [],
      { stage: 'applied', on: null },
      [{ stage: 'applied', on: TODAY }],
    ],
  ])('%s', (_name, stages, next, expected) => {
    expect(moveTo(stages, next, TODAY)).toEqual(expected);
  });

  test('without a day is never before the stage before, which may be tomorrow by our clock', () => {
    const applied: StageReached = { stage: 'applied', on: '2026-02-02' };
    expect(moveTo([applied], { stage: 'interview', on: null }, TODAY)).toEqual([
      applied,
      { stage: 'interview', on: '2026-02-02' },
    ]);
  });

  test('to a day before the stage before is refused', () => {
    expect(() => moveTo([APPLIED], { stage: 'interview', on: '2026-01-01' }, TODAY)).toThrow(
      'The field “stage_on” cannot be before 2026-01-02, the day of the stage "applied".',
    );
  });
});
