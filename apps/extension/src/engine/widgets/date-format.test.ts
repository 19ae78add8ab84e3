import { expect, test } from 'vitest';
import { fromPageDate, toPageDate } from './date-format.ts';

test.each([
  ['YYYY-MM-DD', '2027-01-04'],
  ['MM/DD/YYYY', '01/04/2027'],
  ['DD.MM.YYYY', '04.01.2027'],
])('a day is written as %s and read back', (format, shown) => {
  expect(toPageDate('2027-01-04', format)).toBe(shown);
  expect(fromPageDate(shown, format)).toBe('2027-01-04');
});

test('what is no whole day is not written, and stays as it stands', () => {
  expect(toPageDate('next Monday', 'MM/DD/YYYY')).toBeNull();
  expect(fromPageDate('01/2027', 'MM/DD/YYYY')).toBe('01/2027');
});
