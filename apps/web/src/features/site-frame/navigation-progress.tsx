import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** Shown when the next page takes longer than a moment; a search shows its own progress in its results. */
export function NavigationProgress() {
  const navigation = useNavigation();
  const target = navigation.location?.pathname;
  const isBusy = navigation.state !== 'idle' && target !== '/search';
  return (
    <div role="status" className={styles.place}>
      {isBusy ? (
        <p className={styles.progress}>
          <span className={styles.spinner} aria-hidden="true" />
          {target?.startsWith('/ats/') ? 'Loading job...' : 'Loading...'}
        </p>
      ) : null}
    </div>
  );
}
