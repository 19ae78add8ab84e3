/** '[7, 42]' → [7, 42]; what is no list of ids is an empty one: not ours, or cut off. */
export function parseStoredIds(text: string | null): number[] {
  if (text === null) return [];
  let ids: unknown;
  try {
    ids = JSON.parse(text);
  } catch {
    // Whoever kept them has a better list, or goes without.
    return [];
  }
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
}
