import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import styles from './banner.module.css';

interface BannerProps {
  kind: 'success' | 'error';
  /** Null while there is nothing to say. The place stays, so that screen readers hear it fill. */
  title: string | null;
  children?: ReactNode;
  onDismiss?: () => void;
}

/** What became of a form. It takes the focus when it appears, since the form was locked and had to let go of it. */
export function Banner({ kind, title, children, onDismiss }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const isShown = title !== null;
  useEffect(() => {
    if (isShown) banner.current?.focus();
  }, [isShown]);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles.place}>
      {isShown ? (
        <div
          ref={banner}
          tabIndex={-1}
          className={`callout ${styles.banner}`}
          data-tone={kind === 'error' ? 'bad' : 'good'}
        >
          <div>
            <p className="callout-heading">{title}</p>
            {children}
          </div>
          {onDismiss ? (
            <Button kind="secondary" className={styles.dismiss} onClick={onDismiss}>
              Dismiss
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
