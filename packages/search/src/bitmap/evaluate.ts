import type { Expression } from '../expression.ts';
import type { HeldSegment } from './held-segment.ts';
import type { Bitmap, Roaring } from './roaring.ts';

/** A bitmap, and whether it is the caller's to change and dispose of; else it is only borrowed. */
interface Value {
  bitmap: Bitmap;
  isOwn: boolean;
}

/** The documents of the segment that fit, gone or not. The caller's to dispose of. */
export function evaluate(Roaring: Roaring, segment: HeldSegment, expression: Expression): Bitmap {
  const value = toValue(Roaring, segment, expression);
  return value.isOwn ? value.bitmap : value.bitmap.clone();
}

function toValue(Roaring: Roaring, segment: HeldSegment, expression: Expression): Value {
  switch (expression.kind) {
    case 'token': {
      const bitmap = segment.find(expression.lexeme);
      return bitmap ? { bitmap, isOwn: false } : { bitmap: new Roaring(), isOwn: true };
    }
    case 'all':
      return intersect(Roaring, segment, expression.of);
    case 'any':
      return unite(Roaring, segment, expression.of);
    case 'not':
      return intersect(Roaring, segment, [expression]);
  }
}

/** The smallest first, so that what follows has little to look at, and what is excluded at the end. */
function intersect(Roaring: Roaring, segment: HeldSegment, of: readonly Expression[]): Value {
  const wanted = of
    .flatMap((part) => (part.kind === 'not' ? [] : [{ part, most: estimate(segment, part) }]))
    .sort((a, b) => a.most - b.most);
  let value: Value | undefined;
  for (const { part } of wanted) {
    if (value?.bitmap.isEmpty) return value;
    value = combine(value, toValue(Roaring, segment, part), {
      make: (a, b) => Roaring.and(a, b),
      change: (a, b) => a.andInPlace(b),
    });
  }
  value ??= { bitmap: segment.everything(), isOwn: true };
  for (const part of of) {
    if (part.kind !== 'not' || value.bitmap.isEmpty) continue;
    value = combine(value, toValue(Roaring, segment, part.of), {
      make: (a, b) => Roaring.andNot(a, b),
      change: (a, b) => a.andNotInPlace(b),
    });
  }
  return value;
}

function unite(Roaring: Roaring, segment: HeldSegment, of: readonly Expression[]): Value {
  const united = new Roaring();
  for (const part of of) {
    const value = toValue(Roaring, segment, part);
    united.orInPlace(value.bitmap);
    if (value.isOwn) value.bitmap.dispose?.();
  }
  return { bitmap: united, isOwn: true };
}

interface Operation {
  make: (a: Bitmap, b: Bitmap) => Bitmap;
  change: (a: Bitmap, b: Bitmap) => unknown;
}

function combine(left: Value | undefined, right: Value, { make, change }: Operation): Value {
  if (left === undefined) return right;
  const bitmap = left.isOwn ? left.bitmap : make(left.bitmap, right.bitmap);
  if (left.isOwn) change(left.bitmap, right.bitmap);
  if (right.isOwn) right.bitmap.dispose?.();
  return { bitmap, isOwn: true };
}

/** At most how many documents fit. */
function estimate(segment: HeldSegment, expression: Expression): number {
  switch (expression.kind) {
    case 'token':
      return segment.count(expression.lexeme);
    case 'all':
      return Math.min(segment.size, ...expression.of.map((part) => estimate(segment, part)));
    case 'any':
      return Math.min(
        segment.size,
        expression.of.reduce((sum, part) => sum + estimate(segment, part), 0),
      );
    case 'not':
      return segment.size;
  }
}
