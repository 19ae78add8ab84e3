import { expect, test } from 'vitest';
import { toRole } from './to-role.ts';
import { listRolePairs, type RolePair } from '../testing/role-cases/role-pairs.ts';

const PAIRS = listRolePairs();
const isFound = ({ documents: [one, other] }: RolePair) => toRole(one) === toRole(other);
const namesOf = (pairs: readonly RolePair[]) => pairs.map(({ name }) => name);

test('there are enough pairs of both kinds to measure by', () => {
  expect(PAIRS.filter(({ isOneRole }) => isOneRole).length).toBeGreaterThan(250);
  expect(PAIRS.filter(({ isOneRole }) => !isOneRole).length).toBeGreaterThan(800);
});

test('what is put together is one role, and nearly all that is one role is put together', () => {
  const found = PAIRS.filter(isFound);
  const right = found.filter(({ isOneRole }) => isOneRole);
  const all = PAIRS.filter(({ isOneRole }) => isOneRole);
  const measured = {
    precision: right.length / found.length,
    recall: right.length / all.length,
    wronglyTogether: namesOf(found.filter(({ isOneRole }) => !isOneRole)),
    wronglyApart: namesOf(all.filter((pair) => !isFound(pair))),
  };
  const text = JSON.stringify(measured, null, 2);
  expect(measured.precision, text).toBeGreaterThanOrEqual(0.99);
  expect(measured.recall, text).toBeGreaterThanOrEqual(0.9);
});
