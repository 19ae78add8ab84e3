import type { IndexedDocument } from '../bitmap/segment.ts';
import type { Expression } from '../expression.ts';
import { BatchMasks } from './batch-masks.ts';
import { Beginnings } from './beginnings.ts';
import { flatten, toKey, type Condition } from './condition.ts';
import type { Frequencies } from './frequencies.ts';

/** Jobs that are looked at together: as many as a number has bits for its operators. */
export const BATCH_JOBS = 32;

/** Of a figure nothing is known beforehand. */
const FIGURE_SHARE = 0.5;

/** Where a search is looked up. */
export interface Anchors {
  /** Conditions that are known once jobs were read, one of which must hold; as rare ones as can be. */
  leaves: readonly number[];
  /** What else must hold and decides soonest; null when nothing else must. */
  guard: number | null;
}

/**
 * The conditions of all saved searches, each once and named by a number, and which jobs of a batch fit them. Each is worked
 * out but once a batch, however many searches have it.
 */
export class ConditionNetwork {
  readonly #frequencies: Frequencies;
  readonly #conditions: (Condition | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #tokens = new Map<string, number>();
  readonly #beginnings = new Beginnings<number>();
  /** All that is no lexeme, by what it is made of. */
  readonly #others = new Map<string, number>();
  /** Of a lexeme or a beginning where it is one of several. */
  readonly #within = new Map<number, number[]>();
  readonly #masks = new BatchMasks();
  #documents: readonly IndexedDocument[] = [];
  #everything = 0;
  #now = 0;

  constructor(frequencies: Frequencies) {
    this.#frequencies = frequencies;
  }

  /** How many different conditions there are. */
  get size(): number {
    return this.#conditions.length - this.#free.length;
  }

  /** The condition of the expression, to be given back with `release`. */
  hold(expression: Expression): number {
    const id = this.#find(expression);
    this.#get(id).uses += 1;
    return id;
  }

  release(id: number): void {
    const condition = this.#get(id);
    condition.uses -= 1;
    if (condition.uses > 0) return;
    this.#conditions[id] = undefined;
    this.#free.push(id);
    const { asked } = condition;
    if (asked.kind === 'token') this.#tokens.delete(asked.lexeme);
    else if (asked.kind === 'prefix') this.#beginnings.delete(asked.prefix);
    else this.#others.delete(toKey(asked));
    if (!('of' in asked)) return;
    for (const part of asked.of) {
      if (condition.isRead) removeFrom(this.#within, part, id);
      this.release(part);
    }
  }

  /** Undefined when nothing says that a job must have some lexeme, as where all is excluded. */
  findAnchors(id: number): Anchors | undefined {
    const { asked } = this.#get(id);
    if (asked.kind !== 'all') {
      const leaves = this.#listLeaves(id);
      return leaves && { leaves, guard: null };
    }
    // The parts stand in the order of their shares.
    for (const part of asked.of) {
      const leaves = this.#listLeaves(part);
      if (leaves) return { leaves, guard: asked.of.find((other) => other !== part) ?? null };
    }
    return undefined;
  }

  /**
   * Takes up to 32 jobs to be looked at, at this moment in seconds since 1970, and gives the conditions that are known by
   * that and hold for any of them.
   */
  read(documents: readonly IndexedDocument[], now: number): readonly number[] {
    this.#masks.begin();
    this.#documents = documents;
    this.#everything = documents.length === BATCH_JOBS ? -1 : (1 << documents.length) - 1;
    this.#now = now;
    const found: number[] = [];
    const mark = (id: number, bits: number) => {
      if (this.#masks.isKnown(id)) {
        this.#masks.mark(id, bits);
        return;
      }
      this.#masks.set(id, bits);
      found.push(id);
    };
    documents.forEach(({ lexemes }, index) => {
      const bit = 1 << index;
      const markBeginning = (id: number) => mark(id, bit);
      for (const lexeme of lexemes) {
        const token = this.#tokens.get(lexeme);
        if (token !== undefined) mark(token, bit);
        this.#beginnings.visit(lexeme, markBeginning);
      }
    });
    for (const leaf of found.slice()) {
      const bits = this.#masks.get(leaf);
      for (const several of this.#within.get(leaf) ?? []) mark(several, bits);
    }
    return found;
  }

  /** A bit for each of the jobs that were read and fit, the lowest for the first. */
  fit(id: number): number {
    if (this.#masks.isKnown(id)) return this.#masks.get(id);
    const mask = this.#evaluate(this.#get(id));
    this.#masks.set(id, mask);
    return mask;
  }

  #evaluate({ asked, isRead }: Condition): number {
    // What holds for a job was marked when that was read.
    if (isRead) return 0;
    switch (asked.kind) {
      case 'token':
      case 'prefix':
        return 0;
      case 'all': {
        let mask = this.#everything;
        for (let at = 0; at < asked.of.length && mask !== 0; at++) mask &= this.fit(asked.of[at] ?? 0);
        return mask;
      }
      case 'any': {
        let mask = 0;
        for (let at = 0; at < asked.of.length && mask !== this.#everything; at++)
          mask |= this.fit(asked.of[at] ?? 0);
        return mask;
      }
      case 'not':
        return this.#everything & ~this.fit(asked.of[0]);
      case 'atLeast': {
        const least = asked.figure === 'postedAt' ? this.#now + asked.value : asked.value;
        return this.#gather(({ figures }) => figures[asked.figure] >= least);
      }
      case 'jobs':
        return this.#gather(({ id }) => asked.ids.includes(id));
    }
  }

  #gather(fits: (document: IndexedDocument) => boolean): number {
    let mask = 0;
    this.#documents.forEach((document, index) => {
      if (fits(document)) mask |= 1 << index;
    });
    return mask;
  }

