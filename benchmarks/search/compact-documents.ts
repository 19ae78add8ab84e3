import type { SearchDocument } from '@firsthand/search';
import { toIndexed, type IndexedDocument } from '@firsthand/search/direct-index';

/** Documents with their lexemes as numbers: a million of them would else need more heap than Node.js gives. */
export class CompactDocuments implements Iterable<IndexedDocument> {
  readonly #lexemes: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #documents: (Omit<IndexedDocument, 'lexemes'> & { lexemes: Uint32Array })[] = [];

  add(job: SearchDocument): void {
    const { lexemes, ...rest } = toIndexed(job);
    this.#documents.push({ ...rest, lexemes: Uint32Array.from(lexemes, (lexeme) => this.#toNumber(lexeme)) });
  }

  get length(): number {
    return this.#documents.length;
  }

  /** The best ranked first, from then on. */
  sort(): void {
    this.#documents.sort((a, b) => b.rankAt - a.rankAt || a.id - b.id);
  }

  *[Symbol.iterator](): Iterator<IndexedDocument> {
    for (const { lexemes, ...rest } of this.#documents) {
      yield { ...rest, lexemes: Array.from(lexemes, (number) => this.#lexemes[number] ?? '') };
    }
  }

  #toNumber(lexeme: string): number {
    const known = this.#numbers.get(lexeme);
    if (known !== undefined) return known;
    this.#numbers.set(lexeme, this.#lexemes.length);
    return this.#lexemes.push(lexeme) - 1;
  }
}
