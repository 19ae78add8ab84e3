import { CompanyLine } from '../../components/job/company-line.tsx';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { countOf } from '../../lib/format-date.ts';
import { splitPlaces, toCompanyName } from '../../lib/job/job-labels.ts';
import styles from './place-line.module.css';

/** "Acme · Berlin, Germany and 6 more places" */
export function PlaceLine({
  job,
}: {
  job: Pick<JobCardData, 'company' | 'companyPath' | 'places' | 'location'>;
}) {
  const place = splitPlaces(job.places, job.location);
  return (
    <CompanyLine company={toCompanyName(job.company)} path={job.companyPath}>
      {place ? place.first : <span className={styles.unknown}>Location not stated</span>}
      {place && place.more > 0 ? (
        <span className={styles.more}> and {countOf(place.more, 'more place')}</span>
      ) : null}
    </CompanyLine>
  );
}
