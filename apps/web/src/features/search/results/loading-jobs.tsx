import type { ReactNode } from 'react';
import styles from './loading-jobs.module.css';

/** What stands in for results, with their head, while a search runs. */
export function LoadingJobs({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div className={`late ${styles.loading}`}>
      <p className={styles.text}>Loading jobs...</p>
      <LoadingRows skeleton={skeleton} />
    </div>
  );
}

/** The same without the head. */
export function LoadingRows({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div className={`late ${styles.rows}`}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index}>{skeleton}</div>
      ))}
    </div>
  );
}
