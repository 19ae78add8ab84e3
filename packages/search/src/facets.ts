import { anyOf, token, type Expression } from './expression.ts';
import type { CountryValues, FacetPlan } from './facet-plan.ts';
import { ofCountry, ofPlace } from './lexemes.ts';
import { FACETS, type Facets, type FacetValue, type SearchRequest, type SearchResult } from './search.ts';

/** Makes the answer of what was counted for each facet: the most frequent values first, equal ones by value. */
export function toFacets(
  plans: readonly FacetPlan[],
  countValues: (plan: FacetPlan) => Iterable<readonly [value: string, count: number]>,
): Facets {
  const facets = Object.fromEntries(FACETS.map((name): [string, FacetValue[]] => [name, []])) as Facets;
  for (const plan of plans) {
    facets[plan.name] = Array.from(countValues(plan), ([value, count]) => ({ value, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, plan.most ?? undefined);
  }
  return facets;
}

/** The answer to what no job can fit. */
export function toNothing({
  facets,
  group,
  hide = [],
}: Pick<SearchRequest, 'facets' | 'group' | 'hide'>): SearchResult {
  return {
    total: 0,
    ids: [],
    ...(group ? { grouped: { openings: [], totalOpenings: 0 } } : {}),
    ...(facets ? { facets: toFacets([], () => []) } : {}),
    ...(hide.length > 0 ? { hidden: { total: 0, counts: hide.map(() => 0) } } : {}),
  };
}

/** The jobs that choosing this country would find, as far as it is about places. */
export function inCountry({ rest, towns }: CountryValues, country: string): Expression {
  const code = country.toUpperCase();
  const lexemes =
    rest === null ? [ofCountry(code)] : [ofPlace({ ...rest, country: code }) ?? [], towns[code] ?? []].flat();
  return anyOf(lexemes.map(token));
}
