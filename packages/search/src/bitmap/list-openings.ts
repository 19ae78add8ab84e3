import type { FoundDocuments } from './found-documents.ts';
import { findRole, type Roles } from './roles.ts';

/** A mark for each number's last 16 bits stays in the processor's cache where one for each role would not. */
const MARKS = 2 ** 16;

interface Opening {
  id: number;
  rankAt: number;
  fits: boolean;
}

/** For each of these jobs all open jobs of its role: itself, then those that were found, then others, each newest first. */
export function listOpenings(
  ids: readonly number[],
  found: readonly FoundDocuments[],
  roles: Roles,
): number[][] {
  if (ids.length === 0) return [];
  const segments = found.map(({ held }) => held);
  const numbers = ids.map((id) => findRole(id, segments, roles) ?? -1);
  const openings = new Map(numbers.map((number): [number, Opening[]] => [number, []]));
  const marked = new Uint8Array(MARKS);
  for (const number of numbers) marked[number % MARKS] = 1;
  for (const { held, documents } of found) {
    const ofDocuments = held.numberRoles(roles);
    for (let document = 0; document < ofDocuments.length; document++) {
      const number = ofDocuments[document] ?? 0;
      if (marked[number % MARKS] !== 1) continue;
      const ofRole = openings.get(number);
      if (!ofRole || held.isDead(document)) continue;
      const { ids: all, rankAts } = held.segment;
      const fits = documents.has(document);
      ofRole.push({ id: all[document] ?? 0, rankAt: rankAts[document] ?? 0, fits });
    }
  }
  return ids.map((id, index) => {
    const ofRole = openings.get(numbers[index] ?? -1) ?? [];
    const isSelf = (opening: Opening) => Number(opening.id === id);
    return ofRole
      .sort(
        (a, b) =>
          isSelf(b) - isSelf(a) || Number(b.fits) - Number(a.fits) || b.rankAt - a.rankAt || a.id - b.id,
      )
      .map((opening) => opening.id);
  });
}
