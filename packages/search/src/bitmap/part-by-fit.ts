import type { Expression } from '../expression.ts';
import type { FoundDocuments } from './found-documents.ts';
import { evaluate } from './evaluate.ts';
import type { RankedList } from './read-page.ts';
import type { Bitmap, Roaring } from './roaring.ts';

/**
 * Parts what was found by how much of `met` it meets. Each that is met counts for more time than lies between the newest
 * and the oldest document, so that lists of different counts never mix. The bitmaps are the caller's.
 */
export function partByFit(
  Roaring: Roaring,
  found: readonly FoundDocuments[],
  met: readonly Expression[],
): RankedList[] {
  const times = found.flatMap(({ held: { segment } }) => [
    segment.rankAts[0] ?? 0,
    segment.rankAts.at(-1) ?? 0,
  ]);
  const worthSeconds = 1 + Math.max(...times) - Math.min(...times);
  return found.flatMap(({ held, documents }) => {
    const digits: Bitmap[] = [];
    for (const expression of met) {
      const meeting = evaluate(Roaring, held, expression);
      meeting.andInPlace(documents);
      addOne(Roaring, digits, meeting);
    }
    const parts = partByDigits(Roaring, documents.clone(), digits);
    for (const digit of digits) digit.dispose?.();
    return parts.map(({ part, count }) => ({
      segment: held.segment,
      documents: part,
      boostSeconds: count * worthSeconds,
    }));
  });
}

/**
 * Adds one to the counts of these documents. The counts of all stand in binary digits, the lowest first: a document is in
 * those bitmaps whose digit of its count is 1. Takes `documents` over.
 */
function addOne(Roaring: Roaring, digits: Bitmap[], documents: Bitmap): void {
  let carried = documents;
  for (const digit of digits) {
    if (carried.isEmpty) break;
    const both = Roaring.and(digit, carried);
    digit.orInPlace(carried);
    digit.andNotInPlace(both);
    carried.dispose?.();
    carried = both;
  }
  if (carried.isEmpty) carried.dispose?.();
  else digits.push(carried);
}

/** The documents of each count that there is. Takes `documents` over. */
function partByDigits(
  Roaring: Roaring,
  documents: Bitmap,
  digits: readonly Bitmap[],
): { part: Bitmap; count: number }[] {
  let parts = [{ part: documents, count: 0 }];
  for (const [place, digit] of digits.entries()) {
    parts = parts.flatMap(({ part, count }) => {
      const larger = { part: Roaring.and(part, digit), count: count + 2 ** place };
      part.andNotInPlace(digit);
      return [larger, { part, count }];
    });
  }
  return parts.filter(({ part }) => {
    if (part.isEmpty) part.dispose?.();
    return !part.isEmpty;
  });
}
