import type { SearchState } from '@firsthand/contracts/light';
import { useEffect, type ReactNode } from 'react';
import type { RenderJob } from '../results/job-list.tsx';
import type { FoundJobs } from '../results/search-outcome.ts';
import { NewestSection } from './newest-jobs.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { useNewestJobs } from './use-newest-jobs.ts';

export interface BeforeSearchProps {
  /** The form's fields, whose filters hold. */
  fields: SearchState;
  /** What these fields find, where the page came with it. */
  first: FoundJobs | null;
  /** Where the old begins; null where nobody asks. */
  since: string | null;
  /** Hears what was found, for the counts beside the filters. */
  onFound: (found: FoundJobs) => void;
  renderJob: RenderJob;
  skeleton: ReactNode;
}

/** What stands below "Ready To Find Jobs". Loaded after the page, whose first load has no use for it. */
export default function BeforeSearch({
  fields,
  first,
  since,
  onFound,
  renderJob,
  skeleton,
}: BeforeSearchProps) {
  const newest = useNewestJobs(fields, first);
  const { found } = newest;
  useEffect(() => {
    if (found) onFound(found);
  }, [found, onFound]);
  return (
    <>
      <RecentSearches />
      <NewestSection newest={newest} since={since} renderJob={renderJob} skeleton={skeleton} />
    </>
  );
}
