import { describe, expect, test } from 'vitest';
import { scheduleNext as schedule, type ScheduleOptions, type ScheduleState } from './schedule-next.ts';

const HOUR = 3_600;
const options = { random: () => 0.5 };
const state = (overrides: Partial<ScheduleState> = {}): ScheduleState => ({
  intervalSeconds: HOUR,
  failuresInARow: 0,
  lastSuccessAt: new Date('2026-01-01'),
  ...overrides,
});
const report = (overrides: Partial<Parameters<typeof scheduleNext>[1]> = {}) => ({
  outcome: 'complete' as const,
  created: 0,
  changed: 0,
  closed: 0,
  reopened: 0,
  detailsLeft: 0,
  retryAfterSeconds: null,
  requests: 1,
  ...overrides,
});
/** Of a board with open postings. */
const scheduleNext = (
  board: ScheduleState,
  given: Parameters<typeof schedule>[1],
  how: ScheduleOptions,
  now: Partial<Parameters<typeof schedule>[2]> = {},
) => schedule(board, given, { life: 'alive', openJobs: 10, ...now }, how);

describe('scheduleNext', () => {
  test('a board is hourly after its first reading, however much that found', () => {
    const next = scheduleNext(state({ lastSuccessAt: null }), report({ created: 500 }), options);
    expect(next).toMatchObject({ intervalSeconds: HOUR, failuresInARow: 0, waitSeconds: HOUR });
  });

  test('changing boards come down to 15 minutes and quiet ones go up to 6 hours', () => {
    let board = state();
    for (let index = 0; index < 10; index += 1) {
      board = { ...board, ...scheduleNext(board, report({ changed: 1 }), options) };
    }
    expect(board.intervalSeconds).toBe(15 * 60);
    for (let index = 0; index < 20; index += 1) {
      board = { ...board, ...scheduleNext(board, report({ outcome: 'unchanged' }), options) };
    }
    expect(board.intervalSeconds).toBe(6 * HOUR);
  });

  test('failing boards back off, doubling, up to a day whatever the chance', () => {
    const waits = [0, 1, 2, 3, 4, 10, 50].map(
      (failuresInARow) =>
        scheduleNext(state({ failuresInARow }), report({ outcome: 'failed' }), options).waitSeconds,
    );
    expect(waits).toEqual([2, 4, 8, 16, 24, 24, 24].map((hours) => hours * HOUR));
    const unlucky = scheduleNext(state({ failuresInARow: 9 }), report({ outcome: 'failed' }), {
      random: () => 1,
    });
    expect(unlucky.waitSeconds).toBe(24 * HOUR);
  });

  test('a success forgets the failures', () => {
    expect(scheduleNext(state({ failuresInARow: 7 }), report(), options).failuresInARow).toBe(0);
  });

  test('a wait that the host asks for is kept, within reason', () => {
    const limited = (retryAfterSeconds: number) =>
      scheduleNext(state(), report({ outcome: 'failed', retryAfterSeconds }), options).waitSeconds;
    expect(limited(30)).toBe(2 * HOUR);
    expect(limited(5 * HOUR)).toBe(5 * HOUR);
    expect(limited(30 * HOUR)).toBe(30 * HOUR);
    expect(limited(1_000_000_000)).toBe(72 * HOUR);
  });

  test('a reading without proof is repeated sooner at first and less often later', () => {
    const wait = (failuresInARow: number) =>
      scheduleNext(state({ failuresInARow }), report({ outcome: 'incomplete' }), options).waitSeconds;
    expect(wait(0)).toBe(HOUR / 2);
    expect(wait(2)).toBeGreaterThan(HOUR);
    expect(wait(30)).toBe(6 * HOUR);
  });

  test('details that were left are fetched soon', () => {
    expect(scheduleNext(state(), report({ detailsLeft: 25, created: 15 }), options).waitSeconds).toBe(300);
  });

  test('an interrupted crawl is due at once', () => {
    expect(scheduleNext(state(), report({ outcome: 'abandoned' }), options).waitSeconds).toBe(0);
  });

  test('a fixed interval replaces the habits but not the back-off', () => {
    const fixed = { ...options, intervalOverrideSeconds: 60 };
    expect(scheduleNext(state(), report(), fixed).waitSeconds).toBe(60);
    expect(scheduleNext(state(), report({ detailsLeft: 3 }), fixed).waitSeconds).toBe(60);
    expect(scheduleNext(state(), report({ outcome: 'failed' }), fixed).waitSeconds).toBe(120);
    expect(scheduleNext(state(), report({ outcome: 'incomplete' }), fixed).waitSeconds).toBe(60);
  });

  test('boards that began together drift apart', () => {
    expect(scheduleNext(state(), report(), { random: () => 0 }).waitSeconds).toBeLessThan(HOUR * 1.5);
    expect(scheduleNext(state(), report(), { random: () => 1 }).waitSeconds).toBeGreaterThan(HOUR * 1.5);
  });

  test('a long list is asked less often than a short one, however much moves on it', () => {
    let board = state();
    for (let index = 0; index < 10; index += 1) {
      board = { ...board, ...scheduleNext(board, report({ changed: 1, requests: 500 }), options) };
    }
    expect(board.intervalSeconds).toBe(10_000);
  });

  test('a board without open postings is asked for once in six hours, later once a day', () => {
    const none = { life: 'quiet' as const, openJobs: 0 };
    let board = state({ lastSuccessAt: null });
    board = { ...board, ...scheduleNext(board, report(), options, none), lastSuccessAt: new Date() };
    expect(board.intervalSeconds).toBe(6 * HOUR);
    for (let index = 0; index < 10; index += 1) {
      board = { ...board, ...scheduleNext(board, report(), options, none) };
    }
    expect(board.intervalSeconds).toBe(24 * HOUR);
  });

  test('a board that is gone is asked ever more seldom, down to once a month, and never given up', () => {
    const gone = { life: 'gone' as const, openJobs: 0 };
    const wait = (failuresInARow: number) =>
      scheduleNext(state({ failuresInARow }), report({ outcome: 'failed' }), options, gone).waitSeconds;
    expect(wait(3)).toBeGreaterThan(24 * HOUR);
    expect(wait(5)).toBeGreaterThan(wait(3));
    expect([wait(30), wait(3_000)]).toEqual([30 * 24 * HOUR, 30 * 24 * HOUR]);
  });

  test('what changed on a board decides how long it may wait behind others', () => {
    const slack = (given: Partial<Parameters<typeof scheduleNext>[1]>, now = {}) =>
      scheduleNext(state(), report(given), options, now).slackSeconds;
    expect(slack({ created: 1 })).toBeLessThan(slack({}));
    expect(slack({})).toBeLessThan(slack({}, { life: 'quiet', openJobs: 0 }));
  });
});
