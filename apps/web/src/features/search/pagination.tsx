import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../../components/pager.module.css';
import { formatCount } from '../../lib/format-date.ts';
import { focusResults } from './focus-results.ts';
import { toPageWindow } from './page-window.ts';
import { toSearchAddress, type SearchState } from './search-address.ts';

interface PaginationProps {
  state: SearchState;
  pageCount: number;
  /** Tells the two of a page apart: "top", "bottom". */
  place: string;
}

interface StepProps {
  state: SearchState;
  page: number;
  isPossible: boolean;
  children: ReactNode;
}

function Step({ state, page, isPossible, children }: StepProps) {
  if (!isPossible) {
    return (
      <span role="link" aria-disabled="true" className={styles.page}>
        {children}
      </span>
    );
  }
  return (
    <Link to={toSearchAddress({ ...state, page })} className={styles.page} onClick={focusResults}>
      {children}
    </Link>
  );
}

export function Pagination({ state, pageCount, place }: PaginationProps) {
  const current = state.page;
  return (
    <nav aria-label={`Pagination ${place}`} className={styles.pager}>
      <Step state={state} page={current - 1} isPossible={current > 1}>
        Previous
      </Step>
      <ol className={styles.pages}>
        {toPageWindow(current, pageCount).map((mark, index) => (
          <li key={index}>
            {mark === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={toSearchAddress({ ...state, page: mark })}
                className={styles.page}
                aria-current={mark === current ? 'page' : undefined}
                onClick={focusResults}
              >
                <span className="sr-only">Page </span>
                {formatCount(mark)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step state={state} page={current + 1} isPossible={current < pageCount}>
        Next
      </Step>
    </nav>
  );
}
