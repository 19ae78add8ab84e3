import { expect, test } from 'vitest';
import { findAnsweredDay } from './answered-day.ts';

test.each([
  ['2027-02-01', '2027-02-01'],
  ['1 February 2027', '2027-02-01'],
  ['February 1st, 2027', '2027-02-01'],
  [' 3 sept 2027 ', '2027-09-03'],
  ['In two weeks', null],
  ['Since 2019', null],
  ['I was born on 1 February 1990 in Leeds', null],
])('%s is the day %s', (answer, day) => {
  expect(findAnsweredDay(answer)).toBe(day);
});
