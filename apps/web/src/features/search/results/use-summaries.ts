import { useEffect, useState } from 'react';
import { jobApi } from '../../../lib/api/job-api.ts';
import { keepResults } from '../kept-results.ts';
import { loadSummaries, type FoundJobs, type Summaries } from './search-outcome.ts';

/** The summaries of found jobs: those that came with the page, or those that are asked for now. Null while they are on their way. */
export function useSummaries(address: string, found: FoundJobs | null): Summaries | null {
  const [loaded, setLoaded] = useState<{ found: FoundJobs; summaries: Summaries } | null>(null);
  useEffect(() => {
    if (!found) return;
    if (found.summaries) {
      keepResults(address, found);
      return;
    }
    let isCurrent = true;
    void loadSummaries(jobApi, found.jobs).then((summaries) => {
      keepResults(address, { ...found, summaries });
      if (isCurrent) setLoaded({ found, summaries });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, found]);
  if (found?.summaries) return found.summaries;
  return loaded && loaded.found === found ? loaded.summaries : null;
}
