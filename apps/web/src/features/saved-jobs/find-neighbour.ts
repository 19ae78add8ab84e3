/** Where the focus goes when an entry of a list leaves it: the next one, at the end the one before, else nowhere. */
export function findNeighbour(ids: readonly number[], leaving: number): number | null {
  const index = ids.indexOf(leaving);
  return index === -1 ? null : (ids[index + 1] ?? ids[index - 1] ?? null);
}
