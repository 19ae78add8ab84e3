import { toFeedAddresses, toInsightsAddresses, type SearchState } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import styles from './search-links.module.css';

interface SearchLinksProps {
  state: SearchState;
  /** The way to hide words. */
  hiding: ReactNode;
}

/** Other ways to what this search finds, and to less of it. */
export function SearchLinks({ state, hiding }: SearchLinksProps) {
  return (
    <div className={styles.links} data-screen-only="">
      <Link to={toInsightsAddresses(state).page}>
        Insights<span className="sr-only"> into this search</span>
      </Link>
      <a href={toFeedAddresses(state).atom} type="application/atom+xml">
        Feed<span className="sr-only"> of this search</span>
      </a>
      {hiding}
    </div>
  );
}
