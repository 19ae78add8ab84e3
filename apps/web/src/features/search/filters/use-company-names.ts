import { useState } from 'react';
import type { CompanyNames } from './active-filters.ts';
import type { FacetCounts } from './facets/facet-options.ts';

/** Names of all companies that were counted since the page was opened: a chosen one may be in no later answer. */
export function useCompanyNames(counts: FacetCounts | null): CompanyNames {
  const [known, setKnown] = useState<{ counts: FacetCounts | null; names: CompanyNames }>(() => ({
    counts,
    names: addNames({}, counts),
  }));
  if (known.counts === counts) return known.names;
  const names = addNames(known.names, counts);
  setKnown({ counts, names });
  return names;
}

function addNames(names: CompanyNames, counts: FacetCounts | null): CompanyNames {
  return { ...names, ...Object.fromEntries(counts?.company.map(({ value, label }) => [value, label]) ?? []) };
}
