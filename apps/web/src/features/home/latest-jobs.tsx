import { Link } from 'react-router';
import { VerifiedStamp } from '../../components/verified-stamp.tsx';
import type { JobCardData } from '../../lib/job-card-data.ts';
import { splitPlaces, toCompanyName } from '../../lib/job-words.ts';
import styles from './latest-jobs.module.css';

/** A few real postings, newest first: the product's argument in place of a picture. */
export function LatestJobs({ jobs }: { jobs: JobCardData[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="latest-heading" className={styles.latest}>
      <h2 id="latest-heading">Newest on employers’ boards</h2>
      <ol className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <h3 className={styles.title}>
              <Link to={job.path} prefetch="intent">
                {job.title}
              </Link>
            </h3>
            <p className={styles.where}>
              {toCompanyName(job.company)} ·{' '}
              {splitPlaces(job.places, job.location)?.first ?? 'Location not stated'}
            </p>
            <VerifiedStamp
              verifiedAt={job.updated_at}
              company={job.company}
              source={job.source}
              to={`${job.path}#history`}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
