import { Link } from 'react-router';
import { CloseIcon } from '../../../components/icons.tsx';
import { focusResults } from '../results/focus-results.ts';
import { listActiveFilters, toSearchAddress, type SearchState } from '../search-address.ts';
import styles from './filter-chips.module.css';

/** The filters of the search that is shown; each leads to the search without it. */
export function FilterChips({ state }: { state: SearchState }) {
  const filters = listActiveFilters(state);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.name}>
          <Link to={toSearchAddress(filter.without)} className={styles.chip} onClick={focusResults}>
            <span className="sr-only">Remove filter </span>
            {filter.label}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
