import type { ReactNode } from 'react';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { FeaturedMark } from '../../components/job/featured-mark.tsx';
import { PostedTime } from '../../components/job/posted-time.tsx';
import { VerifiedStamp } from '../../components/job/verified-stamp.tsx';
import {
  splitPlaces,
  toCategoryFact,
  toCompanyName,
  toModeFact,
  toPayFact,
  toTypeFact,
  type Fact,
} from '../../lib/job/job-labels.ts';
import { countOf } from '../../lib/format-date.ts';
import type { JobPageData } from './job-page-data.ts';
import styles from './job-head.module.css';

function FactCell({ name, fact }: { name: string; fact: Fact }) {
  return (
    <div>
      <dt>{name}</dt>
      {fact.stated ? (
        <dd>{fact.text}</dd>
      ) : (
        <dd className={styles.unstated}>
          Not stated <small>({fact.text})</small>
        </dd>
      )}
    </div>
  );
}

interface JobHeadProps {
  page: JobPageData;
  applied: ReactNode;
  actions: ReactNode;
}

/** Who publishes what, where; the facts; when it was last seen; and the ways to act. */
export function JobHead({ page, applied, actions }: JobHeadProps) {
  const { job, company } = page;
  const place = splitPlaces(
    job.locations.map((location) => location.text),
    job.location,
  );
  return (
    <header className={styles.head}>
      {job.featured ? <FeaturedMark /> : null}
      <h1 className={styles.title} lang={job.language ?? undefined}>
        {job.title}
      </h1>
      <CompanyLine company={toCompanyName(company)} isLead>
        {place ? place.first : 'Location not stated'}
        {place && place.more > 0 ? (
          <>
            {' '}
            <a href="#places">and {countOf(place.more, 'more place')}</a>
          </>
        ) : null}
      </CompanyLine>
      <dl className={styles.facts}>
        <FactCell name="Pay" fact={toPayFact(job)} />
        <FactCell name="Work mode" fact={toModeFact(job)} />
        <FactCell name="Type" fact={toTypeFact(job)} />
        <FactCell name="Category" fact={toCategoryFact(job)} />
      </dl>
      <div className={styles.evidence}>
        <div className={styles.stamp}>
          <VerifiedStamp verifiedAt={job.updated_at} company={company} source={job.source} />
        </div>
        <p className={styles.posted}>
          {job.posted_at ? (
            <PostedTime postedAt={job.posted_at} firstSeenAt={job.first_seen_at} />
          ) : (
            'Publishing date not stated'
          )}
        </p>
        {applied}
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
