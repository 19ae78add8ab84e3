import type { SavedQuery, SavedSearchView } from '@firsthand/contracts';
import { DICTIONARY_VERSION } from '@firsthand/occupations';
import { understandQuery } from '@firsthand/search';
import { findProblem, toSavedRequest } from './saved-query.ts';
import { toSearchPath } from '../../models/search/search-path.ts';
import { toSavedWords } from '../../models/search/search-words.ts';
import type { CountedSearch } from './saved-searches.repository.ts';

interface ViewOptions {
  publicUrl: string;
  now: Date;
}

export function toSavedSearchView(row: CountedSearch, { publicUrl, now }: ViewOptions): SavedSearchView {
  const { id, name, query, frequency, hour, weekday, time_zone, new_count } = row;
  const problem = findProblem(query, now);
  return {
    ...{ id, name, query, frequency, hour, weekday, time_zone, new_count },
    paused_from: frequency === 'off' ? row.paused_from : null,
    words: toSavedWords(query),
    path: toSearchPath(query, row.last_seen_at ?? row.created_at),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    feed_url: toFeedUrl(publicUrl, query),
    finds_more: problem === null && findsMore(row, now),
    problem,
  };
}

/** Whether its words are now understood, and were not when its owner last looked. */
function findsMore({ query, understood_version: version }: CountedSearch, now: Date): boolean {
  if (version >= DICTIONARY_VERSION) return false;
  const understood = understandQuery(toSavedRequest(query, now));
  return understood.some(({ kind }) => kind === 'occupation' || kind === 'filter');
}

function toFeedUrl(publicUrl: string, query: SavedQuery): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${publicUrl}/feeds/jobs.atom?${parameters.toString()}`;
}
