import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** When the card takes the focus, as after its neighbour left. */
  id?: string;
  /** Of the title in its head. */
  titleId: string;
  /** For long lists: the lines close together. */
  isDense?: boolean;
  /** It is the one that is shown beside the list. */
  isCurrent?: boolean;
  head: ReactNode;
  /** A button at the upper right. */
  action: ReactNode;
  children: ReactNode;
}

/** A job in a list over the page's width: what it is, what can be done about it, and below both what is known of it. */
export function Card({ id, titleId, isDense = false, isCurrent = false, head, action, children }: CardProps) {
  return (
    <article
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      aria-current={isCurrent || undefined}
      className={isDense ? styles.dense : styles.card}
    >
      <div className={styles.head}>{head}</div>
      <div className={styles.action}>{action}</div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/** The evidence at the end of a card: when the job was last seen, then the rest of its record in a line. */
export function CardRecord({ stamp, children }: { stamp: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.evidence}>
      {stamp}
      <p className={styles.record}>{children}</p>
    </div>
  );
}
