import { LIMITS } from '@firsthand/contracts/light';
import { createSubject, useObservable } from './observable.ts';
import { NO_STORAGE, toKeyValueStorage } from './session/key-value-storage.ts';
import { parseStoredIds } from './stored-ids.ts';

export const APART_ROLES_KEY = 'apart_roles';
/** Of one role: when some of its postings close, others still say which role it is. */
const mostOfRole = 10;

/** A role whose postings are to be separate results: the ids of some. */
export type ApartRole = readonly number[];

/** A posting with the other openings of its role. */
interface RolePosting {
  id: number;
  alike: readonly { id: number }[];
}

const storage = typeof window === 'undefined' ? NO_STORAGE : toKeyValueStorage(() => window.localStorage);
const NONE: readonly ApartRole[] = [];
/** The latest first. */
const roles = createSubject(parseApartRoles(storage.get(APART_ROLES_KEY)));

/** Shows the role's postings as separate jobs on this device from now on. */
export function setApart(posting: RolePosting): void {
  write(addApartRole(readRoles(), posting));
}

/** Shows them as one again. */
export function setTogether(posting: RolePosting): void {
  write(readRoles().filter((role) => !isOfRole(posting, role)));
}

/** Forgets all of them. */
export function clearApartRoles(): void {
  write(NONE);
}

/** Puts the role first; of more than a search can name the oldest are forgotten. */
export function addApartRole(known: readonly ApartRole[], posting: RolePosting): readonly ApartRole[] {
  const ids = listIds(posting).slice(0, mostOfRole);
  return [ids, ...known.filter((role) => !isOfRole(posting, role))].slice(0, LIMITS.apartMax);
}

/** What a search sends along: one posting of each role, then a second of each, as many as may be named; undefined for none. */
export function toApartQuery(known: readonly ApartRole[]): string | undefined {
  const longest = Math.max(0, ...known.map((role) => role.length));
  const ids = Array.from({ length: longest }, (_, round) =>
    known.flatMap((role) => role[round] ?? []),
  ).flat();
  return ids.slice(0, LIMITS.apartMax).join() || undefined;
}

/** Whether the posting's role is one of these. */
export function isApart(posting: RolePosting, known: readonly ApartRole[]): boolean {
  return known.some((role) => isOfRole(posting, role));
}

/** '[[7,42],[9]]' → the same; what is none of ours is left out. */
export function parseApartRoles(text: string | null): readonly ApartRole[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    // Not ours, or cut off: as good as nothing.
    return NONE;
  }
  if (!Array.isArray(kept)) return NONE;
  return kept.map((role) => parseStoredIds(JSON.stringify(role))).filter((role) => role.length > 0);
}

/** The roles that are apart on this device. */
export const getApartRoles = roles.get;

/** The same for a component; none on the server and while React takes over. */
export function useApartRoles(): readonly ApartRole[] {
  return useObservable(roles, () => NONE);
}

const listIds = ({ id, alike }: RolePosting) => [id, ...alike.map((opening) => opening.id)];

function isOfRole(posting: RolePosting, role: ApartRole): boolean {
  return listIds(posting).some((id) => role.includes(id));
}

/** Another tab may have written; where the storage refuses, they live as long as the page. */
function readRoles(): readonly ApartRole[] {
  const stored = storage.get(APART_ROLES_KEY);
  return stored === null ? roles.get() : parseApartRoles(stored);
}

function write(kept: readonly ApartRole[]): void {
  if (kept.length === 0) storage.remove(APART_ROLES_KEY);
  else storage.set(APART_ROLES_KEY, JSON.stringify(kept));
  roles.set(kept);
}
