import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyProps {
  heading: string;
  /** What stands here once there is something, and how it gets here. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** In the place of a whole list, under a line and with more room. */
  isRuled?: boolean;
  className?: string | undefined;
}

/** In the place of a list that has nothing in it yet: teaches the next step. */
export function Empty({ heading, children, action, isRuled = false, className = '' }: EmptyProps) {
  return (
    <div className={`${styles.empty} ${isRuled ? styles.ruled : ''} ${className}`}>
      <h2>{heading}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
