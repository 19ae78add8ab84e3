import { LIMITS } from '@firsthand/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBurst } from './bolt-burst.ts';

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a burst has two to four bolts, all within the button', () => {
  fc.assert(
    fc.property(fc.infiniteStream(unit), (numbers) => {
      const bolts = toBurst(() => numbers.next().value ?? 0);
      expect(bolts.length).toBeGreaterThanOrEqual(LIMITS.turboBoltsMin);
      expect(bolts.length).toBeLessThanOrEqual(LIMITS.turboBoltsMax);
      for (const bolt of bolts) {
        expect(bolt.leftPercent).toBeGreaterThanOrEqual(0);
        expect(bolt.leftPercent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the smallest and the largest chance give the smallest and the largest burst', () => {
  expect(toBurst(() => 0)).toHaveLength(LIMITS.turboBoltsMin);
  expect(toBurst(() => 0.999)).toHaveLength(LIMITS.turboBoltsMax);
});

test('bolts stand side by side, in the order of their places', () => {
  const places = toBurst(() => 0.5).map((bolt) => bolt.leftPercent);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
