import { useLocation, useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** Shown when the next page takes longer than a moment; a search from the search or home page shows its own progress. */
export function NavigationProgress() {
  const navigation = useNavigation();
  const target = navigation.location?.pathname;
  const from = useLocation().pathname;
  const isWithinSearch = from === '/search' || (from === '/' && navigation.location?.search.includes('q='));
  const showsItself = target === '/search' && isWithinSearch;
  const isBusy = navigation.state !== 'idle' && !showsItself;
  return (
    <div role="status" className={styles.place}>
      {isBusy ? (
        <p className={`late ${styles.progress}`}>
          <span className={styles.spinner} aria-hidden="true" />
          {target?.startsWith('/ats/') ? 'Loading job...' : 'Loading...'}
        </p>
      ) : null}
    </div>
  );
}
