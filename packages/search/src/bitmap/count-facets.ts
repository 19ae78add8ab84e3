import { token, type Expression } from '../expression.ts';
import type { CountPlan, FacetPlan } from '../facet-plan.ts';
import { ofCountry } from '../lexemes.ts';
import { inCountry, toFacets } from '../facets.ts';
import type { Facets, Hidden } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { HeldSegment } from './held-segment.ts';
import { findPrefix, getLexeme } from './lexicon.ts';
import type { Bitmap } from './roaring.ts';
import type { Find, FoundDocuments, PartedDocuments } from './found-documents.ts';
import type { Counter } from './counters.ts';
import { Tally } from './tally.ts';

type Counts = Map<string, number>;

/** Up to so many values are counted one by one; of more each found document is asked for its own. */
const FEW_VALUES = 64;
/** Times as many values as are wanted nearly always hold those with the most roles. */
const FEW_OF_MOST = 3;

export interface Counting {
  found: readonly PartedDocuments[];
  find: Find;
  counter: Counter;
}

interface Found {
  found: readonly FoundDocuments[];
  find: Find;
  counter: Counter;
}

/** How many of the found documents, or of those of a facet's own base, have each value of each facet. */
export function countFacets(plans: readonly FacetPlan[], { found, find, counter }: Found): Facets {
  const ofAll = counter.part(found);
  const facets = toFacets(plans, (plan) => {
    const { base } = plan;
    if (base === null) return countValues(plan, { found: ofAll, find, counter });
    const bases = found.map(({ held }) => ({ held, documents: find(held, base) }));
    const parted = counter.part(bases);
    const counts = countValues(plan, { found: parted, find, counter });
    for (const documents of parted) documents.dispose();
    for (const { documents } of bases) documents.dispose?.();
    return counts;
  });
  for (const documents of ofAll) documents.dispose();
  return facets;
}

/** How many of the found documents have each value. */
export function countValues({ values, most }: CountPlan, counting: Counting): Counts {
  switch (values.kind) {
    case 'each':
      return new Map(
        values.each.map(({ value, expression }) => [value, countOne(expression, counting, true)]),
      );
    case 'countries': {
      const countries = listValues(counting.found, ofCountry(''));
      return new Map(
        countries.map((country) => [country.toUpperCase(), countOne(inCountry(values, country), counting)]),
      );
    }
    case 'several':
      return countListed(values.prefix, counting, most);
    case 'column': {
      const { prefix } = values;
      const isMany = counting.found.some(({ held }) => {
        const { start, end } = findPrefix(held.segment.lexicon, prefix);
        return end - start > FEW_VALUES;
      });
      if (isMany) return countByDocument(prefix, counting).count(most);
      return new Map(
        listValues(counting.found, prefix).map((value) => [value, countOne(token(prefix + value), counting)]),
      );
    }
  }
}

/**
 * Of values that a document has any number of. Where roles count, those that most documents have are counted first, until no
 * other can be among the `most`: a value has no more roles than documents.
 */
function countListed(prefix: string, counting: Counting, most: number | null): Counts {
  const documents = tallyListed(prefix, counting);
  if (counting.found.every(({ shared }) => !shared || shared.isEmpty)) return documents.count(most);
  const counts: Counts = new Map();
  for (const wanted of most === null ? [null] : [FEW_OF_MOST * most, null]) {
    let best: number[] = [];
    for (const [value, atMost] of [...documents.count(wanted)].sort(([, a], [, b]) => b - a)) {
      if (most !== null && best.length === most && atMost < (best.at(-1) ?? 0)) return counts;
      const count = counts.get(value) ?? countOne(token(prefix + value), counting);
      counts.set(value, count);
      if (most !== null) best = [...best, count].sort((a, b) => b - a).slice(0, most);
    }
  }
  return counts;
}

/** The same where every document counts: each found one is asked for its own. */
function tallyListed(prefix: string, { found }: Counting): Tally {
  const tally = new Tally(prefix);
  for (const { held, documents, list } of found) {
    if (documents.isEmpty) continue;
    const { start, size, starts, places } = held.list(prefix);
    const sizes = new Uint32Array(size);
    for (const document of list) {
      const end = starts[document + 1] ?? 0;
      for (let at = starts[document] ?? 0; at < end; at++) {
        const place = places[at] ?? 0;
        sizes[place] = (sizes[place] ?? 0) + 1;
      }
    }
    tally.add({ held, start, sizes });
  }
  return tally;
}

/** `isUsual`: every search asks it, so what is composed for it is kept. */
function countOne(expression: Expression, { found, find, counter }: Counting, isUsual = false): number {
  counter.start();
  for (const documents of found) {
    if (documents.documents.isEmpty) continue;
    const { held } = documents;
    const make = () => find(held, expression);
    const borrowed =
      borrow(held, expression) ?? (isUsual ? held.keep(JSON.stringify(expression), make) : undefined);
    const others = borrowed ?? make();
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
function countByDocument(prefix: string, { found, counter }: Counting): Tally {
  const tally = new Tally(prefix);
  counter.start();
  for (const { held, documents, list } of found) {
    if (documents.isEmpty) continue;
    const { start, size, places } = held.group(prefix);
    const sizes = new Uint32Array(size + 1);
    for (const document of list) {
      const place = places[document] ?? 0;
      if (counter.isFirst(held, document)) sizes[place] = (sizes[place] ?? 0) + 1;
    }
    tally.add({ held, start, sizes: sizes.subarray(1) });
  }
  return tally;
}

/** What the rules hide of what would be found without them; `roles` are all that would be found. */
export function countHidden(
  { base, rules }: NonNullable<SearchPlan['hiding']>,
  { found, find, counter }: Found,
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
