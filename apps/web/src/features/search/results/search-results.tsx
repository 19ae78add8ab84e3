import type { KnownNames, SearchState } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import type { UnderstoodView } from '@firsthand/contracts';
import { countOf } from '../../../lib/format-date.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { resultListId, resultsId } from '../focus-results.ts';
import { JobList, type RenderJob } from './job-list.tsx';
import { LoadingRows } from './loading-jobs.tsx';
import { countPages } from './page-window.ts';
import { FEW, FewFound } from './next-steps.tsx';
import { Pagination } from './pagination.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchLinks } from './search-links.tsx';
import type { SortChoice } from './sort-select.tsx';
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
import { toUnderstoodSentence } from '../understood/understanding.ts';
import { UnderstoodLine } from '../understood/understood-line.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  state: SearchState;
  outcome: SearchOutcome;
  summaries: Summaries | null;
  isLoading: boolean;
  /** These follow what is being typed, and are searched again. */
  typing: 'resting' | 'searching' | null;
  names: KnownNames;
  /** What is hidden of the results, and the way to it. */
  hidden: ReactNode;
  /** The way to hide words, below the results. */
  hiding: ReactNode;
  /** That nothing is left because of what is hidden, with the way back; null where that is not so. */
  allHidden: ReactNode;
  /** What the address asks for and no filter knows. */
  unknown: readonly string[];
  /** Keeps this search: a word in the head, or a button of its own. */
  renderSave: (look: 'link' | 'secondary') => ReactNode;
  /** Jobs that came after this moment stand first, and a line tells them from the others; null: there is no line. */
  since: string | null;
  order: Omit<SortChoice, 'hasPay'>;
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

function toUnderstood(outcome: SearchOutcome): readonly UnderstoodView[] {
  return outcome.kind === 'found' ? outcome.understood : [];
}

/** Whether any job found states its pay, as far as that was counted. */
function hasPay(outcome: SearchOutcome): boolean {
  return outcome.kind !== 'found' || outcome.counts === null || outcome.counts.pay_stated.length > 0;
}

function FoundResults(props: Omit<SearchResultsProps, 'outcome' | 'isLoading'> & { found: FoundJobs }) {
  const { state, found } = props;
  if (found.total === 0) {
    return (
      <>
        <div className={styles.head}>
          <div className={styles.row}>{props.hidden}</div>
        </div>
        <NothingFoundMessage
          state={state}
          names={props.names}
          found={found}
          allHidden={props.allHidden}
          save={props.renderSave('secondary')}
        />
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
      {state.sort === 'pay' && !hasPay(found) ? (
        <p className={styles.corrected}>None of these jobs states its pay, so they stand newest first.</p>
      ) : null}
      {found.jobs.length === 0 ? <PastEndMessage state={state} /> : <JobList {...props} jobs={found.jobs} />}
      {found.total < FEW ? (
        <FewFound state={state} fewer={found.fewer} save={props.renderSave('secondary')} />
      ) : null}
      <div className={styles.bottomPages}>
        <Pagination state={state} pageCount={countPages(found.total, found.limit)} place="bottom" />
      </div>
      <SearchLinks state={state} hiding={props.hiding} />
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
  const understood = toUnderstood(outcome);
  const sentence = useRested(toUnderstoodSentence(state, understood), typing !== null);
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
      <p aria-live="polite" className="sr-only">
        {sentence}
      </p>
      {props.unknown.length === 0 ? null : (
        <p className={styles.corrected}>
          Left out of this search, as nothing is known by it: {props.unknown.join(', ')}.
        </p>
      )}
      {state.q === '' ? null : (
        <>
          <FilterChips state={state} names={props.names} understood={understood} />
          {outcome.kind === 'found' ? <UnderstoodLine state={state} understood={understood} /> : null}
        </>
      )}
      {found || isLoading ? (
        <ResultsHead
          state={state}
          found={found}
          hidden={props.hidden}
          save={found && found.total < FEW ? null : props.renderSave('link')}
          order={state.q === '' ? null : { ...props.order, hasPay: hasPay(outcome) }}
        />
      ) : null}
      <div id={resultListId} tabIndex={-1} className={styles.list}>
        <Outcome {...props} />
      </div>
    </section>
  );
}
