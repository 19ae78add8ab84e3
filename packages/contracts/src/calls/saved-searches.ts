import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  ChangeSavedSearchRequest,
  SavedSearchesQuery,
  SavedSearchesResponse,
  SavedSearchView,
  SaveSearchRequest,
} from '../schemas/saved-search-schemas.ts';
import type { RoutesOf } from './call.ts';

/** The searches a person keeps. */
export interface SavedSearchCalls {
  listSavedSearches: { query: Partial<SavedSearchesQuery>; answer: SavedSearchesResponse };
  saveSearch: { body: SaveSearchRequest; answer: SavedSearchView };
  changeSavedSearch: { body: ChangeSavedSearchRequest; answer: SavedSearchView };
  removeSavedSearch: { answer: MessageResponse };
  markSavedSearchSeen: { answer: SavedSearchView };
}

export const SAVED_SEARCH_ROUTES = {
  listSavedSearches: 'GET /v1/api/saved-searches',
  saveSearch: 'POST /v1/api/saved-searches',
  changeSavedSearch: 'PATCH /v1/api/saved-searches/:id',
  removeSavedSearch: 'DELETE /v1/api/saved-searches/:id',
  markSavedSearchSeen: 'POST /v1/api/saved-searches/:id/seen',
} as const satisfies RoutesOf<SavedSearchCalls>;
