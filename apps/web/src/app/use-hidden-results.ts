import type { SearchState } from '@firsthand/contracts/light';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { dismissApartNotice } from '../features/apart-roles/apart-store.ts';
import { hides, type HiddenRule } from '../features/hiding/hidden-rules.ts';
import { hideStore, useHiding, useHidingKey } from '../features/hiding/hiding.ts';
import { forgetResults } from '../features/search/kept-results.ts';
import { resultsId } from '../features/search/focus-results.ts';
import { findFocusedResult, listResultLinks } from '../features/search/results/use-result-keys.ts';
import type { SearchOutcome } from '../features/search/results/search-outcome.ts';
import { clearHidingMark } from '../lib/hiding-mark.ts';
import { useApartRoles } from '../lib/apart-roles.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { toPersonalKey } from './personal-search.ts';

/**
 * Results without what is hidden: what a card tells goes at once, and a search that was made under other rules or with
 * other roles apart, as the page's own, is made again in its place.
 */
export function useHiddenResults(
  outcome: SearchOutcome,
  address: string,
  sort: SearchState['sort'],
): SearchOutcome {
  const { rules } = useHiding();
  const key = useHidingKey();
  const apart = useApartRoles();
  const { revalidate, state } = useRevalidator();
  // The next job may be chosen in the same moment, which would end what is asked for again: once it is there that is asked anew.
  const entry = useLocation().key;
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    // Of the store: while React takes over, the page still has nobody's rules.
    if (outcome.kind !== 'found' || outcome.hiddenBy === toPersonalKey(sort)) {
      clearHidingMark();
      return;
    }
    forgetResults(address);
    void revalidate();
  }, [outcome, key, apart, address, sort, isIdle, entry, revalidate]);
  return useMemo(() => {
    if (outcome.kind !== 'found') return outcome;
    const jobs = outcome.jobs.filter((job) => !rules.some((rule) => hides(rule, job)));
    // The rest of the count, with the facets, follows with the answer.
    return { ...outcome, jobs, total: outcome.total - (outcome.jobs.length - jobs.length) };
  }, [outcome, rules]);
}

/** Hides these; where the card with the focus goes, the next one has it. */
export function hideResult(rules: readonly HiddenRule[]): void {
  dismissApartNotice();
  const links = listResultLinks();
  const at = findFocusedResult(links);
  const others = [...links.slice(at + 1), ...links.slice(0, Math.max(at, 0)).reverse()];
  keepFocus([...others, document.getElementById(resultsId)], () => hideStore.hide(rules));
}
