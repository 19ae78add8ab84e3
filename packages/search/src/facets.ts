import { FACETS } from '@firsthand/contracts';
import { inLexiconOrder } from './bitmap/lexicon.ts';
import { anyOf, token, type Expression } from './expression.ts';
import type { CountryValues, FacetPlan } from './facet-plan.ts';
import { toNoInsights } from './insights.ts';
import { ofCountry, ofPlace } from './lexemes.ts';
import type { Facets, FacetValue, SearchRequest, SearchResult } from './search.ts';

/** Makes the answer of what was counted for each facet: the most frequent values first, equal ones by value. */
export function toFacets(
  plans: readonly FacetPlan[],
  countValues: (plan: FacetPlan) => Iterable<readonly [value: string, count: number]>,
): Facets {
  const facets = Object.fromEntries(FACETS.map((name): [string, FacetValue[]] => [name, []])) as Facets;
  for (const plan of plans) {
    facets[plan.name] = rankValues(countValues(plan), plan.most);
  }
  return facets;
}

/** The most frequent values first, equal ones by code points as SQL orders them, so many at most. */
export function rankValues(
  counts: Iterable<readonly [value: string, count: number]>,
  most: number | null,
): FacetValue[] {
  return Array.from(counts, ([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || inLexiconOrder(a.value, b.value))
    .slice(0, most ?? undefined);
}

/** The answer to what no job can fit. */
export function toNothing({
  facets,
  group,
  hide = [],
  insights,
}: Pick<SearchRequest, 'facets' | 'group' | 'hide' | 'insights'>): SearchResult {
  return {
    total: 0,
    ids: [],
    ...(group ? { grouped: { openings: [], totalOpenings: 0 } } : {}),
    ...(facets ? { facets: toFacets([], () => []) } : {}),
    ...(insights && { insights: toNoInsights(insights) }),
    ...(hide.length > 0 && { hidden: { total: 0, ...(group && { roles: 0 }), counts: hide.map(() => 0) } }),
  };
}

/** The jobs that choosing this country would find, as far as it is about places. */
export function inCountry({ rest, towns }: CountryValues, country: string): Expression {
  const code = country.toUpperCase();
  const lexemes =
    rest === null ? [ofCountry(code)] : [ofPlace({ ...rest, country: code }) ?? [], towns[code] ?? []].flat();
  return anyOf(lexemes.map(token));
}
