import { allOf, type Expression } from '../expression.ts';
import type { SearchResult } from '../search.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { Suggestion, SuggestRequest } from '../suggest.ts';
import { countFacets, countHidden } from './count-facets.ts';
import { DocumentCounter, RoleCounter, type Counter } from './counters.ts';
import { correct } from './correct.ts';
import { evaluate } from './evaluate.ts';
import type { Find, FoundDocuments } from './found-documents.ts';
import { HeldSegment } from './held-segment.ts';
import { measure } from './measure.ts';
import { mergeSegments, type Merged } from './merge-segments.ts';
import { partByFit } from './part-by-fit.ts';
import { partByTier } from './part-by-tier.ts';
import { readByPay } from './read-by-pay.ts';
import { listOpenings } from './list-openings.ts';
import { readPage, readRoles, type RankedList } from './read-page.ts';
import { findRole, Roles } from './roles.ts';
import type { Bitmap, Roaring } from './roaring.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { findDocument, toSegmentBytes, type IndexedDocument, type Segment } from './segment.ts';
import { GONE } from './sorter.ts';
import { suggest } from './suggest.ts';

const toFound = ({ terms, restrictions }: SearchPlan) => allOf([...terms, ...restrictions]);

/** A segment is merged with the younger ones as soon as they have a fourth of its documents. */
const GROWTH = 4;
/** A segment of which this share has gone is written anew. */
const DEAD_SHARE = 0.3;
const FEW_DEAD = 64;
const ROLES_BESIDE = 100_000;
const CACHE_BYTES = 64 * 2 ** 20;
const SMALL_CACHE_BYTES = 4 * 2 ** 20;
const SMALL_DOCUMENTS = 20_000;

export interface IndexStatus {
  /** That can be found. */
  documents: number;
  segments: number;
  /** In other segments than the largest. */
  delta: number;
  /** Replaced or taken out, and not merged away yet. */
  dead: number;
  /** Of the largest segment. */
  lexemes: number;
  /** The segments' arrays. */
  bytes: number;
  /** Bitmaps kept at hand. */
  cachedBytes: number;
}

/** What a snapshot keeps of a segment. */
export interface StoredSegment {
  segment: Segment;
  dead: Uint8Array;
}

/**
 * The jobs of search as Roaring bitmaps: a large sorted segment and a few small ones that came later, all immutable; a
 * job that is replaced or taken out is marked as gone until its segment is merged with others.
 */
export class BitmapIndex {
  readonly #Roaring: Roaring;
  /** The oldest, and largest, first. */
  #segments: HeldSegment[] = [];
  #roles = new Roles();
  #merging: { inputs: readonly HeldSegment[]; steps: Generator<undefined, Merged> } | undefined;

  constructor(Roaring: Roaring, stored: readonly StoredSegment[] = []) {
    this.#Roaring = Roaring;
    this.#segments = stored.map(({ segment, dead }) => this.#hold(segment, dead));
  }

  /** Puts documents in, or replaces those with the same ids, and takes out the jobs in `removed`. */
  apply(documents: readonly IndexedDocument[], removed: readonly number[]): void {
    const builder = new SegmentBuilder();
    for (const document of documents) builder.add(document);
    this.append(builder.finish(), removed);
  }

  /** The same with a segment that was built already. */
  append(added: Segment, removed: readonly number[] = []): void {
    for (const ids of [added.ids, removed]) {
      for (const id of ids) {
        for (const held of this.#segments) {
          const document = findDocument(held.segment, id);
          if (document !== undefined) held.bury(document);
        }
      }
    }
    if (added.ids.length > 0) this.#segments.push(this.#hold(added));
  }

  get segments(): number {
    return this.#segments.length;
  }

