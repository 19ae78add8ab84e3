import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format-date.ts';
import type { CompanyNames } from '../filters/active-filters.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { resultsId } from './focus-results.ts';
import { JobList, type RenderJob } from './job-list.tsx';
import { LoadingRows } from './loading-jobs.tsx';
import { countPages } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchLinks } from './search-links.tsx';
import type { SortChoice } from './sort-select.tsx';
import type { SearchState } from '../search-address.ts';
import {
  NothingFoundMessage,
  PastEndMessage,
  ReadyMessage,
  SearchFailedMessage,
  TooFarMessage,
  UnknownPlaceMessage,
} from './search-messages.tsx';
import type { FoundJobs, SearchOutcome, Summaries } from './search-outcome.ts';
import { useRested } from './use-rested.ts';
import styles from './search-results.module.css';

interface SearchResultsProps {
  state: SearchState;
  outcome: SearchOutcome;
  summaries: Summaries | null;
  isLoading: boolean;
  /** These follow what is being typed, and are searched again. */
  typing: 'resting' | 'searching' | null;
  companyNames: CompanyNames;
  /** What is hidden of the results, and the way to it. */
  hidden: ReactNode;
  /** Keeps this search. */
  save: ReactNode;
  /** Jobs that came after this moment stand first, and a line tells them from the others; null: there is no line. */
  since: string | null;
  order: SortChoice;
  renderJob: RenderJob;
  /** Below what is said before any search. */
  beforeSearch: ReactNode;
  /** What stands in for a job while the search runs. */
  skeleton: ReactNode;
}

function toAnnouncement(outcome: SearchOutcome, isLoading: boolean): string {
  if (isLoading) return 'Loading jobs...';
  if (outcome.kind !== 'found') return '';
  return outcome.total === 0 ? 'No jobs found' : `${countOf(outcome.total, 'job')} found`;
}

function FoundResults(props: Omit<SearchResultsProps, 'outcome' | 'isLoading'> & { found: FoundJobs }) {
  const { state, found } = props;
  if (found.total === 0) {
    return (
      <>
        <div className={styles.head}>
          <div className={styles.row}>
            {props.hidden}
            {props.save}
          </div>
        </div>
        <NothingFoundMessage state={state} companyNames={props.companyNames} counts={found.counts} />
      </>
    );
  }
  return (
    <>
      {found.correctedQuery === null ? null : (
        <p className={styles.corrected}>
          No job has “{state.q}”. These are for <strong>{found.correctedQuery}</strong>.
        </p>
      )}
      {found.jobs.length === 0 ? <PastEndMessage state={state} /> : <JobList {...props} jobs={found.jobs} />}
      <div className={styles.bottomPages}>
        <Pagination state={state} pageCount={countPages(found.total, found.limit)} place="bottom" />
      </div>
      <SearchLinks state={state} />
    </>
  );
}

function Outcome(props: SearchResultsProps) {
  const { outcome, state } = props;
  if (props.isLoading) return <LoadingRows skeleton={props.skeleton} />;
  switch (outcome.kind) {
    case 'ready':
      return (
        <>
          <ReadyMessage />
          {props.beforeSearch}
        </>
      );
    case 'too-far':
      return <TooFarMessage state={state} />;
    case 'unknown-place':
      return <UnknownPlaceMessage state={state} />;
    case 'failed':
      return <SearchFailedMessage message={outcome.message} />;
    case 'found':
      return <FoundResults {...props} found={outcome} />;
  }
}

export function SearchResults(props: SearchResultsProps) {
  const { state, outcome, isLoading, typing } = props;
  const announcement = useRested(toAnnouncement(outcome, isLoading), typing !== null);
  const found = outcome.kind === 'found' && outcome.total > 0 && !isLoading ? outcome : null;
  return (
    <section
      id={resultsId}
      tabIndex={-1}
      aria-label="Results"
      aria-busy={isLoading || typing === 'searching'}
      data-typing={typing}
      className={styles.results}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {state.q === '' ? null : <FilterChips state={state} companyNames={props.companyNames} />}
      {found || isLoading ? (
        <ResultsHead
          state={state}
          found={found}
          hidden={props.hidden}
          save={props.save}
          order={state.q === '' ? null : props.order}
        />
      ) : null}
      <Outcome {...props} />
    </section>
  );
}
