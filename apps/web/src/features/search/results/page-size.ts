import { LIMITS } from '@firsthand/contracts/light';

let known: number = LIMITS.searchPageSize;

/** Jobs a page: the specification's ten until the server has returned its limit, then that. */
export function getPageSize(): number {
  return known;
}

/** Remembers the limit the server returned. */
export function rememberPageSize(limit: number): void {
  if (Number.isInteger(limit) && limit > 0) known = limit;
}
