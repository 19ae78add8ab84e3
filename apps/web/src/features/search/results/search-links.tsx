import { Link } from '../../../components/link.tsx';
import { toFeedAddresses, toInsightsAddresses, type SearchState } from '../search-address.ts';
import styles from './search-links.module.css';

/** Other ways to what this search finds. */
export function SearchLinks({ state }: { state: SearchState }) {
  return (
    <p className={styles.links}>
      <Link to={toInsightsAddresses(state).page}>
        Insights<span className="sr-only"> into this search</span>
      </Link>
      <a href={toFeedAddresses(state).atom} type="application/atom+xml">
        Feed<span className="sr-only"> of this search</span>
      </a>
    </p>
  );
}
