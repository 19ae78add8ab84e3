import { formatCount } from '@firsthand/contracts/light';
import { useHiding } from '../features/hiding/hiding.ts';
import { toHideQuery } from '../features/hiding/hidden-rules.ts';
import { hideSeen, useSeenKinds, type SeenKind } from '../features/hiding/seen/seen-choice.ts';
import { takeSeen } from '../features/hiding/seen/seen-jobs.ts';
import { FacetChoice, FoldedFacet } from '../features/search/filters/facets/facet-group.tsx';
import { searchFormId } from '../features/search/search-form-id.ts';
import { useAppliedJobs } from '../lib/applied-jobs/applied-jobs.ts';
import { useSession } from '../lib/session/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useViewedJobs } from '../lib/viewed-jobs.ts';

/** Whether searches on this device leave out what was viewed or applied to. Scripts do that, so without them it is not there. */
export function YourJobs() {
  const isHydrated = useHydrated();
  const { isSignedIn } = useSession();
  const kinds = useSeenKinds();
  const viewedLabel = useViewedLabel();
  if (!isHydrated) return null;
  const choice = (kind: SeenKind, label: string) => (
    <FacetChoice
      type="checkbox"
      name=""
      formId={searchFormId}
      option={{ value: kind, label, count: null }}
      isChosen={kinds.includes(kind)}
      onChoose={(isHidden) => hideSeen(kind, isHidden)}
    />
  );
  return (
    <FoldedFacet legend="Your jobs" chosenCount={kinds.length}>
      {choice('viewed', viewedLabel)}
      {isSignedIn ? choice('applied', 'Hide applied') : null}
    </FoldedFacet>
  );
}

/** A request has room for so many. */
function useViewedLabel(): string {
  const { rules, isOnAccount } = useHiding();
  const viewed = [...useViewedJobs()];
  const applied = [...useAppliedJobs().keys()];
  const kinds = useSeenKinds();
  const listed = isOnAccount ? '' : (toHideQuery(rules).hide_jobs ?? '');
  const all = new Set(viewed);
  const taken = takeSeen([...kinds, 'viewed'], { viewed, applied }, listed).filter((id) => all.has(id));
  return taken.length < viewed.length
    ? `Hide viewed (newest ${formatCount(taken.length)} of ${formatCount(viewed.length)})`
    : 'Hide viewed';
}
