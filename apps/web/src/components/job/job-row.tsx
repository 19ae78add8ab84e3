import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { splitPlaces, toCompanyName } from '../../lib/job/job-labels.ts';
import { CompanyName } from './company-name.tsx';
import { JobLink } from './job-link.tsx';
import { JobTitle } from './job-title.tsx';
import { VerifiedStamp } from './verified-stamp.tsx';
import styles from './job-row.module.css';

interface JobRowProps {
  job: JobCardData;
  /** One line each, cut off at its end: in a list whose rows are all of one height. */
  isCut?: boolean;
}

/** A job in a short list: its title, where it is, when it was last seen alive. */
export function JobRow({ job, isCut = false }: JobRowProps) {
  return (
    <div className={isCut ? `${styles.row} ${styles.cut}` : styles.row}>
      <JobTitle level={3} size="medium" className={styles.title} lang={job.language}>
        <JobLink path={job.path}>{job.title}</JobLink>
      </JobTitle>
      <p className={styles.where}>
        <CompanyName path={job.companyPath}>{toCompanyName(job.company)}</CompanyName> ·{' '}
        <bdi>{splitPlaces(job.places, job.location)?.first ?? 'Location not stated'}</bdi>
      </p>
      <VerifiedStamp verifiedAt={job.updated_at} company={job.company} source={job.source} path={job.path} />
    </div>
  );
}
