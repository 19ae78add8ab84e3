import { getAts } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { VerifiedStamp } from '../../components/job/verified-stamp.tsx';
import type { JobPageData } from './job-page-data.ts';
import { ProofOfLife } from './freshness/proof-of-life.tsx';
import foldStyles from './fold.module.css';
import styles from './job-sidebar.module.css';

const placesShown = 5;

function Places({ texts }: { texts: string[] }) {
  const more = texts.slice(placesShown);
  return (
    <section id="places" aria-labelledby="places-heading">
      <h2 id="places-heading">{texts.length === 1 ? 'Place' : `${texts.length} places`}</h2>
      <ul className={styles.places}>
        {texts.slice(0, placesShown).map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <details className={foldStyles.fold}>
          <summary>Show {more.length} more</summary>
          <ul className={styles.places}>
            {more.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

interface JobSidebarProps {
  page: JobPageData;
  /** The ways to act; with the stamp they stay in sight on wide screens. */
  actions: ReactNode;
}

/** What proves the posting: its history, its places, the words its pay was read from, its numbers. */
export function JobSidebar({ page, actions }: JobSidebarProps) {
  const { job } = page;
  const places = [...new Set(job.locations.map((place) => place.text))];
  return (
    <aside aria-label="Evidence" className={styles.sidebar}>
      <div className={styles.act}>
        <VerifiedStamp verifiedAt={job.updated_at} company={page.company} source={job.source} />
        <div className={styles.actions}>{actions}</div>
      </div>
      <ProofOfLife page={page} />
      {places.length > 0 ? <Places texts={places} /> : null}
      {job.salary ? (
        <section aria-labelledby="pay-heading">
          <h2 id="pay-heading">Pay</h2>
          <p className={styles.pay}>{job.salary}</p>
          {job.salary_sentence ? (
            <figure className={styles.quote}>
              <blockquote>{job.salary_sentence}</blockquote>
              <figcaption>The employer’s own words</figcaption>
            </figure>
          ) : (
            <p className={styles.note}>From the pay field of the posting</p>
          )}
          {job.salary_overruled ? (
            <p className={styles.note}>
              In figures the posting says {job.salary_overruled}. Where figures and words differ, the words
              are shown.
            </p>
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="record-heading">
        <h2 id="record-heading">Record</h2>
        <dl className={styles.record}>
          <div>
            <dt>Job ID</dt>
            <dd>{job.id}</dd>
          </div>
          <div>
            <dt>Source</dt>
            <dd>{getAts(job.source).label}</dd>
          </div>
          <div>
            <dt>ID on the board</dt>
            <dd>{job.external_id}</dd>
          </div>
          {job.department ? (
            <div>
              <dt>Department</dt>
              <dd>{job.department}</dd>
            </div>
          ) : null}
          {job.applicationCount === null ? null : (
            <div>
              <dt>Applications</dt>
              <dd>{job.applicationCount}</dd>
            </div>
          )}
        </dl>
      </section>
    </aside>
  );
}
