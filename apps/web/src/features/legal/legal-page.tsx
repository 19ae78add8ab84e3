import type { ReactNode } from 'react';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import { formatDate } from '../../lib/format-date.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  id: string;
  heading: string;
  body: ReactNode;
}

interface LegalPageProps {
  heading: string;
  lead: ReactNode;
  /** "YYYY-MM-DD" */
  inForceSince: string;
  sections: readonly LegalSection[];
}

/** A numbered text with its contents beside it on wide screens. */
export function LegalPage({ heading, lead, inForceSince, sections }: LegalPageProps) {
  return (
    <TextPage heading={heading} lead={lead}>
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <PageText>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`}>
                {index + 1}. {section.heading}
              </h2>
              {section.body}
            </section>
          ))}
          <p className={`note ${styles.since}`}>In force since {formatDate(inForceSince)}.</p>
        </PageText>
      </div>
    </TextPage>
  );
}
