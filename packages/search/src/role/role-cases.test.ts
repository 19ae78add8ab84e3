import { expect, test } from 'vitest';
import { measureRoles } from '../testing/role-cases/measure-roles.ts';
import { listRolePairs } from '../testing/role-cases/role-pairs.ts';

test('there are enough pairs of both kinds to measure by', () => {
  const pairs = listRolePairs();
  expect(pairs.filter(({ isOneRole }) => isOneRole).length).toBeGreaterThan(250);
  expect(pairs.filter(({ isOneRole }) => !isOneRole).length).toBeGreaterThan(800);
});

test('what is put together is one role, and nearly all that is one role is put together', () => {
  const { right, wrong, missed, ...confusions } = measureRoles();
  const text = JSON.stringify(confusions, null, 2);
  expect(right / (right + wrong), text).toBeGreaterThanOrEqual(0.99);
  expect(right / (right + missed), text).toBeGreaterThanOrEqual(0.9);
});
