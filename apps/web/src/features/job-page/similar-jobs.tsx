import { LIMITS } from '@firsthand/contracts/light';
import { Link } from 'react-router';
import { VerifiedStamp } from '../../components/verified-stamp.tsx';
import type { JobCardData } from '../../lib/job-card-data.ts';
import { splitPlaces, toCompanyName } from '../../lib/job-words.ts';
import styles from './similar-jobs.module.css';

export function SimilarJobs({ jobs }: { jobs: JobCardData[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading" className={styles.similar}>
      <h2 id="similar-heading">Similar jobs</h2>
      <ul className={styles.list}>
        {jobs.slice(0, LIMITS.similarJobs).map((job) => (
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
      </ul>
    </section>
  );
}
