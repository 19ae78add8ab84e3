import { PartedDocuments, type FoundDocuments } from './found-documents.ts';
import type { HeldSegment } from './held-segment.ts';
import type { Bitmap, Roaring } from './roaring.ts';
import type { Roles } from './roles.ts';

/** Counts documents of several segments: each by itself, or those of one role once. */
export interface Counter {
  /** Begins a new count. */
  start(): void;
  add(held: HeldSegment, documents: Bitmap): void;
  /** Adds those that are in both. */
  addBoth(held: HeldSegment, documents: PartedDocuments, others: Bitmap): void;
  /** Makes found documents ready for many counts over them. What it makes is the caller's. */
  part(found: readonly FoundDocuments[]): PartedDocuments[];
  /** Whether the document counts, for it is the first of its role in this count. */
  isFirst(held: HeldSegment, document: number): boolean;
  readonly count: number;
}

export class DocumentCounter implements Counter {
  count = 0;

  start(): void {
    this.count = 0;
  }

  add(_held: HeldSegment, documents: Bitmap): void {
    this.count += documents.size;
  }

  addBoth(_held: HeldSegment, { alone }: PartedDocuments, others: Bitmap): void {
    this.count += alone.andCardinality(others);
  }

  part(found: readonly FoundDocuments[]): PartedDocuments[] {
    return found.map((of) => new PartedDocuments(of));
  }

  isFirst(): boolean {
    return true;
  }
}

/** Stands for a turn that no count has: what is apart is never counted already. */
const APART = 0xffff_ffff;

export class RoleCounter implements Counter {
  readonly #Roaring: Roaring;
  readonly #roles: Roles;
  #counted: Uint32Array;
  /** Marks the roles of this count. */
  #turn = 0;
  count = 0;

  /** `apart`: numbers of roles whose documents count each by itself. */
  constructor(Roaring: Roaring, roles: Roles, apart: readonly number[]) {
    this.#Roaring = Roaring;
    this.#roles = roles;
    this.#counted = new Uint32Array(roles.size);
    for (const number of apart) this.#counted[number] = APART;
  }

  start(): void {
    this.#turn += 1;
    this.count = 0;
  }

  addBoth(held: HeldSegment, { alone, shared }: PartedDocuments, others: Bitmap): void {
    this.count += alone.andCardinality(others);
    if (!shared || shared.isEmpty) return;
    const both = this.#Roaring.and(shared, others);
    this.add(held, both);
    both.dispose?.();
  }

  add(held: HeldSegment, documents: Bitmap): void {
    const numbers = this.#number(held);
    const counted = this.#counted;
    for (const document of documents.toUint32Array()) {
      const number = numbers[document] ?? 0;
      if (counted[number] === this.#turn) continue;
      if (counted[number] !== APART) counted[number] = this.#turn;
      this.count += 1;
    }
  }

  part(found: readonly FoundDocuments[]): PartedDocuments[] {
    const listed = found.map(({ held, documents }) => ({
      numbers: this.#number(held),
      list: documents.toUint32Array(),
    }));
    const counted = this.#counted;
    const once = this.#turn + 1;
    const again = this.#turn + 2;
    this.#turn = again;
    for (const { numbers, list } of listed) {
      for (const document of list) {
        const number = numbers[document] ?? 0;
        const mark = counted[number];
        if (mark !== APART) counted[number] = mark === once || mark === again ? again : once;
      }
    }
    return found.map((of, index) => {
      const { numbers, list } = listed[index] as (typeof listed)[number];
      const shared = new this.#Roaring(list.filter((document) => counted[numbers[document] ?? 0] === again));
      return new PartedDocuments(of, { alone: this.#Roaring.andNot(of.documents, shared), shared, list });
    });
  }

  isFirst(held: HeldSegment, document: number): boolean {
    const number = this.#number(held)[document] ?? 0;
    if (this.#counted[number] === this.#turn) return false;
    if (this.#counted[number] !== APART) this.#counted[number] = this.#turn;
    return true;
  }

  /** The number of each document's role, and room for those that this brings. */
  #number(held: HeldSegment): Uint32Array {
    const numbers = held.numberRoles(this.#roles);
    if (this.#counted.length < this.#roles.size) {
      const grown = new Uint32Array(2 * this.#roles.size);
      grown.set(this.#counted);
      this.#counted = grown;
    }
    return numbers;
  }
}
