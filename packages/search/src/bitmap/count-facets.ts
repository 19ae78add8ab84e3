import { allOf, token, type Expression } from '../expression.ts';
import type { CountPlan, FacetPlan } from '../facet-plan.ts';
import { ofCountry } from '../lexemes.ts';
import { inCountry, toFacets } from '../facets.ts';
import type { Facets, Hidden } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { HeldSegment } from './held-segment.ts';
import { findPrefix, getLexeme } from './lexicon.ts';
import type { Bitmap } from './roaring.ts';
import type { Counter } from './roles.ts';

/** Documents of a segment. */
export interface FoundDocuments {
  held: HeldSegment;
  documents: Bitmap;
}

/** The documents of a segment that fit and have not gone; the caller's. */
export type Find = (held: HeldSegment, expression: Expression) => Bitmap;

type Counts = Map<string, number>;

/** Up to so many values are counted one by one; of more each found document is asked for its own. */
const FEW_VALUES = 64;

export interface Counting {
  found: readonly FoundDocuments[];
  find: Find;
  counter: Counter;
}

export function countFacets(plans: readonly FacetPlan[], { found, find, counter }: Counting): Facets {
  return toFacets(plans, (plan) => {
    const bases = plan.base === null ? found : found.map(({ held }) => toBase(held, plan.base, find));
    const counts = countValues(plan, { found: bases, find, counter });
    if (plan.base !== null) for (const { documents } of bases) documents.dispose?.();
    return counts;
  });
}

function toBase(held: HeldSegment, base: Expression | null, find: Find): FoundDocuments {
  return { held, documents: find(held, allOf(base === null ? [] : [base])) };
}

/** How many of the found documents have each value. */
export function countValues({ values, most }: CountPlan, counting: Counting): Counts {
  switch (values.kind) {
    case 'each':
      return new Map(values.each.map(({ value, expression }) => [value, countOne(expression, counting)]));
    case 'countries': {
      const countries = listValues(counting.found, ofCountry(''));
      return new Map(
        countries.map((country) => [country.toUpperCase(), countOne(inCountry(values, country), counting)]),
      );
    }
    case 'several':
      return counting.counter.countsEach
        ? countEachListed(values.prefix, counting)
        : countListed(values.prefix, counting, most);
    case 'column': {
      const { prefix } = values;
      const isMany = counting.found.some(({ held }) => {
        const { start, end } = findPrefix(held.segment.lexicon, prefix);
        return end - start > FEW_VALUES;
      });
      if (isMany) return countByDocument(prefix, counting);
      return countListed(prefix, counting, most);
    }
  }
}

/**
 * Each value that some job has; where only so many are wanted, those with the most jobs in the index first, until no other
 * can be among them.
 */
function countListed(prefix: string, counting: Counting, most: number | null): Counts {
  const { found } = counting;
  const values = listValues(found, prefix).map((value) => ({
    value,
    atMost: found.reduce((sum, { held }) => sum + held.count(prefix + value), 0),
  }));
  const counts: Counts = new Map();
  let best: number[] = [];
  for (const { value, atMost } of values.sort((a, b) => b.atMost - a.atMost)) {
    if (most !== null && best.length === most && atMost < (best.at(-1) ?? 0)) break;
    const count = countOne(token(prefix + value), counting);
    counts.set(value, count);
    if (most !== null) best = [...best, count].sort((a, b) => b - a).slice(0, most);
  }
  return counts;
}

/** Of values that a document has any number of, where every document counts: each found one is asked for its own. */
function countEachListed(prefix: string, { found }: Counting): Counts {
  const counts: Counts = new Map();
  for (const { held, documents } of found) {
    if (documents.isEmpty) continue;
    const { start, size, starts, places } = held.list(prefix);
    const sizes = new Uint32Array(size);
    for (const document of documents.toUint32Array()) {
      const end = starts[document + 1] ?? 0;
      for (let at = starts[document] ?? 0; at < end; at++) {
        const place = places[at] ?? 0;
        sizes[place] = (sizes[place] ?? 0) + 1;
      }
    }
    addSizes(counts, held, { prefix, start, sizes });
  }
  return counts;
}

/** Adds what was counted of a segment's lexemes from number `start` on. */
function addSizes(
  counts: Counts,
  { segment }: HeldSegment,
  { prefix, start, sizes }: { prefix: string; start: number; sizes: Uint32Array },
): void {
  for (let place = 0; place < sizes.length; place++) {
    const counted = sizes[place] ?? 0;
    if (counted === 0) continue;
    const value = getLexeme(segment.lexicon, start + place).slice(prefix.length);
    counts.set(value, (counts.get(value) ?? 0) + counted);
  }
}

function countOne(expression: Expression, { found, find, counter }: Counting): number {
  counter.start();
  for (const { held, documents } of found) {
    if (documents.isEmpty) continue;
    const borrowed = borrow(held, expression);
    const others = borrowed ?? find(held, expression);
    counter.addBoth(held, documents, others);
    if (!borrowed) others.dispose?.();
  }
  return counter.count;
}

/** What the segment keeps at hand, gone or not. */
function borrow(held: HeldSegment, expression: Expression): Bitmap | undefined {
  if (expression.kind === 'token') return held.find(expression.lexeme);
  if (expression.kind === 'atLeast') return held.findReaching(expression.figure, expression.value);
  return undefined;
}

/** What follows the prefix in the lexemes that begin so. */
export function listValues(found: readonly FoundDocuments[], prefix: string): string[] {
  const values = new Set<string>();
  for (const { held } of found) {
    const { lexicon } = held.segment;
    const { start, end } = findPrefix(lexicon, prefix);
    for (let index = start; index < end; index++) values.add(getLexeme(lexicon, index).slice(prefix.length));
  }
  return [...values];
}

/** Of values that a document has one of at most; documents of one role have the same. */
function countByDocument(prefix: string, { found, counter }: Counting): Counts {
  const counts: Counts = new Map();
  counter.start();
  for (const { held, documents } of found) {
    const { start, size, places } = held.group(prefix);
    const sizes = new Uint32Array(size + 1);
    for (const document of documents.toUint32Array()) {
      const place = places[document] ?? 0;
      if (counter.isFirst(held, document)) sizes[place] = (sizes[place] ?? 0) + 1;
    }
    addSizes(counts, held, { prefix, start, sizes: sizes.subarray(1) });
  }
  return counts;
}

/** What the rules hide of what would be found without them; `roles` are all that would be found. */
export function countHidden(
  { base, rules }: NonNullable<SearchPlan['hiding']>,
  { found, find, counter }: Counting,
): Required<Hidden> {
  const hidden = { total: 0, roles: 0, counts: rules.map(() => 0) };
  counter.start();
  for (const { held, documents } of found) {
    const all = find(held, base);
    counter.add(held, all);
    hidden.total += all.size - documents.size;
    for (const [index, rule] of rules.entries()) {
      hidden.counts[index] = (hidden.counts[index] ?? 0) + countBoth(all, find(held, rule));
    }
    all.dispose?.();
  }
  hidden.roles = counter.count;
  return hidden;
}

function countBoth(documents: Bitmap, others: Bitmap): number {
  const size = documents.andCardinality(others);
  others.dispose?.();
  return size;
}
