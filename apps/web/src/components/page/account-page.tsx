import type { ReactNode, Ref } from 'react';
import styles from './account-page.module.css';

interface AccountPageProps {
  heading: ReactNode;
  /** For pages on which the heading takes the focus, such as after something below it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** Beside the heading, or below it where there is no room. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A page with one heading, most of all one of a signed-in person; also while it is loaded and where that failed. */
export function AccountPage({ heading, headingRef, lead, actions, className, children }: AccountPageProps) {
  return (
    <div className={className ? `page ${styles.page} ${className}` : `page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
            {heading}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
