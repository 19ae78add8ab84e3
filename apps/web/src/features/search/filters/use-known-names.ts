import type { KnownNames } from '@firsthand/contracts/light';
import { useState } from 'react';
import type { FacetCounts } from './facets/facet-options.ts';

/** Names of all companies and occupations that were counted since the page was opened: a chosen one may be in no later answer. */
export function useKnownNames(counts: FacetCounts | null): KnownNames {
  const [known, setKnown] = useState<{ counts: FacetCounts | null; names: KnownNames }>(() => ({
    counts,
    names: addNames({}, counts),
  }));
  if (known.counts === counts) return known.names;
  const names = addNames(known.names, counts);
  setKnown({ counts, names });
  return names;
}

function addNames(names: KnownNames, counts: FacetCounts | null): KnownNames {
  if (!counts) return names;
  const counted = [...counts.company, ...counts.occupation];
  return { ...names, ...Object.fromEntries(counted.map(({ value, label }) => [value, label])) };
}
