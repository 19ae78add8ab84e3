import { APPLICATION_STAGES } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import { countApplications, withApplication, withMore, type BoardColumns } from './board-columns.ts';

const one = anApplication({ id: 1, stage: 'applied' });
const two = anApplication({ id: 2, stage: 'applied' });
const three = anApplication({ id: 3, stage: 'offer' });

function aBoard(): BoardColumns {
  const empty = Object.fromEntries(
    APPLICATION_STAGES.map((stage) => [stage, { applications: [], total: 0 }]),
  ) as unknown as BoardColumns;
  return {
    ...empty,
    applied: { applications: [one, two], total: 30 },
    offer: { applications: [three], total: 1 },
  };
}

const idsOf = (columns: BoardColumns, stage: (typeof APPLICATION_STAGES)[number]) =>
  columns[stage].applications.map(({ id }) => id);

describe('the board', () => {
  test('moves a card to the top of another column, and counts right', () => {
    const moved = withApplication(aBoard(), { ...one, stage: 'offer' });
    expect(idsOf(moved, 'applied')).toEqual([2]);
    expect(moved.applied.total).toBe(29);
    expect(idsOf(moved, 'offer')).toEqual([1, 3]);
    expect(moved.offer.total).toBe(2);
    expect(countApplications(moved)).toBe(countApplications(aBoard()));
  });

  test('keeps a card in its place when something else of it changed', () => {
    const changed = withApplication(aBoard(), { ...two, notes: 'Call' });
    expect(idsOf(changed, 'applied')).toEqual([1, 2]);
    expect(changed.applied.applications[1]?.notes).toBe('Call');
    expect(changed.applied.total).toBe(30);
  });

  test('takes a card back to where it came from', () => {
    const back = withApplication(withApplication(aBoard(), { ...one, stage: 'offer' }), one);
    expect(idsOf(back, 'applied')).toEqual([1, 2]);
    expect(countApplications(back)).toBe(31);
  });

  test('shows no card twice when more of a column comes', () => {
    const moved = withApplication(aBoard(), { ...one, stage: 'offer' });
    const four = anApplication({ id: 4, stage: 'applied' });
    const more = withMore(moved, 'applied', { applications: [one, two, four], total: 29 });
    expect(idsOf(more, 'applied')).toEqual([2, 4]);
    expect(more.applied.total).toBe(29);
  });
});
