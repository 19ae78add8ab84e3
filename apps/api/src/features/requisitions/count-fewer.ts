import { listFewer, type Search, type SearchRequest } from '@firsthand/search';

/** Who found so many jobs needs no other words. */
const FEW = 5;
const MOST = 5;

/** A query that finds more. */
interface FewerWords {
  q: string;
  total: number;
}

/**
 * When a query found little, which others under the same filters find more, the most first; undefined when it found enough or
 * nothing was typed. They are offered beside the answer and are no part of it.
 */
export async function countFewer(
  search: Pick<Search, 'search'>,
  request: SearchRequest,
  found: number,
): Promise<FewerWords[] | undefined> {
  if (found >= FEW || request.query.trim() === '') return undefined;
  const counted = await Promise.all(listFewer(request).map((query) => count(search, { ...request, query })));
  return counted
    .flatMap((other) => other ?? [])
    .filter(({ total }) => total > found)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST);
}

/** Null when none of its words is in any job: what was put in its place is another query. */
async function count(search: Pick<Search, 'search'>, request: SearchRequest): Promise<FewerWords | null> {
  const only = { offset: 0, limit: 1, facets: false, sort: 'newest' } as const;
  const { total, correctedQuery } = await search.search({ ...request, ...only });
  return correctedQuery === undefined ? { q: request.query, total } : null;
}
