import { AppError, LIMITS, refuse, searchQuerySchema, type SavedQuery } from '@firsthand/contracts';
import type { HideRule, SearchRequest } from '@firsthand/search';
import { readInput } from '../../http/validate-input.ts';
import { toSearchRequest } from '../../models/search/search-request.ts';

/** Of one page of an answer, and no part of what is looked for. */
const OF_A_PAGE = new Set(['limit', 'offset', 'facets']);
const PARAMETERS = new Set(Object.keys(searchQuerySchema.shape));

/**
 * What is kept of a search's parameters: those that say something, as they were given. Throws 400 in words for one that
 * the search does not have, or whose value means nothing to it.
 */
export function toSavedQuery(given: SavedQuery, now: Date): SavedQuery {
  const query = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !OF_A_PAGE.has(name) && String(value).trim() !== ''),
  );
  if (JSON.stringify(query).length > LIMITS.savedQueryMaxLength) throw refuse('saved-query-too-long');
  toSavedRequest(query, now);
  return query;
}

/** What a kept search asks for. Throws as `toSavedQuery`, since filters may go that once were there. */
export function toSavedRequest(
  query: SavedQuery,
  now: Date,
  hiding: readonly HideRule[] = [],
): SearchRequest {
  const unknown = Object.keys(query).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw refuse('filter-unknown', { name: unknown });
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const read = readInput(searchQuerySchema, texts);
  if ('error' in read) throw read.error;
  return toSearchRequest(read.value, now, { stored: read.value.hide === 'false' ? [] : hiding });
}

/** What is told of in alerts: openings, and what only collects people for later where the search itself asks for it. */
export function toAlertRequest(query: SavedQuery, now: Date): SearchRequest {
  const request = toSavedRequest(query, now);
  const { filters } = request;
  return { ...request, filters: { ...filters, openings: filters.openings ?? ['own'] } };
}

/** Why a kept search can no longer be made, in words; null when it can. */
export function findProblem(query: SavedQuery, now: Date): string | null {
  try {
    toSavedRequest(query, now);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
