import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoDistance } from './typo-distance.ts';

test.each([
  ['austin', 'austin tx texas', 0],
  ['asutin', 'austin tx texas', 1],
  ['uastin', 'austin tx texas', 1],
  ['austen', 'austin tx texas', 1],
  ['seatle', 'seattle wa washington', 1],
  ['seaattle', 'seattle wa washington', 1],
  ['chigaco', 'chicago il illinois', 2],
  ['torotno', 'toronto on ontario', 1],
  ['asut', 'austin tx texas', 1],
  ['berlin', 'bern', 2],
  ['berlin', 'boston', 3],
  ['xyzzy', 'austin', 3],
  ['paris', '', 3],
])('from “%s” to the beginning of “%s” it is %i', (typed, name, distance) => {
  expect(typoDistance(typed, name, 2)).toBe(distance);
});

test('a name and its beginnings are no distance away, and no slip adds more than one', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(letters, letters, fc.nat(8), (name, rest, place) => {
      const cut = place % name.length;
      const [head, tail] = [name.slice(0, cut), name.slice(cut)];
      expect(typoDistance(head, name, 2)).toBe(0);
      const slips = [
        head + tail.slice(1),
        `${head}x${tail}`,
        `${head}x${tail.slice(1)}`,
        head + tail.slice(0, 2).split('').reverse().join('') + tail.slice(2),
      ];
      for (const slip of slips) expect(typoDistance(slip, name + rest, 2)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
