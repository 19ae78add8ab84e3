import { expect, test } from 'vitest';
import { toScheduleWords } from './schedule-words.ts';

test.each([
  ['instant', 'Mail at once'],
  ['daily', 'Mail daily at 8:00 (Europe/Berlin)'],
  ['weekly', 'Mail every Friday at 8:00 (Europe/Berlin)'],
  ['off', 'Paused: no mail'],
] as const)('%s reads %s', (frequency, words) => {
  expect(toScheduleWords({ frequency, hour: 8, weekday: 5, time_zone: 'Europe/Berlin' })).toBe(words);
});
