import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  AlertLinkRequest,
  AlertRequest,
  AlertsResponse,
  ChangeAlertsRequest,
  ChangeSavedSearchRequest,
  RunSavedSearchResponse,
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
  runSavedSearch: { answer: RunSavedSearchResponse };
  markSavedSearchSeen: { answer: SavedSearchView };
}

/** Alerts without signing in: for an address that confirms them, and by the links of their mails. */
export interface AlertCalls {
  requestAlert: { body: AlertRequest; answer: MessageResponse };
  confirmAlert: { body: AlertLinkRequest; answer: AlertsResponse };
  lookAtAlerts: { body: AlertLinkRequest; answer: AlertsResponse };
  changeAlerts: { body: ChangeAlertsRequest; answer: AlertsResponse };
}

export const SAVED_SEARCH_ROUTES = {
  listSavedSearches: 'GET /v1/api/saved-searches',
  saveSearch: 'POST /v1/api/saved-searches',
  changeSavedSearch: 'PATCH /v1/api/saved-searches/:id',
  removeSavedSearch: 'DELETE /v1/api/saved-searches/:id',
  runSavedSearch: 'POST /v1/api/saved-searches/:id/run',
  markSavedSearchSeen: 'POST /v1/api/saved-searches/:id/seen',
} as const satisfies RoutesOf<SavedSearchCalls>;

export const ALERT_ROUTES = {
  requestAlert: 'POST /v1/api/alerts',
  confirmAlert: 'POST /v1/api/alerts/confirm',
  lookAtAlerts: 'POST /v1/api/alerts/look',
  changeAlerts: 'POST /v1/api/alerts/change',
} as const satisfies RoutesOf<AlertCalls>;
