/** One value of a facet with how many postings the site counts under it. */
export interface FacetValue {
  id: string;
  count: number;
}

export interface FacetChoice {
  parameter: string;
  values: FacetValue[];
  /** How many postings there are in all, when another facet counts as many; else null: coverage is not proven. */
  expectedTotal: number | null;
}

interface Facet {
  parameter: string;
  values: FacetValue[];
  sum: number;
}

/** Groups of facets stand one in another; what is nested deeper is not read. */
const MAX_DEPTH = 5;
const MAX_VALUES = 2_000;

/**
 * Picks the facet by whose values a capped list can be read in parts: every count below the cap, at least as many
 * postings as the cap, and, where possible, a sum that a second facet confirms. Locations overlap (a posting counts in
 * each of its places), so a sum alone proves nothing. Among equals the one that costs the fewest pages.
 */
export function chooseFacet(facets: unknown, cap: number, pageSize: number): FacetChoice | null {
  const all = collectFacets(facets, 0);
  const usable = all.filter((facet) => facet.sum >= cap && facet.values.every((value) => value.count < cap));
  const isConfirmed = (facet: Facet): boolean =>
    all.some((other) => other.parameter !== facet.parameter && other.sum === facet.sum);
  const confirmed = usable.filter(isConfirmed);
  const candidates = confirmed.length > 0 ? confirmed : usable;
  const [best] = candidates.toSorted(
    (left, right) => countPages(left, pageSize) - countPages(right, pageSize),
  );
  if (!best) return null;
  return {
    parameter: best.parameter,
    values: best.values,
    expectedTotal: confirmed.length > 0 ? best.sum : null,
  };
}

function countPages(facet: Facet, pageSize: number): number {
  return facet.values.reduce((pages, value) => pages + Math.max(1, Math.ceil(value.count / pageSize)), 0);
}

/** Flattens `{facetParameter, values: [{id, count} | facet]}`; anything of another form is passed over. */
function collectFacets(facets: unknown, depth: number): Facet[] {
  if (!Array.isArray(facets) || depth > MAX_DEPTH) return [];
  return facets.slice(0, MAX_VALUES).flatMap((facet: unknown) => {
    if (!isRecord(facet) || typeof facet['facetParameter'] !== 'string' || !Array.isArray(facet['values']))
      return [];
    const nested = collectFacets(facet['values'], depth + 1);
    const values = facet['values'].slice(0, MAX_VALUES).flatMap(toValue);
    if (values.length === 0) return nested;
    const sum = values.reduce((total, value) => total + value.count, 0);
    return [{ parameter: facet['facetParameter'], values, sum }, ...nested];
  });
}

function toValue(value: unknown): FacetValue[] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['count'] !== 'number') return [];
  return value['count'] > 0 ? [{ id: value['id'], count: value['count'] }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
