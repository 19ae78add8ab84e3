import type { ReactNode } from 'react';
import { SearchIcon } from '../../../components/icons.tsx';
import fieldStyles from '../../../components/field.module.css';
import { LoadingJobs } from './loading-jobs.tsx';
import styles from './search-pending.module.css';

interface SearchPendingProps {
  q: string;
  skeleton: ReactNode;
}

/** The results page before it is there: the words that were asked for, and room for what is found. */
export function SearchPending({ q, skeleton }: SearchPendingProps) {
  return (
    <div aria-busy="true">
      <div className={styles.bar}>
        <div className={`page ${styles.row}`}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <p className={`${fieldStyles.control} ${styles.query}`}>{q}</p>
        </div>
      </div>
      <div className={`page ${styles.results}`}>
        <p role="status" className="sr-only">
          Loading jobs...
        </p>
        <LoadingJobs skeleton={skeleton} />
      </div>
    </div>
  );
}
