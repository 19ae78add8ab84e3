import { expect, test } from 'vitest';
import { isNewer } from './index-names.ts';

test('versions are compared by their numbers, that of the rule first', () => {
  expect(isNewer('13.10', '13.9')).toBe(true);
  expect(isNewer('14.1', '13.9')).toBe(true);
  expect(isNewer('9.9', '13.1')).toBe(false);
  expect(isNewer('13.1', '13.1')).toBe(false);
});
