import { CleanedMarkup } from '../../components/markup/cleaned-markup.tsx';
import proseStyles from '../../components/page/prose.module.css';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import styles from './job-description.module.css';

interface JobDescriptionProps {
  company: string | null;
  /** Sanitised when the posting was stored. */
  html: string;
  /** BCP 47, for hyphenation and for screen readers; null when the source does not say. */
  language: string | null;
  /** Of its heading. */
  level?: 2 | 3;
}

export function JobDescription({ company, html, language, level = 2 }: JobDescriptionProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="description-heading" className="measure">
      <Heading id="description-heading">Job Description</Heading>
      <p dir="auto" className="note">
        {toCompanyName(company)}
      </p>
      {html === '' ? (
        <p className="note">The posting has no description.</p>
      ) : (
        <CleanedMarkup
          data-description-text=""
          tabIndex={-1}
          className={`${proseStyles.prose} ${styles.text}`}
          dir="auto"
          lang={language ?? undefined}
          html={html}
        />
      )}
    </section>
  );
}
