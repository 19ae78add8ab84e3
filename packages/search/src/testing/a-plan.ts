import type { SearchPlan } from '../search-plan.ts';

export function aPlan(overrides: Partial<SearchPlan>): SearchPlan {
  return {
    terms: [],
    restrictions: [],
    tiers: [],
    payCurrency: null,
    met: [],
    facets: [],
    isGrouped: false,
    apart: [],
    insights: null,
    about: { kind: 'all', of: [] },
    hiding: null,
    ...overrides,
  };
}
