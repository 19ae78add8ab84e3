import type { SearchState } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format-date.ts';
import { countPages } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import type { FoundJobs } from './search-outcome.ts';
import { SortSelect, type SortChoice } from './sort-select.tsx';
import styles from './search-results.module.css';

interface ResultsHeadProps {
  state: SearchState;
  /** Null while the search runs. */
  found: FoundJobs | null;
  /** What is hidden of the results, and the way to it. */
  hidden: ReactNode;
  /** Keeps this search. */
  save: ReactNode;
  /** Null before the first search. */
  order: SortChoice | null;
}

/** Count, order and pages over the list. The order stays where it is while the search runs, and keeps the focus. */
export function ResultsHead({ state, found, hidden, save, order }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        {found ? (
          <>
            <h2>Job Listings</h2>
            <p className="note">{countOf(found.total, 'job')} found</p>
            {hidden}
            {save}
          </>
        ) : (
          <p className={styles.loading}>Loading jobs...</p>
        )}
        {order ? <SortSelect key="order" {...order} /> : null}
        {found ? (
          <div className={styles.topPages}>
            <Pagination state={state} pageCount={countPages(found.total, found.limit)} place="top" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
