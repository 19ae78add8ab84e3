import { toCompanyName } from '../../lib/job-words.ts';
import styles from './job-description.module.css';

interface JobDescriptionProps {
  company: string | null;
  /** Sanitised when the posting was stored. */
  html: string;
}

export function JobDescription({ company, html }: JobDescriptionProps) {
  return (
    <section aria-labelledby="description-heading" className={styles.section}>
      <h2 id="description-heading">Job Description</h2>
      <p className={styles.company}>{toCompanyName(company)}</p>
      {html === '' ? (
        <p className={styles.company}>The posting has no description.</p>
      ) : (
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}
