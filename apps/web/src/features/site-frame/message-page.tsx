import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** A short mark over the heading, such as "404". */
  mark?: string;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that says one thing and what can be done next: nothing found, something failed. */
export function MessagePage({ mark, heading, children, actions }: MessagePageProps) {
  return (
    <div className={`page ${styles.message}`}>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.text}>{children}</div>
      <div className={`actions ${styles.actions}`}>{actions}</div>
    </div>
  );
}
