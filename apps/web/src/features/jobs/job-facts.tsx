import { Fragment } from 'react';
import type { JobCardData } from '../../lib/job-card-data.ts';
import { toCategoryFact, toModeFact, toPayFact, toTypeFact } from '../../lib/job-words.ts';
import styles from './job-facts.module.css';

/** One quiet line: mode, pay, type, category. What the posting does not say stands in a fainter ink. */
export function JobFacts({ job }: { job: JobCardData }) {
  const facts = [toModeFact(job), toPayFact(job), toTypeFact(job), toCategoryFact(job)];
  return (
    <p className={styles.facts}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 ? <span aria-hidden="true"> · </span> : null}
          <span
            className={fact.stated ? styles.stated : styles.assumed}
            title={fact.stated ? undefined : 'The posting does not say'}
          >
            {fact.text}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
