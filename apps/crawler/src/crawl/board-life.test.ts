import { DAY_MS, HOUR_MS } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { toLife, type LifeState } from './board-life.ts';

const at = new Date('2026-03-01T00:00:00Z');
const before = (ms: number) => new Date(at.getTime() - ms);
const board = (overrides: Partial<LifeState> = {}): LifeState => ({
  ...{ life: 'alive', lifeSince: before(90 * DAY_MS), failuresInARow: 0, lastSuccessAt: before(DAY_MS) },
  ...overrides,
});
const read = { outcome: 'complete', failure: null } as const;
const notThere = { outcome: 'failed', failure: 'board-gone' } as const;
const silent = { outcome: 'failed', failure: 'unreachable' } as const;

describe('the life of a board', () => {
  test.each(['unknown', 'alive', 'quiet', 'failing', 'gone'] as const)(
    'is told by a reading that came to its end, whatever it was (%s)',
    (life) => {
      expect(toLife(board({ life }), read, 3, at)).toBe('alive');
      expect(toLife(board({ life }), { outcome: 'unchanged', failure: null }, 0, at)).toBe('quiet');
    },
  );

  test('is not told by a reading that was interrupted or lacked proof', () => {
    expect(toLife(board(), { outcome: 'abandoned', failure: null }, 0, at)).toBe('alive');
    expect(toLife(board(), { outcome: 'incomplete', failure: 'empty' }, 0, at)).toBe('alive');
  });

  test('is failing from the first failure on', () => {
    expect(toLife(board(), notThere, 3, at)).toBe('failing');
    expect(toLife(board({ life: 'unknown', lastSuccessAt: null }), silent, 0, at)).toBe('failing');
  });

  test('is gone when the system said so often enough over days, and not sooner', () => {
    const failing = (failuresInARow: number, days: number) =>
      board({ life: 'failing', failuresInARow, lifeSince: before(days * DAY_MS) });
    expect(toLife(failing(3, 3), notThere, 3, at)).toBe('gone');
    expect(toLife(failing(2, 30), notThere, 3, at)).toBe('failing');
    expect(toLife(failing(30, 2), notThere, 3, at)).toBe('failing');
    expect(toLife(failing(30, 30), silent, 3, at)).toBe('failing');
    expect(toLife(failing(30, 30), { outcome: 'failed', failure: 'shape-changed' }, 3, at)).toBe('failing');
  });

  test('of a board that was never read is decided sooner', () => {
    const unread = { life: 'failing' as const, lastSuccessAt: null };
    expect(
      toLife(board({ ...unread, failuresInARow: 1, lifeSince: before(12 * HOUR_MS) }), notThere, 0, at),
    ).toBe('gone');
    expect(toLife(board({ ...unread, failuresInARow: 1, lifeSince: before(HOUR_MS) }), notThere, 0, at)).toBe(
      'failing',
    );
    expect(
      toLife(board({ ...unread, failuresInARow: 7, lifeSince: before(30 * DAY_MS) }), silent, 0, at),
    ).toBe('gone');
  });

  test('stays gone through all further failures', () => {
    expect(toLife(board({ life: 'gone' }), silent, 0, at)).toBe('gone');
  });
});
