import proseStyles from '../../components/page/prose.module.css';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import styles from './job-description.module.css';

interface JobDescriptionProps {
  company: string | null;
  /** Sanitised when the posting was stored. */
  html: string;
  /** BCP 47, for hyphenation and for screen readers; null when the source does not say. */
  language: string | null;
}

export function JobDescription({ company, html, language }: JobDescriptionProps) {
  return (
    <section aria-labelledby="description-heading" className={styles.section}>
      <h2 id="description-heading">Job Description</h2>
      <p className={styles.company}>{toCompanyName(company)}</p>
      {html === '' ? (
        <p className={styles.company}>The posting has no description.</p>
      ) : (
        <div
          className={`${proseStyles.prose} ${styles.text}`}
          lang={language ?? undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </section>
  );
}
