import type { SearchState } from '../search-address.ts';
import { listActiveFilters, type ActiveFilter, type CompanyNames } from './active-filters.ts';
import type { FacetCounts } from './facets/facet-options.ts';

/**
 * Of a search that found nothing the ones without one of its filters that may find something. A facet is counted under
 * all other filters, so one without a single job tells that its own filter is not what stands in the way.
 */
export function listWiderSearches(
  state: SearchState,
  names: CompanyNames,
  counts: FacetCounts | null,
): ActiveFilter[] {
  const wider = new Map<string, ActiveFilter>();
  for (const filter of listActiveFilters(state, names)) {
    const name = filter.key.split(' ')[0] ?? '';
    // Without its radius a search is narrower.
    if (name === 'radius' || counts?.[name as keyof FacetCounts]?.length === 0) continue;
    const other = wider.get(name);
    wider.set(name, other ? join(other, filter, name) : filter);
  }
  return [...wider.values()];
}

/** Of a filter with several values all are left out: with fewer of them it finds no more. */
function join(one: ActiveFilter, other: ActiveFilter, name: string): ActiveFilter {
  return { key: name, label: `${one.label}” or “${other.label}`, without: { ...one.without, [name]: '' } };
}
