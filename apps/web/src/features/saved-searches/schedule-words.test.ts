import { expect, test } from 'vitest';
import { toHourText, toScheduleWords, toZoneText } from './schedule-words.ts';

test.each([
  ['instant', 'Mail at once'],
  ['daily', 'Mail daily at 8 AM, Berlin time'],
  ['weekly', 'Mail every Friday at 8 AM, Berlin time'],
  ['off', 'Paused: no mail'],
] as const)('%s reads %s', (frequency, words) => {
  expect(toScheduleWords({ frequency, hour: 8, weekday: 5, time_zone: 'Europe/Berlin' })).toBe(words);
});

test.each([
  [0, '12 AM', '0:00'],
  [8, '8 AM', '8:00'],
  [12, '12 PM', '12:00'],
  [20, '8 PM', '20:00'],
])('hour %i reads %s or %s, as the reader counts', (hour, twelve, twentyFour) => {
  expect(toHourText(hour, true)).toBe(twelve);
  expect(toHourText(hour, false)).toBe(twentyFour);
});

test.each([
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('the zone %s reads %s', (zone, words) => {
  expect(toZoneText(zone)).toBe(words);
});
