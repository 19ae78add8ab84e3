import { expect, test } from 'vitest';
import { dropUntil, findDates } from './find-dates.ts';

const read = (text: string): string => {
  const [dates] = findDates(text);
  return dates ? `${dates.start ?? '-'} ${dates.isCurrent ? 'now' : (dates.end ?? '-')}` : 'none';
};

test.each([
  ['06/2019 – Present', '2019-06 now'],
  ['Sep 15 – May 17', '2015-09 2017-05'],
  ['Sept. ’15 – May ’17', '2015-09 2017-05'],
  ['January 2019 to December 2020', '2019-01 2020-12'],
  ['2018', '2018 -'],
  ['2004-2005', '2004 2005'],
  ['2019/20', '2019 2020'],
  ['Summer 2019', '2019 -'],
  ['Summer 2013, 2014', '2013 2014'],
  ['seit 2021', '2021 now'],
  ['03.2015 – 11.2018', '2015-03 2018-11'],
  ['01.03.2015 - 31.12.2018', '2015-03 2018-12'],
  ['01/02/2017–31/08/2020', '2017-02 2020-08'],
  ['Jan – Mar 2020', '2020-01 2020-03'],
  ['de septembre 2016 à août 2019', '2016-09 2019-08'],
  ['depuis février 2020', '2020-02 now'],
  ['marzo de 2018 – actualidad', '2018-03 now'],
  ['mei 2017 - heden', '2017-05 now'],
  ['oktober 2015 – nu', '2015-10 now'],
  ['2019-05 – 2021-02', '2019-05 2021-02'],
  ['2020-Mar - 2022-Jan', '2020-03 2022-01'],
  ['2022-Mar - Present', '2022-03 now'],
  ['2019-Mar 2021', '2019 2021-03'],
  ['May 12, 2019', '2019-05 -'],
  ['March 3, 2018 – May 12, 2019', '2018-03 2019-05'],
  ['May 12 2019', '2019-05 -'],
  ['2012 and 2013', '2012 2013'],
  ['Summer 2012 and Summer 2013', '2012 2013'],
  ['mai 2012 et juin 2013', '2012-05 2013-06'],
  ['(555) 123-4567', 'none'],
  ['Cut costs by 2000 %', 'none'],
  ['2021 – 2019', '2021 -'],
])('%s is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('a long line of digits and dashes is read in no time worth noticing', () => {
  expect(findDates('1-'.repeat(5_000))).toEqual([]);
  expect(findDates('jan '.repeat(99))).toEqual([]);
});

test.each([
  ['to 2019-09', '2019-09'],
  ['T O 2019-09', '2019-09'],
  ['à août 2019', 'août 2019'],
  ['– heute', 'heute'],
  ['Tobias', 'Tobias'],
])('%s ends with %s', (text, end) => {
  expect(dropUntil(text)).toBe(end);
});
