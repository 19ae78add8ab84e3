import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface TextPageProps {
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page that is read. What follows the lead brings its own layout; `PageText` gives it a readable measure. */
export function TextPage({ heading, lead, children }: TextPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

export function PageText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
