import { expect, test } from 'vitest';
import { toLocationText, toPlaceText } from './place-text.ts';

const place = (text: string, city: string | null, state: string | null, country: string | null) => ({
  ...{ text, city, state, country },
});

test.each([
  [place('Cedar Rapids, IA, US', 'Cedar Rapids', 'IA', 'US'), 'Cedar Rapids, IA, United States'],
  [place('Fresno, California, United States', 'Fresno', 'CA', 'US'), 'Fresno, CA, United States'],
  [place('USA.OH.Columbus', 'Columbus', 'OH', 'US'), 'Columbus, OH, United States'],
  [place('Uppsala, C', 'Uppsala', 'C', 'SE'), 'Uppsala, Uppsala County, Sweden'],
  [place('India - Haryana - Gurgaon', 'Gurgaon', 'Haryana', 'IN'), 'Gurgaon, Haryana, India'],
  [place('Milano, MI', 'Milano', 'MI', 'IT'), 'Milano, Italy'],
  [place('Berlin', 'Berlin', 'BE', 'DE'), 'Berlin, Germany'],
  [place('Toronto', 'Toronto', 'ON', 'CA'), 'Toronto, ON, Canada'],
  [place('Texas', null, 'TX', 'US'), 'Texas, United States'],
  [place('Springfield, IL', 'Springfield', 'IL', null), 'Springfield, IL'],
  [place('US', null, null, 'US'), 'United States'],
  [place('Deutschland', null, null, 'DE'), 'Deutschland'],
  [place('Remote - US', null, null, 'US'), 'Remote - US'],
  [place(' EMEA ', null, null, null), 'EMEA'],
])('%o reads as "%s"', (given, expected) => {
  expect(toPlaceText(given)).toBe(expected);
});

test('several places are joined without repeats, and none at all is unknown', () => {
  const austin = place('Austin, TX', 'Austin', 'TX', 'US');
  const same = place('Austin (TX)', 'Austin', 'TX', 'US');
  expect(toLocationText([austin, place('Remote', null, null, null), same])).toBe(
    'Austin, TX, United States; Remote',
  );
  expect(toLocationText([])).toBeNull();
});
