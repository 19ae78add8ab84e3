import { DAY_MS, insightsQuerySchema, LIMITS, MINUTE_MS, SECOND_MS } from '@firsthand/contracts';
import type { Insights, InsightsQuery } from '@firsthand/contracts';
import { countClosed } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import { memoizeEach } from '../../http/memoize-for.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import { toCanonicalQuery } from '../../models/search/canonical-query.ts';
import { toSearchRequest } from '../../models/search/search-request.ts';
import { toInsightsView } from './insights.view.ts';

const MOST_KEPT = 500;
const WEEK_MS = 7 * DAY_MS;

/** Gives the figures of a search, each search's kept for a minute. Throws 400 in words as the search does. */
export type FindInsights = (query: InsightsQuery) => Promise<Insights>;

export function createInsights(context: ApiContext, nameCompanies: CompanyNames): FindInsights {
  const find = memoizeEach({
    ...{ milliseconds: MINUTE_MS, now: context.now, most: MOST_KEPT },
    load: (canonical: string) => {
      const query = insightsQuerySchema.parse(Object.fromEntries(new URLSearchParams(canonical)));
      return findInsights(context, nameCompanies, query);
    },
  });
  return (query) => find(toCanonicalQuery(query));
}

async function findInsights(
  context: ApiContext,
  nameCompanies: CompanyNames,
  query: InsightsQuery,
): Promise<Insights> {
  const at = context.now();
  const weekStarts = toWeekStarts(at);
  const counted = query.counted ?? 'about';
  // Of the jobs themselves nothing is asked.
  const asked = { ...toSearchRequest(query, at), sort: 'newest', limit: 1 } as const;
  const request = { ...asked, aboutOnly: counted === 'about' };
  const found = await context.search.search({ ...request, insights: { weekStarts } });
  const { insights } = found;
  if (!insights) throw new Error('A search that was asked for insights gave none');
  const searched = { ...request, query: found.correctedQuery ?? request.query };
  const other = await context.search.search({ ...searched, aboutOnly: !request.aboutOnly });
  const totals =
    counted === 'about' ? { about: found.total, all: other.total } : { about: other.total, all: found.total };
  const closed = await countClosed(context.database.db, searched, { weekStarts });
  const companies = await nameCompanies(insights.companies.map(({ value }) => value));
  return toInsightsView({ counted, totals, found: { ...found, insights }, closed, weekStarts, companies });
}

/** Whole weeks back from now, the oldest first, in seconds since 1970. */
function toWeekStarts(at: Date): number[] {
  return Array.from({ length: LIMITS.insightsWeeks }, (_, index) =>
    Math.floor((at.getTime() - (LIMITS.insightsWeeks - index) * WEEK_MS) / SECOND_MS),
  );
}
