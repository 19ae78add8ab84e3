import type { AtsResponse, ListEnd, Validator } from '../contract.ts';

type EndFacts = Pick<ListEnd, 'emptyIsProof'> & Partial<Pick<ListEnd, 'validator' | 'detailsLeft'>>;

/** The end of a reading: complete where there is no gap. Only then is its validator worth sending again. */
export function toEnd(gap: string | null, { validator = null, ...facts }: EndFacts): ListEnd {
  return {
    complete: gap === null,
    incompleteReason: gap,
    unchanged: false,
    validator: gap === null ? validator : null,
    ...facts,
  };
}

/** The end of a reading that was answered with 304. */
export function toUnchangedEnd(facts: { emptyIsProof: boolean; validator: Validator }): ListEnd {
  return { ...toEnd(null, facts), unchanged: true };
}

/**
 * What an answer can be asked for again with. Kept only for a whole answer that listed something: a later 304 to an empty
 * list would "verify" postings that were not listed.
 */
export function toValidator({ headers }: AtsResponse): Validator | null {
  const { etag, 'last-modified': lastModified } = headers;
  if (etag === undefined && lastModified === undefined) return null;
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}