  /** What is known once jobs were read and of which something must hold; undefined when nothing need. */
  #listLeaves(id: number): readonly number[] | undefined {
    const { asked, isRead } = this.#get(id);
    if (isRead) return [id];
    switch (asked.kind) {
      case 'all':
        return asked.of.map((part) => this.#listLeaves(part)).find((leaves) => leaves !== undefined);
      case 'any': {
        const leaves = asked.of.map((part) => this.#listLeaves(part));
        return leaves.includes(undefined) ? undefined : [...new Set(leaves.flatMap((found) => found ?? []))];
      }
      default:
        return undefined;
    }
  }

  #find(expression: Expression): number {
    switch (expression.kind) {
      case 'token': {
        const { lexeme } = expression;
        const known = this.#tokens.get(lexeme);
        if (known !== undefined) return known;
        const made = this.#add(expression, this.#frequencies.ofLexeme(lexeme));
        this.#tokens.set(lexeme, made);
        return made;
      }
      case 'prefix': {
        const { prefix } = expression;
        const known = this.#beginnings.get(prefix);
        if (known !== undefined) return known;
        const made = this.#add(expression, this.#frequencies.ofBeginning(prefix));
        this.#beginnings.set(prefix, made);
        return made;
      }
      case 'atLeast':
        return this.#findOther(expression, () => FIGURE_SHARE);
      case 'jobs':
        return this.#findOther(expression, () => 0);
      case 'not': {
        const of = this.hold(expression.of);
        return this.#findMade({ kind: 'not', of: [of] }, () => 1 - this.#get(of).share);
      }
      case 'all':
      case 'any':
        return this.#findJoined(expression.kind, flatten(expression));
    }
  }

  #findJoined(kind: 'all' | 'any', parts: readonly Expression[]): number {
    const held = new Set<number>();
    for (const part of parts) {
      const id = this.hold(part);
      if (held.has(id)) this.release(id);
      held.add(id);
    }
    const shareOf = (id: number) => this.#get(id).share;
    const [only] = held;
    if (only !== undefined && held.size === 1) {
      this.#get(only).uses -= 1;
      return only;
    }
    if (kind === 'all') {
      const of = [...held].sort((a, b) => shareOf(a) - shareOf(b) || a - b);
      return this.#findMade({ kind, of }, () => Math.min(1, ...of.slice(0, 1).map(shareOf)));
    }
    const of = [...held].sort((a, b) => shareOf(b) - shareOf(a) || a - b);
    return this.#findMade({ kind, of }, () =>
      Math.min(
        1,
        of.reduce((sum, id) => sum + shareOf(id), 0),
      ),
    );
  }

  /** Of parts that are held already. */
  #findMade(asked: Extract<Condition['asked'], { of: unknown }>, toShare: () => number): number {
    const { size } = this.#others;
    const id = this.#findOther(asked, toShare);
    if (this.#others.size === size) for (const part of asked.of) this.release(part);
    return id;
  }

  #findOther(asked: Parameters<typeof toKey>[0], toShare: () => number): number {
    const key = toKey(asked);
    const known = this.#others.get(key);
    if (known !== undefined) return known;
    const made = this.#add(asked, toShare());
    this.#others.set(key, made);
    return made;
  }

  #add(asked: Condition['asked'], share: number): number {
    const id = this.#free.pop() ?? this.#conditions.length;
    const isLeaf = asked.kind === 'token' || asked.kind === 'prefix';
    const isRead = isLeaf || (asked.kind === 'any' && asked.of.every((part) => this.#isLeaf(part)));
    this.#conditions[id] = { asked, share, uses: 0, isRead };
    if (isRead && !isLeaf) for (const part of asked.of) addTo(this.#within, part, id);
    this.#masks.add(id);
    return id;
  }

  #isLeaf(id: number): boolean {
    const { kind } = this.#get(id).asked;
    return kind === 'token' || kind === 'prefix';
  }

  #get(id: number): Condition {
    const condition = this.#conditions[id];
    if (!condition) throw new Error(`There is no condition ${id}`);
    return condition;
  }
}

function addTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function removeFrom(lists: Map<number, number[]>, key: number, value: number): void {
  const left = lists.get(key)?.filter((other) => other !== value) ?? [];
  if (left.length > 0) lists.set(key, left);
  else lists.delete(key);
}
