import { Link } from '../../../components/link.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { focusResults } from '../results/focus-results.ts';
import { toSearchAddress, type SearchState } from '../search-address.ts';
import { listActiveFilters, withoutFilters, type CompanyNames } from './active-filters.ts';
import styles from './filter-chips.module.css';

/** The filters of the search that is shown; each leads to the search without it. */
export function FilterChips({ state, companyNames }: { state: SearchState; companyNames: CompanyNames }) {
  const filters = listActiveFilters(state, companyNames);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Link to={toSearchAddress(filter.without)} className={styles.chip} onClick={focusResults}>
            <span className="sr-only">Remove filter </span>
            {filter.label}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <Link to={toSearchAddress(withoutFilters(state))} className={styles.all} onClick={focusResults}>
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
