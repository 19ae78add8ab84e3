import type { FoundDocuments } from './count-facets.ts';
import { findRole, type Roles } from './roles.ts';

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
  for (const { held, documents } of found) {
    const ofDocuments = held.numberRoles(roles);
    const wanted = new Uint8Array(roles.size);
    for (const number of numbers) wanted[number] = 1;
    for (let document = 0; document < ofDocuments.length; document++) {
      const number = ofDocuments[document] ?? 0;
      if (wanted[number] !== 1 || held.isDead(document)) continue;
      const { ids: all, rankAts } = held.segment;
      const fits = documents.has(document);
      openings.get(number)?.push({ id: all[document] ?? 0, rankAt: rankAts[document] ?? 0, fits });
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
