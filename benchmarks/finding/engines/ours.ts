import type { SearchDocument, SearchRequest } from '@firsthand/search';
import { createDirectIndex, toIndexed } from '@firsthand/search/direct-index';
import { ALERT_MOST } from '../figures.ts';
import { FINDING_NOW } from '../documents/demo-documents.ts';
import type { FindingEngine, Question } from './engine.ts';

/** Our search, by its bitmaps, without a store and a thread. */
export async function createOurs(documents: readonly SearchDocument[]): Promise<FindingEngine> {
  const index = await createDirectIndex();
  index.apply(documents.map(toIndexed));
  index.compact();
  return {
    name: 'Firsthand',
    find: async (question) => {
      const found = await index.searchCorrected(toRequest(question, { limit: documents.length }));
      return found.ids;
    },
    // Who saves a search has seen what it finds: no alert is for a slip.
    findForAlert: (question) => index.search(toAlertRequest(question)).ids,
    close: () => index.dispose(),
  };
}

function toRequest(
  { query, country }: Question,
  { limit, sort = 'relevance' }: Pick<SearchRequest, 'limit' | 'sort'>,
): SearchRequest {
  const filters = country === null ? {} : { countries: [country] };
  return { query, filters, sort, offset: 0, limit, now: FINDING_NOW.getTime() / 1_000 };
}

/** What an alert asks for: what it would tell of is decided here alone. */
function toAlertRequest(question: Question): SearchRequest {
  return { ...toRequest(question, { limit: ALERT_MOST, sort: 'newest' }), aboutOnly: true };
}
