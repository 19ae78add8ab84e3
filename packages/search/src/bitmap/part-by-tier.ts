import type { Tier } from '../search-plan.ts';
import type { FoundDocuments } from './found-documents.ts';
import { evaluate } from './evaluate.ts';
import type { RankedList } from './read-page.ts';
import type { Bitmap, Roaring } from './roaring.ts';

/** Parts what was found by tier, each document in its highest. The bitmaps are the caller's. */
export function partByTier(
  Roaring: Roaring,
  found: readonly FoundDocuments[],
  tiers: readonly Tier[],
): RankedList[] {
  return found.flatMap(({ held, documents }) => {
    const lists: RankedList[] = [];
    const add = (part: Bitmap, boostSeconds: number) => {
      if (part.isEmpty) part.dispose?.();
      else lists.push({ segment: held.segment, documents: part, boostSeconds });
    };
    const rest = documents.clone();
    for (const { boostSeconds, within } of tiers) {
      if (rest.isEmpty) break;
      const tier = evaluate(Roaring, held, within);
      tier.andInPlace(rest);
      rest.andNotInPlace(tier);
      add(tier, boostSeconds);
    }
    add(rest, 0);
    return lists;
  });
}
