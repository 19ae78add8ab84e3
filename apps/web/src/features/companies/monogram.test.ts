import { expect, test } from 'vitest';
import { toInitials } from './monogram.tsx';

test.each([
  ['Brightfathom', 'B'],
  ['The Kestrel Point Hotels Inc.', 'KP'],
  ['über möbel', 'ÜM'],
  ['The Group', 'TG'],
  ['3M', '3'],
  ['1-800-Flowers', '18'],
  ['株式会社テスト', '株'],
  ['𝒜cme', '𝒜'],
  ['!!', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
