import type { HeldSegment } from './held-segment.ts';
import { findDocument } from './segment.ts';

const FIRST_CAPACITY = 1_024;
/** Share of the places that may be taken. */
const LOAD = 0.6;
const HALF = 2 ** 32;

/** Numbers the roles that were met, from 0, so that they can be counted with an array instead of a set. */
export class Roles {
  #keys = new Float64Array(FIRST_CAPACITY).fill(NaN);
  #numbers = new Uint32Array(FIRST_CAPACITY);
  size = 0;

  toNumber(role: number): number {
    const mask = this.#keys.length - 1;
    let place = this.#hash(role) & mask;
    for (let key = this.#keys[place]; !Number.isNaN(key); key = this.#keys[place]) {
      if (key === role) return this.#numbers[place] ?? 0;
      place = (place + 1) & mask;
    }
    this.#keys[place] = role;
    this.#numbers[place] = this.size;
    this.size += 1;
    if (this.size > this.#keys.length * LOAD) this.#grow();
    return this.size - 1;
  }

  #hash(role: number): number {
    return Math.imul((role >>> 0) ^ Math.floor(role / HALF), 0x9e37_79b1) >>> 7;
  }

  #grow(): void {
    const keys = this.#keys;
    const numbers = this.#numbers;
    this.#keys = new Float64Array(2 * keys.length).fill(NaN);
    this.#numbers = new Uint32Array(2 * keys.length);
    const mask = this.#keys.length - 1;
    for (const [index, key] of keys.entries()) {
      if (Number.isNaN(key)) continue;
      let place = this.#hash(key) & mask;
      while (!Number.isNaN(this.#keys[place])) place = (place + 1) & mask;
      this.#keys[place] = key;
      this.#numbers[place] = numbers[index] ?? 0;
    }
  }
}

/** The number of an open job's role; undefined of any other. */
export function findRole(id: number, segments: readonly HeldSegment[], roles: Roles): number | undefined {
  for (const held of segments) {
    const document = findDocument(held.segment, id);
    if (document !== undefined && !held.isDead(document)) return held.numberRoles(roles)[document];
  }
  return undefined;
}
