import type { SearchState } from '@firsthand/contracts/light';
import { Select } from '../../../components/control.tsx';
import { searchFormId } from '../search-form-id.ts';
import styles from './sort-select.module.css';

export interface SortChoice {
  sort: SearchState['sort'];
  /** By which pay is ordered. */
  currency: string;
  /** Whether there is a job profile that jobs can fit. */
  hasFit: boolean;
  /** Whether any job found states its pay. */
  hasPay: boolean;
  onSort: (order: Pick<SearchState, 'sort' | 'pay_currency'>) => void;
}

/** In which order results stand. It belongs to the search form, wherever it is shown. */
export function SortSelect({ sort, currency, hasFit, hasPay, onSort }: SortChoice) {
  return (
    <Select
      aria-label="Sort by"
      name="sort"
      form={searchFormId}
      className={styles.sort}
      // Without a profile nothing is ordered by it, whatever the address says.
      value={sort === 'fit' && !hasFit ? '' : sort}
      onValue={(order) => onSort({ sort: order as SearchState['sort'], pay_currency: currency })}
    >
      <option value="">Relevance</option>
      <option value="newest">Newest</option>
      {hasPay || sort === 'pay' ? <option value="pay">Highest pay ({currency})</option> : null}
      {hasFit ? <option value="fit">Most requirements met</option> : null}
    </Select>
  );
}
