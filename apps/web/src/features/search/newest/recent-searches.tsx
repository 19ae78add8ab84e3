import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { clearRecentSearches, useRecentSearches } from '../../../lib/recent-searches.ts';
import styles from './recent-searches.module.css';

/** What was searched for on this device; nobody else learns of it. */
export function RecentSearches() {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recent-heading">Recent searches</h2>
        <Button kind="link" className={styles.clear} onClick={clearRecentSearches}>
          Clear<span className="sr-only"> recent searches</span>
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map(({ address, query, filters }) => (
          <li key={address}>
            <Link to={address} className={styles.search}>
              <strong>{query}</strong>
              {filters.length > 0 ? <span className={styles.filters}> {filters.join(' · ')}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
