import type { ReactNode } from 'react';
import { JobLink } from '../../components/job/job-link.tsx';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { countOf } from '../../lib/format-date.ts';
import styles from './other-openings.module.css';

/** Where else the same role is open: each of its postings with its own page. */
export function OtherOpenings({ alike, action }: Pick<JobCardData, 'alike'> & { action: ReactNode }) {
  if (alike.length === 0) return null;
  return (
    <details className={styles.openings}>
      <summary>{countOf(alike.length, 'more opening')} of this role</summary>
      <ul>
        {alike.map(({ id, location, path }) => (
          <li key={id}>
            <JobLink path={path}>{location ?? 'Location not stated'}</JobLink>{' '}
            <span className={styles.id}>Job ID {id}</span>
          </li>
        ))}
      </ul>
      {action}
    </details>
  );
}
