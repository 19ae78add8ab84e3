import type { Expression, IndexedDocument, SearchPlan } from '@firsthand/search/direct-index';

/** Another engine with the same lexemes: the exact total, and as many of the best as a page holds. */
export interface Engine {
  search(plan: SearchPlan, page: { offset: number; limit: number }): { total: number; ids: number[] };
  megabytes(): number;
}

/** Fills an engine, whose module this is, with documents, the best ranked first. */
export type Fill = (module: unknown, documents: Iterable<IndexedDocument>) => Promise<Engine>;

/** The jobs that are looked for, in one expression; undefined where it is every job. */
export function toFound({ terms, restrictions }: SearchPlan): Expression | undefined {
  const of = [...terms, ...restrictions];
  return of.length === 0 ? undefined : { kind: 'all', of };
}

/** An engine cannot be asked what the searches that are compared do not have. */
export function refuse({ kind }: Expression): never {
  throw new Error(`The searches that are compared have no "${kind}"`);
}
