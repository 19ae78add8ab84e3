import { inLexiconOrder } from '../bitmap/lexicon.ts';

/** A value with what is known of how many have it: `count` at least, and `more` at most beyond that. */
export interface Counted {
  value: string;
  count: number;
  more: number;
}

/**
 * The values that most have, so many at most (null: all), equal ones by code points. Undefined when the shards have told too
 * little to be sure of them: some may have more than is known, or one that is not here (`unseen`: as many at most) may.
 */
export function findLargest(
  counted: readonly Counted[],
  { most, unseen }: { most: number | null; unseen: number },
): Counted[] | undefined {
  const ordered = [...counted].sort((a, b) => b.count - a.count || inLexiconOrder(a.value, b.value));
  const largest = ordered.slice(0, most ?? undefined);
  if (largest.some(({ more }) => more > 0)) return undefined;
  const isFull = most !== null && largest.length === most;
  if (!isFull) return unseen === 0 ? largest : undefined;
  const least = largest.at(-1)?.count ?? 0;
  const isLess = (count: number) => count < least;
  const others = ordered.slice(most).filter(({ more }) => more > 0);
  return isLess(unseen) && others.every(({ count, more }) => isLess(count + more)) ? largest : undefined;
}
