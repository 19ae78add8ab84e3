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
    case 'prefix':
      return { bitmap: segment.findBeginning(expression.prefix), isOwn: false };
    case 'all':
      return intersect(Roaring, segment, expression.of);
    case 'any':
      return unite(Roaring, segment, expression.of);
    case 'not':
      return intersect(Roaring, segment, [expression]);
    case 'atLeast':
      return { bitmap: segment.findReaching(expression.figure, expression.value), isOwn: false };
    case 'jobs':
      return { bitmap: segment.findJobs(expression.ids), isOwn: true };
  }
}

/** The smallest first, so that what follows has little to look at, and what is excluded at the end. */
function intersect(Roaring: Roaring, segment: HeldSegment, of: readonly Expression[]): Value {
  const wanted: { part: Expression; most: number }[] = [];
  for (const part of of) {
    if (part.kind === 'not') continue;
    const most = estimate(segment, part);
    // Whoever pastes a page of words is answered by the first that nobody has.
    if (most === 0) return { bitmap: new Roaring(), isOwn: true };
    wanted.push({ part, most });
  }
  wanted.sort((a, b) => a.most - b.most);
  let value: Value | undefined;
  for (const { part } of wanted) {
    if (value?.bitmap.isEmpty) return value;
    if (part.kind === 'atLeast' && value && value.bitmap.size < segment.size / FEW) {
      value = keepReaching(Roaring, segment, value, part);
      continue;
    }
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

/** Of fewer than this share of the documents each is looked at by itself. */
const FEW = 8;

function keepReaching(
  Roaring: Roaring,
  segment: HeldSegment,
  value: Value,
  { figure, value: least }: Extract<Expression, { kind: 'atLeast' }>,
): Value {
  const figures = segment.segment.figures[figure];
  const kept = value.bitmap.toUint32Array().filter((document) => (figures[document] ?? NaN) >= least);
  if (value.isOwn) value.bitmap.dispose?.();
  return { bitmap: new Roaring(kept), isOwn: true };
}

function unite(Roaring: Roaring, segment: HeldSegment, of: readonly Expression[]): Value {
  const united = new Roaring();
  for (const part of of) {
    // Of a circle there are some hundred, and most of its towns have no job.
    if (part.kind === 'token') {
      const bitmap = segment.find(part.lexeme);
      if (bitmap) united.orInPlace(bitmap);
      continue;
    }
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
    case 'prefix':
      return segment.countBeginning(expression.prefix);
    // A figure is looked up only where the rest has left something.
    case 'atLeast':
    case 'not':
      return segment.size;
    case 'jobs':
      return expression.ids.length;
  }
}
