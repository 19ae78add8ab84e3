import type { IndexedDocument } from '../bitmap/segment.ts';
import { allOf, type Expression } from '../expression.ts';
import type { SearchRequest } from '../search.ts';
import { toSearchPlan } from '../search-plan.ts';
import { AnchoredPlans } from './anchored-plans.ts';
import { BATCH_JOBS, ConditionNetwork } from './condition-network.ts';
import type { Frequencies } from './frequencies.ts';

/** What decides whether a job is found; not how results are sorted, joined, counted or cut into pages. */
export type SavedRequest = Pick<
  SearchRequest,
  'query' | 'prefix' | 'literal' | 'notUnderstood' | 'filters' | 'hide'
>;

/** Each of the searches finds each of the jobs. */
export interface PercolatedMatch<Id> {
  searches: readonly Id[];
  jobs: readonly number[];
}

/** Searches that ask for the same. */
interface Plan<Id> {
  condition: number;
  searches: Set<Id>;
  /** The same as a list; null after a change. */
  listed: readonly Id[] | null;
  /** Where it is looked up; null: for every job. */
  leaves: readonly number[] | null;
  /** The batch it was looked at for. */
  batch: number;
}

/**
 * Finds which of many saved searches find a job: the same that `Search` finds. Each stands by the rarest lexeme that a job
 * needs for it, so that a job is held against those alone that it has the rarest lexeme of.
 */
export class Percolator<Id extends number | string> {
  readonly #network: ConditionNetwork;
  /** Null: no job can fit. */
  readonly #bySearch = new Map<Id, Plan<Id> | null>();
  readonly #byCondition = new Map<number, Plan<Id>>();
  readonly #anchored = new Map<number, AnchoredPlans<Plan<Id>>>();
  readonly #unanchored = new Set<Plan<Id>>();
  #batch = 0;

  constructor(frequencies: Frequencies) {
    this.#network = new ConditionNetwork(frequencies);
  }

  /** Puts a search in, or replaces it. */
  set(search: Id, request: SavedRequest): void {
    // Made for the moment 0, so that "posted within" says how long before the moment of matching that is.
    const made = toSearchPlan({ ...request, sort: 'newest', now: 0 });
    this.delete(search);
    const plan = made ? this.#hold(allOf([...made.terms, ...made.restrictions])) : null;
    this.#bySearch.set(search, plan);
    if (!plan) return;
    plan.searches.add(search);
    plan.listed = null;
  }

  /** Takes a search out. One that is not there is fine. */
  delete(search: Id): void {
    const plan = this.#bySearch.get(search);
    this.#bySearch.delete(search);
    if (!plan) return;
    plan.searches.delete(search);
    plan.listed = null;
    if (plan.searches.size === 0) this.#drop(plan);
  }

  has(search: Id): boolean {
    return this.#bySearch.has(search);
  }

  /**
   * What finds these jobs at this moment, in seconds since 1970. It gives the matches of some jobs at a time, a few
   * milliseconds' work each, so that the caller can do something else in between.
   */
  *match(documents: readonly IndexedDocument[], now: number): Generator<PercolatedMatch<Id>[], void> {
    for (let at = 0; at < documents.length; at += BATCH_JOBS) {
      yield this.#matchBatch(documents.slice(at, at + BATCH_JOBS), now);
    }
  }

  /** How many searches there are, how many different ones, and how many of these are looked at for every job. */
  status(): { searches: number; plans: number; conditions: number; unanchored: number } {
    return {
      searches: this.#bySearch.size,
      plans: this.#byCondition.size,
      conditions: this.#network.size,
      unanchored: this.#unanchored.size,
    };
  }

  #matchBatch(documents: readonly IndexedDocument[], now: number): PercolatedMatch<Id>[] {
    const batch = ++this.#batch;
    const network = this.#network;
    const matches: PercolatedMatch<Id>[] = [];
    const listJobs = createJobLists(documents);
    const look = (plan: Plan<Id>) => {
      if (plan.batch === batch) return;
      plan.batch = batch;
      const mask = network.fit(plan.condition);
      if (mask === 0) return;
      matches.push({ searches: (plan.listed ??= [...plan.searches]), jobs: listJobs(mask) });
    };
    for (const leaf of network.read(documents, now)) this.#anchored.get(leaf)?.visit(network, leaf, look);
    this.#unanchored.forEach(look);
    return matches;
  }

  /** The plan that asks for this: the one that is there already, or a new one. */
  #hold(expression: Expression): Plan<Id> {
    const condition = this.#network.hold(expression);
    const known = this.#byCondition.get(condition);
    if (known) {
      this.#network.release(condition);
      return known;
    }
    const anchors = this.#network.findAnchors(condition);
    const leaves = anchors?.leaves ?? null;
    const plan: Plan<Id> = { condition, searches: new Set(), listed: null, leaves, batch: 0 };
    this.#byCondition.set(condition, plan);
    if (!anchors) this.#unanchored.add(plan);
    else for (const leaf of anchors.leaves) this.#listAt(leaf).add(plan, anchors.guard);
    return plan;
  }

  #listAt(leaf: number): AnchoredPlans<Plan<Id>> {
    const known = this.#anchored.get(leaf);
    if (known) return known;
    const made = new AnchoredPlans<Plan<Id>>();
    this.#anchored.set(leaf, made);
    return made;
  }

  #drop(plan: Plan<Id>): void {
    this.#byCondition.delete(plan.condition);
    this.#unanchored.delete(plan);
    for (const leaf of plan.leaves ?? []) {
      const list = this.#anchored.get(leaf);
      list?.delete(plan);
      if (list?.size === 0) this.#anchored.delete(leaf);
    }
    this.#network.release(plan.condition);
  }
}

/** Gives the jobs of a mask, one list for all that ask for the same ones. */
function createJobLists(documents: readonly IndexedDocument[]): (mask: number) => readonly number[] {
  const lists = new Map<number, readonly number[]>();
  return (mask) => {
    const known = lists.get(mask);
    if (known) return known;
    const made = documents.filter((_, index) => (mask & (1 << index)) !== 0).map(({ id }) => id);
    lists.set(mask, made);
    return made;
  };
}
