import { searchCorrected } from '../create-search.ts';
import { toFacts, toLexemes, toPostedAt, toRankAt, toSeenAt, type SearchDocument } from '../document.ts';
import { toNothing } from '../facets.ts';
import { toRole } from '../role/to-role.ts';
import { toSearchPlan, type SearchPlan } from '../search-plan.ts';
import type { Expression } from '../expression.ts';
import type { SearchRequest, SearchResult } from '../search.ts';
import type { Suggestion, SuggestRequest } from '../suggest.ts';
import { BitmapIndex, type IndexStatus } from './bitmap-index.ts';
import { loadRoaring } from './roaring.ts';
import type { IndexedDocument } from './segment.ts';

export { toSearchPlan, type Expression, type IndexedDocument, type SearchPlan };

/** What the index is told of a job. */
export function toIndexed(document: SearchDocument): IndexedDocument {
  return {
    id: document.jobId,
    rankAt: toRankAt(document),
    figures: {
      postedAt: toPostedAt(document),
      payTop: toFacts(document).payTop ?? NaN,
      role: toRole(document),
      payMiddle: toFacts(document).payMiddle ?? NaN,
      seenAt: toSeenAt(document),
    },
    lexemes: [...toLexemes(document)],
  };
}

/** The bitmaps in this thread and without a store, to be measured. */
export interface DirectIndex {
  apply(documents: readonly IndexedDocument[]): void;
  /** Makes one segment of all there are. */
  compact(): void;
  /** Does a few milliseconds of merging, if any is due. */
  maintain(): void;
  search(request: SearchRequest): SearchResult;
  /** The same, and once more without slips where nothing is found, as the product does. */
  searchCorrected(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Suggestion[];
  status(): IndexStatus;
  dispose(): void;
}

export async function createDirectIndex(): Promise<DirectIndex> {
  const index = new BitmapIndex(await loadRoaring());
  const search = ({ offset, limit, ...request }: SearchRequest) => {
    const plan = toSearchPlan(request);
    return plan === undefined ? toNothing(request) : index.search(plan, { offset, limit });
  };
  return {
    apply: (documents) => index.apply(documents, []),
    compact: () => {
      Array.from(index.compact());
    },
    maintain: () => {
      index.maintain();
    },
    search,
    searchCorrected: (request) =>
      searchCorrected(
        {
          search: (asked) => Promise.resolve(search(asked)),
          correct: (words) => Promise.resolve(index.correct(words)),
        },
        request,
      ),
    suggest: (request) => index.suggest(request),
    status: () => index.status(),
    dispose: () => index.dispose(),
  };
}
