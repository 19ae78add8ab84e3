import { toRole } from '../../role/to-role.ts';
import { listRolePairs, type RolePair } from './role-pairs.ts';

/** How many pairs are rightly put together, wrongly put together and wrongly kept apart. */
export function measureRoles() {
  const pairs = listRolePairs();
  const found = pairs.filter(isFound);
  const wronglyTogether = found.filter(({ isOneRole }) => !isOneRole);
  const wronglyApart = pairs.filter((pair) => pair.isOneRole && !isFound(pair));
  return {
    right: found.length - wronglyTogether.length,
    wrong: wronglyTogether.length,
    missed: wronglyApart.length,
    wronglyTogether: wronglyTogether.map(({ name }) => name),
    wronglyApart: wronglyApart.map(({ name }) => name),
  };
}

function isFound({ documents: [one, other] }: RolePair): boolean {
  return toRole(one) === toRole(other);
}