  /** What the plan's rule gives. */
  search(plan: SearchPlan, { offset, limit }: { offset: number; limit: number }): SearchResult {
    const found: FoundDocuments[] = [];
    const lists: RankedList[] = [];
    const find: Find = (held, expression) => this.#find(held, expression);
    try {
      for (const held of this.#segments) found.push({ held, documents: find(held, toFound(plan)) });
      const totalOpenings = found.reduce((sum, { documents }) => sum + documents.size, 0);
      const counter = plan.isGrouped ? this.#countRoles(plan) : new DocumentCounter();
      const extras: Partial<SearchResult> = {
        ...(plan.facets.length > 0 && { facets: countFacets(plan.facets, { found, find, counter }) }),
        ...(plan.insights !== null && { insights: measure(plan.insights, { found, find }) }),
      };
      const hiding = plan.hiding && countHidden(plan.hiding, { found, find, counter });
      counter.start();
      for (const { held, documents } of found) counter.add(held, documents);
      const total = counter.count;
      if (hiding) {
        const { roles, ...hidden } = hiding;
        extras.hidden = plan.isGrouped ? { ...hidden, roles: roles - total } : hidden;
      }
      const page = { offset, limit };
      const readIds = () => {
        if (offset >= total) return [];
        if (plan.payCurrency !== null) {
          return readByPay(found, { currency: plan.payCurrency, find, counter, ...page });
        }
        const parts =
          plan.met.length > 0
            ? partByFit(this.#Roaring, found, plan.met)
            : partByTier(this.#Roaring, found, plan.tiers);
        lists.push(...parts);
        return plan.isGrouped ? this.#readRoles(lists, page, counter) : readPage(lists, offset, limit);
      };
      const ids = readIds();
      const grouped = plan.isGrouped
        ? { grouped: { totalOpenings, openings: listOpenings(ids, found, this.#roles) } }
        : {};
      return { total, ids, ...grouped, ...extras };
    } finally {
      for (const { documents } of [...lists, ...found]) documents.dispose?.();
      for (const held of this.#segments) held.trim();
    }
  }

  suggest(request: SuggestRequest): Suggestion[] {
    const suggestions = suggest(this.#segments, request, (held, expression) => this.#find(held, expression));
    for (const held of this.#segments) held.trim();
    return suggestions;
  }

  correct(words: readonly string[]): (string | null)[] {
    return correct(this.#segments, words);
  }

  /** The documents that fit and have not gone. The caller's. */
  #find(held: HeldSegment, expression: Expression): Bitmap {
    const found = evaluate(this.#Roaring, held, expression);
    if (held.deadBitmap) found.andNotInPlace(held.deadBitmap);
    return found;
  }

  #countRoles({ apart }: SearchPlan): RoleCounter {
    const roles = this.#numberRoles();
    return new RoleCounter(
      this.#Roaring,
      roles,
      apart.flatMap((id) => findRole(id, this.#segments, roles) ?? []),
    );
  }

  /** The numbers of roles, begun anew once most of them are those of jobs that have gone. */
  #numberRoles(): Roles {
    const live = this.#segments.reduce((sum, held) => sum + held.live, 0);
    if (this.#roles.size > ROLES_BESIDE + 2 * live) this.#roles = new Roles();
    return this.#roles;
  }

  #readRoles(
    lists: readonly RankedList[],
    page: { offset: number; limit: number },
    counter: Counter,
  ): number[] {
    const heldBy = new Map(this.#segments.map((held) => [held.segment, held]));
    counter.start();
    return readRoles(lists, page, (segment, document) =>
      counter.isFirst(heldBy.get(segment) as HeldSegment, document),
    );
  }

  /** Goes on with the merge that is due, for some milliseconds. False when there is none to do. */
  maintain(): boolean {
    if (!this.#merging) {
      const inputs = this.#chooseInputs();
      if (inputs.length === 0) return false;
      this.#startMerge(inputs);
    }
    return this.#step();
  }

  /** Merges everything into one segment, however many there are. The generator yields every few milliseconds. */
  *compact(): Generator<undefined, void> {
    while (this.#merging) {
      this.#step();
      yield;
    }
    if (this.#segments.length <= 1) return;
    this.#startMerge([...this.#segments]);
    while (this.#step()) yield;
  }

  /** What there is now, for a snapshot: it does not change when the index does. */
  store(): StoredSegment[] {
    return this.#segments.map(({ segment, dead }) => ({ segment, dead: dead.slice() }));
  }

  status(): IndexStatus {
    const sum = (measure: (held: HeldSegment) => number) =>
      this.#segments.reduce((total, held) => total + measure(held), 0);
    const largest = Math.max(0, ...this.#segments.map(({ live }) => live));
    const documents = sum(({ live }) => live);
    return {
      documents,
      segments: this.#segments.length,
      delta: documents - largest,
      dead: sum(({ size, live }) => size - live),
      lexemes: Math.max(0, ...this.#segments.map(({ segment }) => segment.counts.length)),
      bytes: sum(({ segment }) => toSegmentBytes(segment)),
      cachedBytes: sum(({ cachedBytes }) => cachedBytes),
    };
  }

  dispose(): void {
    for (const held of this.#segments) held.dispose();
    this.#segments = [];
    this.#merging = undefined;
  }

  #hold(segment: Segment, dead?: Uint8Array): HeldSegment {
    const cacheBytes = segment.ids.length > SMALL_DOCUMENTS ? CACHE_BYTES : SMALL_CACHE_BYTES;
    return new HeldSegment(this.#Roaring, segment, { cacheBytes, ...(dead && { dead }) });
  }

  /** The youngest segments whose neighbour is not four times as large; else one of which much has gone. */
  #chooseInputs(): HeldSegment[] {
    let first = this.#segments.length - 1;
    let documents = this.#segments[first]?.live ?? 0;
    while (first > 0 && (this.#segments[first - 1]?.live ?? 0) <= GROWTH * documents) {
      first -= 1;
      documents += this.#segments[first]?.live ?? 0;
    }
    const young = this.#segments.slice(Math.max(first, 0));
    if (young.length > 1) return young;
    const worn = this.#segments.find(
      ({ size, live }) => size - live > Math.max(DEAD_SHARE * size, live === 0 ? 0 : FEW_DEAD),
    );
    return worn ? [worn] : [];
  }

  #startMerge(inputs: readonly HeldSegment[]): void {
    const steps = mergeSegments(inputs.map(({ segment, dead }) => ({ segment, dead: dead.slice() })));
    this.#merging = { inputs, steps };
  }

  #step(): boolean {
    if (!this.#merging) return false;
    const { inputs, steps } = this.#merging;
    const result = steps.next();
    if (result.done === true) {
      this.#merging = undefined;
      this.#replace(inputs, result.value);
    }
    return true;
  }

  #replace(inputs: readonly HeldSegment[], { segment, numbers }: Merged): void {
    const merged = this.#hold(segment);
    for (const [index, input] of inputs.entries()) {
      // What went while they were merged has gone from the merged one as well.
      for (let document = 0; document < input.size; document++) {
        const number = numbers[index]?.[document] ?? GONE;
        if (number !== GONE && input.isDead(document)) merged.bury(number);
      }
    }
    const at = this.#segments.indexOf(inputs[0] as HeldSegment);
    this.#segments.splice(at, inputs.length, ...(merged.size > 0 ? [merged] : []));
    for (const input of inputs) input.dispose();
  }
}
