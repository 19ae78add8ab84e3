import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  kind: 'good' | 'warn' | 'bad';
  children: ReactNode;
  onDismiss?: () => void;
}

/** On top of the page's content: what happened on the way here. */
export function PageBanner({ kind, children, onDismiss }: PageBannerProps) {
  return (
    <div className={`callout ${styles.banner}`} data-tone={kind}>
      <div className={styles.words}>{children}</div>
      {onDismiss ? (
        <IconButton isBare className={styles.dismiss} label="Dismiss message" onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      ) : null}
    </div>
  );
}
