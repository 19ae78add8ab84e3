import { toFeedAddresses, type SearchState } from '../search-address.ts';
import styles from './search-links.module.css';

/** Other ways to what this search finds. */
export function SearchLinks({ state }: { state: SearchState }) {
  return (
    <p className={styles.links}>
      <a href={toFeedAddresses(state).atom} type="application/atom+xml">
        Feed<span className="sr-only"> of this search</span>
      </a>
    </p>
  );
}
