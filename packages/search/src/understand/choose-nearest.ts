import { typoDistance } from '../places/typo-distance.ts';

/** Letters from which on so many slips are believed. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** So many slips are believed in a word. */
export function toMostSlips({ length }: string): number {
  if (length < ONE_SLIP) return 0;
  return length < TWO_SLIPS ? 1 : 2;
}

/** The word that lies nearest, of equally near ones that of most jobs; null when none is as near as is believed. */
export function chooseNearest(
  word: string,
  others: Iterable<{ other: string; count: number }>,
): string | null {
  const most = toMostSlips(word);
  const near = new Map<string, { slips: number; count: number }>();
  for (const { other, count } of others) {
    const known = near.get(other);
    const slips = known?.slips ?? toSlips(word, other, most);
    if (slips <= most) near.set(other, { slips, count: (known?.count ?? 0) + count });
  }
  const [best] = [...near].sort(
    ([a, left], [b, right]) => left.slips - right.slips || right.count - left.count || (a < b ? -1 : 1),
  );
  return best?.[0] ?? null;
}

/** `typoDistance` measures to the nearest beginning; letters beyond it are slips as well. */
function toSlips(word: string, other: string, most: number): number {
  return other.length > word.length ? typoDistance(other, word, most) : typoDistance(word, other, most);
}
