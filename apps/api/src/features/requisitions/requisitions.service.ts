import { refuse, type HiddenView, type SearchQuery } from '@firsthand/contracts';
import { understandQuery, type HideRule, type SearchFilters, type SearchResult } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { findProfileFacts } from '../fit/fit.service.ts';
import { toMetFilters } from '../fit/to-met-filters.service.ts';
import { loadHiding } from '../hide-rules/hide-rules.service.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import type { JobViews } from '../../models/job-views.ts';
import type { ViewCache } from '../../models/view-cache.ts';
import { countFewer } from './count-fewer.ts';
import { createFacetLabels } from '../../models/search/facet-labels.ts';
import { toSearchRequest } from '../../models/search/search-request.ts';

/** How searches are answered. */
export interface Requisitions {
  /**
   * The answer as JSON: ids by the search's rule, then all of them loaded at once, then shaped. What the viewer hides is
   * left out.
   */
  search(query: SearchQuery, viewer: Viewer | null): Promise<string>;
  /** The same without the texts of the jobs and with their summaries. */
  searchCards(query: SearchQuery, viewer: Viewer | null): Promise<string>;
}

export function createRequisitions(
  context: ApiContext,
  { whole, cards, openings }: JobViews,
  nameCompanies: CompanyNames,
): Requisitions {
  const labels = createFacetLabels(nameCompanies);
  const answer = async (cache: ViewCache<string>, query: SearchQuery, viewer: Viewer | null) => {
    const stored =
      viewer && query.hide !== 'false' ? await loadHiding(context.database.db, viewer.user.id) : [];
    const met = query.sort === 'fit' ? await findMet(context, viewer) : undefined;
    const request = toSearchRequest(query, context.now(), { stored, met });
    const { ids, total, grouped, correctedQuery, facets, hidden } = await context.search.search(request);
    const searched = { ...request, query: correctedQuery ?? request.query };
    const fewer = await countFewer(context.search, searched, total);
    const page = {
      ...{ total, limit: request.limit, offset: request.offset },
      ...{ understood: understandQuery(searched), ...(fewer && { fewer }) },
      ...(grouped && { total_openings: grouped.totalOpenings }),
      ...(correctedQuery !== undefined && { corrected_query: correctedQuery }),
      ...(facets && { facets: await labels.add(facets) }),
      ...(hidden && hidden.total > 0 && { hidden: toHiddenView(request.hide ?? [], hidden) }),
    };
    const data = grouped ? await loadRoles(cache, ids, grouped.openings) : await cache.get(ids);
    return `{"data":[${data.join(',')}],${JSON.stringify(page).slice(1)}`;
  };
  const loadRoles = async (cache: ViewCache<string>, ids: readonly number[], roles: readonly number[][]) => {
    const [views, ofRoles] = await Promise.all([cache.find(ids), openings.find(roles.flat())]);
    return ids.flatMap((id, index) => {
      const view = views.get(id);
      const ofRole = (roles[index] ?? []).flatMap((other) => ofRoles.get(other) ?? []);
      return view === undefined ? [] : [`${view.slice(0, -1)},"openings":[${ofRole.join(',')}]}`];
    });
  };
  return {
    search: (query, viewer) => answer(whole, query, viewer),
    searchCards: (query, viewer) => answer(cards, query, viewer),
  };
}

/** What the viewer's profile meets. 401 without a viewer, 400 without a profile. */
async function findMet(context: ApiContext, viewer: Viewer | null): Promise<SearchFilters[][]> {
  if (!viewer) throw refuse('signed-out');
  const profile = await findProfileFacts(context, viewer, undefined);
  if (profile) return toMetFilters(profile);
  throw refuse('profile-missing');
}

/** The rules that hid something, the one that hid most first. */
function toHiddenView(
  rules: readonly HideRule[],
  { total, roles, counts }: NonNullable<SearchResult['hidden']>,
): HiddenView {
  const counted = rules.map(({ kind, value }, index) => ({
    kind,
    value: String(value),
    count: counts[index] ?? 0,
  }));
  return {
    total,
    ...(roles !== undefined && { total_roles: roles }),
    rules: counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}
