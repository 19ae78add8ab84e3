import { allOf, token } from '../expression.ts';
import { ofCurrency } from '../lexemes.ts';
import type { Find, FoundDocuments } from './found-documents.ts';
import { Heap } from './heap.ts';
import type { HeldSegment } from './held-segment.ts';
import { readRoles, type RankedList } from './read-page.ts';
import type { Counter } from './counters.ts';

interface Paging {
  currency: string;
  find: Find;
  /** Counts roles once when it is asked to. */
  counter: Counter;
  offset: number;
  limit: number;
}

/** How many more are kept when those that were kept were of too few roles. */
const GROWTH = 4;

/** The ids from `offset` on: the highest pay in the currency first, then what states none in it, each newest first. */
export function readByPay(
  found: readonly FoundDocuments[],
  { currency, find, counter, offset, limit }: Paging,
): number[] {
  const paying = allOf([token(ofCurrency(currency)), { kind: 'atLeast', figure: 'payTop', value: 0 }]);
  const paid = found.map(({ held, documents }): FoundDocuments => {
    const fitting = find(held, paying);
    fitting.andInPlace(documents);
    return { held, documents: fitting };
  });
  counter.start();
  for (const { held, documents } of paid) counter.add(held, documents);
  const count = counter.count;
  const ids = listBest(paid, { counter, most: Math.min(offset + limit, count) }).slice(offset);
  const others = found.map(({ held, documents }, index): RankedList => {
    const rest = documents.clone();
    rest.andNotInPlace((paid[index] as FoundDocuments).documents);
    return { segment: held.segment, documents: rest, boostSeconds: 0 };
  });
  if (ids.length < limit) {
    const heldBy = new Map(found.map(({ held }) => [held.segment, held]));
    // What has a role that is paid elsewhere was listed with it.
    counter.start();
    for (const { held, documents } of paid) counter.add(held, documents);
    const page = { offset: Math.max(0, offset - count), limit: limit - ids.length };
    ids.push(
      ...readRoles(others, page, (segment, document) =>
        counter.isFirst(heldBy.get(segment) as HeldSegment, document),
      ),
    );
  }
  for (const { documents } of [...others, ...paid]) documents.dispose?.();
  return ids;
}

/** The best paid, of each role one. */
function listBest(
  paid: readonly FoundDocuments[],
  { counter, most }: { counter: Counter; most: number },
): number[] {
  const all = paid.reduce((sum, { documents }) => sum + documents.size, 0);
  for (let kept = most; ; kept *= GROWTH) {
    const best = new BestPaid(Math.min(kept, all));
    for (const { held, documents } of paid) {
      for (const document of documents.toUint32Array()) best.offer(held, document);
    }
    counter.start();
    const firsts = best.list().filter(({ held, document }) => counter.isFirst(held, document));
    if (firsts.length >= most || kept >= all) {
      return firsts.slice(0, most).map(({ held, document }) => held.segment.ids[document] ?? 0);
    }
  }
}

interface Place {
  held: HeldSegment;
  document: number;
}

/** The best paid of many, `most` at most. */
class BestPaid {
  readonly #most: number;
  readonly #places: Place[] = [];
  readonly #heap = new Heap((a, b) => compare(this.#places[b] as Place, this.#places[a] as Place) < 0);

  constructor(most: number) {
    this.#most = most;
  }

  offer(held: HeldSegment, document: number): void {
    if (this.#places.length < this.#most) {
      this.#heap.push(this.#places.push({ held, document }) - 1);
      return;
    }
    const worst = this.#heap.first();
    if (worst === undefined || compare({ held, document }, this.#places[worst] as Place) > 0) return;
    this.#places[worst] = { held, document };
    this.#heap.moved();
  }

  /** The best first. */
  list(): Place[] {
    return this.#places.sort(compare);
  }
}

/** Below zero when `a` is better. */
function compare(a: Place, b: Place): number {
  const left = a.held.segment;
  const right = b.held.segment;
  const pays = (right.figures.payTop[b.document] ?? 0) - (left.figures.payTop[a.document] ?? 0);
  if (pays !== 0) return pays;
  const times = (right.rankAts[b.document] ?? 0) - (left.rankAts[a.document] ?? 0);
  return times || (left.ids[a.document] ?? 0) - (right.ids[b.document] ?? 0);
}
