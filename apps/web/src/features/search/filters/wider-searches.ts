import {
  type SearchState,
  listActiveFilters,
  type ActiveFilter,
  type KnownNames,
} from '@firsthand/contracts/light';
import type { UnderstoodView } from '@firsthand/contracts';
import { listReadFilters } from '../understood/understanding.ts';
import type { FacetCounts } from './facets/facet-options.ts';

/**
 * Of a search that found nothing the ones without one of its filters, chosen or read from its words, that may find something. A facet is counted under
 * all other filters, so one without a single job tells that its own filter is not what stands in the way.
 */
export function listWiderSearches(
  state: SearchState,
  names: KnownNames,
  counts: FacetCounts | null,
  understood: readonly UnderstoodView[],
): ActiveFilter[] {
  const hindersNothing = (name: string) => counts?.[name as keyof FacetCounts]?.length === 0;
  const wider = new Map<string, ActiveFilter>();
  for (const filter of listActiveFilters(state, names)) {
    const name = filter.key.split(' ')[0] ?? '';
    // Without its radius a search is narrower.
    if (name === 'radius' || hindersNothing(name)) continue;
    const other = wider.get(name);
    wider.set(name, other ? join(other, filter, name) : filter);
  }
  const read = listReadFilters(state, understood)
    .filter(({ key }) => !hindersNothing(key))
    .map(({ key, label, without }) => ({ key: `read ${key}`, label, without }));
  return [...wider.values(), ...read];
}

/** Of a filter with several values all are left out: with fewer of them it finds no more. */
function join(one: ActiveFilter, other: ActiveFilter, name: string): ActiveFilter {
  return { key: name, label: `${one.label}” or “${other.label}`, without: { ...one.without, [name]: '' } };
}
