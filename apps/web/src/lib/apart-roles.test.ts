import { LIMITS } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { addApartRole, isApart, parseApartRoles, toApartQuery } from './apart-roles.ts';

const posting = (id: number, ...alike: number[]) => ({ id, alike: alike.map((other) => ({ id: other })) });

test('a role is known by any of its postings, and stands once, the latest first', () => {
  const roles = addApartRole(addApartRole([], posting(7, 8, 9)), posting(20, 21));
  expect(roles).toEqual([
    [20, 21],
    [7, 8, 9],
  ]);
  expect([posting(9), posting(50, 8), posting(50, 51)].map((one) => isApart(one, roles))).toEqual([
    true,
    true,
    false,
  ]);
  expect(addApartRole(roles, posting(9, 30))).toEqual([
    [9, 30],
    [20, 21],
  ]);
});

test('a search names a posting of each role before a second of any, and no more than it may', () => {
  expect(toApartQuery([])).toBeUndefined();
  expect(toApartQuery([[20, 21], [7, 8, 9], [4]])).toBe('20,7,4,21,8,9');
  const many = Array.from({ length: LIMITS.apartMax + 5 }, (_, at) => posting(1_000 - at, 2_000 + at));
  const roles = many.reduce<ReturnType<typeof addApartRole>>(addApartRole, []);
  const ids = toApartQuery(roles)?.split(',').map(Number) ?? [];
  expect(ids).toHaveLength(LIMITS.apartMax);
  expect(ids[0]).toBe(many.at(-1)?.id);
  expect(ids).not.toContain(1_000);
});

test('what lies in the storage and is no role is left out', () => {
  expect(parseApartRoles('[[7,42],[],["x"],8,[9]]')).toEqual([[7, 42], [9]]);
  for (const text of [null, '', '{', '{}', 'null', '7']) expect(parseApartRoles(text)).toEqual([]);
});
