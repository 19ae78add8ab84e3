import { expect, test } from 'vitest';
import { toNextDue, type Schedule } from './next-due.ts';

const daily = (hour: number, time_zone = 'UTC'): Schedule => ({
  ...{ frequency: 'daily', hour, weekday: 1, time_zone },
});

test.each<[string, Schedule, string, string]>([
  ['later today', daily(8), '2026-02-03T07:59:59Z', '2026-02-03T08:00:00.000Z'],
  ['not twice at the hour itself', daily(8), '2026-02-03T08:00:00Z', '2026-02-04T08:00:00.000Z'],
  ['tomorrow', daily(8), '2026-02-28T09:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['on the date of its zone', daily(8, 'Asia/Tokyo'), '2026-02-03T22:00:00Z', '2026-02-03T23:00:00.000Z'],
  [
    'where the date is another',
    daily(0, 'Pacific/Kiritimati'),
    '2026-02-03T11:00:00Z',
    '2026-02-04T10:00:00.000Z',
  ],
  ['at half an hour of UTC', daily(8, 'Asia/Kolkata'), '2026-02-03T00:00:00Z', '2026-02-03T02:30:00.000Z'],
  [
    'an hour less once clocks went forward',
    daily(8, 'Europe/Berlin'),
    '2026-03-28T12:00:00Z',
    '2026-03-29T06:00:00.000Z',
  ],
  [
    'at what an hour that is skipped becomes',
    daily(2, 'Europe/Berlin'),
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:00:00.000Z',
  ],
  ['at the first of two', daily(2, 'Europe/Berlin'), '2026-10-24T12:00:00Z', '2026-10-25T00:00:00.000Z'],
  ['and not at the second', daily(2, 'Europe/Berlin'), '2026-10-25T00:00:00Z', '2026-10-26T01:00:00.000Z'],
  [
    'across a date that was left out',
    daily(8, 'Pacific/Apia'),
    '2011-12-29T20:00:00Z',
    '2011-12-30T10:00:00.000Z',
  ],
  [
    'on its weekday',
    { ...daily(8), frequency: 'weekly' },
    '2026-02-03T00:00:00Z',
    '2026-02-09T08:00:00.000Z',
  ],
  [
    'on its weekday a week later',
    { ...daily(8), frequency: 'weekly' },
    '2026-02-09T08:00:00Z',
    '2026-02-16T08:00:00.000Z',
  ],
  [
    'on a Sunday there',
    { ...daily(1, 'Pacific/Auckland'), frequency: 'weekly', weekday: 7 },
    '2026-02-03T00:00:00Z',
    '2026-02-07T12:00:00.000Z',
  ],
])('is due %s', (_name, schedule, after, due) => {
  expect(toNextDue(schedule, new Date(after))?.toISOString()).toBe(due);
});

test('has no time of its own when it is instant or off', () => {
  for (const frequency of ['instant', 'off'] as const)
    expect(toNextDue({ ...daily(8), frequency }, new Date())).toBeNull();
});
