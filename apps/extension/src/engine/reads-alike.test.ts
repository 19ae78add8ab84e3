import { expect, test } from 'vitest';
import { saysTheSame } from './reads-alike.ts';

test('what stands in a field says the same in another spelling of a phone, or with a country’s code', () => {
  expect(saysTheSame('(303) 555-0147', '+13035550147')).toBe(true);
  expect(saysTheSame('3035550148', '+13035550147')).toBe(false);
  expect(saysTheSame('United States +1', 'United States')).toBe(true);
  expect(saysTheSame('United States of America', 'United States')).toBe(true);
  expect(saysTheSame('United States of America (+1)', 'United States')).toBe(true);
  expect(saysTheSame('Czech Republic', 'Czechia')).toBe(true);
  expect(saysTheSame('United States Minor Outlying Islands', 'United States')).toBe(false);
});

test('of several choices all stand there and no other, and nothing says nothing', () => {
  expect(saysTheSame(['Evenings', 'Nights'], ['Nights', 'Evenings'])).toBe(true);
  expect(saysTheSame(['Evenings', 'Nights'], ['Nights'])).toBe(false);
  expect(saysTheSame(null, '')).toBe(false);
  expect(saysTheSame([], [])).toBe(false);
});
