import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface AccountActionProps {
  heading: string;
  text: string;
  /** What can be chosen with it. */
  choice?: ReactNode;
  error: string | null;
  /** The button. */
  children: ReactNode;
}

/** A row of the account's last section: what it does, and the button that does it. */
export function AccountAction({ heading, text, choice, error, children }: AccountActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`ends ${styles.action}`}>
      <div className={styles.actionWords}>
        <h3 id={headingId}>{heading}</h3>
        <p className={styles.note}>{text}</p>
        {choice}
        <p role="alert">{error}</p>
      </div>
      {children}
    </section>
  );
}
