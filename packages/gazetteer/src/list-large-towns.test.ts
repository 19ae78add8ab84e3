import { expect, test } from 'vitest';
import { listNamesOfLargeTowns } from './list-large-towns.ts';

test('names the towns of the world that have so many people, and no village', () => {
  const names = new Set(listNamesOfLargeTowns(100_000));
  for (const name of ['Tunis', 'Cairo', 'Denver', 'Graz']) expect(names).toContain(name);
  expect(names.size).toBeGreaterThan(3_000);
  expect(names).not.toContain('Hallstatt');
});
