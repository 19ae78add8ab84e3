import type { Expression } from '../expression.ts';
import type { HeldSegment } from './held-segment.ts';
import type { Bitmap } from './roaring.ts';

/** Documents of a segment. */
export interface FoundDocuments {
  held: HeldSegment;
  documents: Bitmap;
}

/** The documents of a segment that fit and have not gone; the caller's. */
export type Find = (held: HeldSegment, expression: Expression) => Bitmap;

/** Found documents of a segment, made ready for many counts over them. */
export class PartedDocuments implements FoundDocuments {
  readonly held: HeldSegment;
  readonly documents: Bitmap;
  /** Each counts by itself. */
  readonly alone: Bitmap;
  /** The others, of whose roles each counts once. Absent: none. */
  readonly shared: Bitmap | undefined;
  #list: Uint32Array | undefined;

  /** `parts`: without them each document counts. They are given up by `dispose`, the found documents are not. */
  constructor(
    { held, documents }: FoundDocuments,
    parts?: { alone: Bitmap; shared: Bitmap; list: Uint32Array },
  ) {
    this.held = held;
    this.documents = documents;
    this.alone = parts?.alone ?? documents;
    this.shared = parts?.shared;
    this.#list = parts?.list;
  }

  /** All of them, ascending. */
  get list(): Uint32Array {
    this.#list ??= this.documents.toUint32Array();
    return this.#list;
  }

  dispose(): void {
    if (this.alone !== this.documents) this.alone.dispose?.();
    this.shared?.dispose?.();
  }
}
