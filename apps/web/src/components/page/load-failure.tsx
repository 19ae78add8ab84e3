import { useWhenOnline } from '../../lib/network.ts';
import { Button } from '../button.tsx';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  message: string;
  /** What is safe although this failed. */
  hint: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of what could not be loaded. It is tried again as soon as the network is back. */
export function LoadFailure({ message, hint, isRetrying, onRetry }: LoadFailureProps) {
  useWhenOnline(() => {
    if (!isRetrying) onRetry();
  });
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <p className={`note ${styles.hint}`}>{hint}</p>
      <Button kind="secondary" disabled={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
