import { LIMITS, toApiQuery, toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import { ApiFailure } from '@firsthand/api-client';
import type { SearchQuery } from '@firsthand/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { jobApi } from '../../../lib/api/job-api.ts';
import { logError, logWarning } from '../../../lib/log.ts';
import { findKeptResults, keepResults } from '../kept-results.ts';
import { findNewestJobs, type FoundJobs } from '../results/search-outcome.ts';

/** What is shown before the first search. */
export interface NewestJobs {
  /** Of these filters, or while they are asked for of those before; null before the first answer. */
  found: FoundJobs | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Answer {
  /** The filters that were asked for. */
  key: string;
  location: string;
  found: FoundJobs | null;
  hasFailed: boolean;
}

/** The newest jobs that fit the form's filters, asked for anew when these change; `first` came with the page for them. */
export function useNewestJobs(fields: SearchState, first: FoundJobs | null): NewestJobs {
  const wanted = { ...fields, q: '', sort: 'newest' as const, page: 1 };
  const { location } = wanted;
  const key = toSearchAddress(wanted);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(() => {
    const found = findKeptResults(key) ?? first;
    return found ? { key, location, found, hasFailed: false } : null;
  });

  const load = useEffectEvent(async (signal: AbortSignal) => {
    // A place that is being typed is asked for once the typing rests.
    if (answer && location !== answer.location) await rest(LIMITS.locationDebounceMs);
    if (signal.aborted) return null;
    return answer?.key === key && answer.found ? answer.found : ask(key, toApiQuery(wanted), signal);
  });
  const settle = useEffectEvent((next: FoundJobs | null) =>
    setAnswer((before) => ({
      key,
      location,
      found: next ?? before?.found ?? null,
      hasFailed: next === null,
    })),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal)
      .then((next) => {
        if (!signal.aborted) settle(next);
      })
      .catch(logError);
    return () => controller.abort();
  }, [key, attempt]);

  return {
    found: answer?.found ?? null,
    isLoading: key !== answer?.key,
    hasFailed: answer?.hasFailed === true && key === answer.key,
    retry: () => {
      setAnswer((before) => before && { ...before, key: '' });
      setAttempt((count) => count + 1);
    },
  };
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(key: string, query: SearchQuery, signal: AbortSignal): Promise<FoundJobs | null> {
  const kept = findKeptResults(key);
  if (kept) return kept;
  try {
    const found = await findNewestJobs(jobApi, query, signal);
    keepResults(key, found);
    return found;
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('The newest jobs could not be loaded:', error);
    return null;
  }
}
