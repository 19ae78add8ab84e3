import { LIMITS } from '@firsthand/contracts/light';
import { useState, type FormEvent } from 'react';
import { FilterIcon, SearchIcon } from '../../components/icons.tsx';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { listActiveFilters, type SearchState } from './search-address.ts';
import type { SearchDraft } from './use-search-draft.ts';
import { queryInputId } from './use-result-keys.ts';
import styles from './search-form.module.css';

const formId = 'search-form';

interface SearchFormProps {
  draft: SearchDraft;
  isLoading: boolean;
  /** Starts the search of these fields. */
  onSearch: (fields: SearchState) => void;
}

/** The query box and its button, which stay at the top, and the filters: beside the results or in a sheet. */
export function SearchForm({ draft, isLoading, onSearch }: SearchFormProps) {
  const isHydrated = useHydrated();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { fields, change } = draft;
  // Before scripts run the button works: the form then is sent as it is.
  const isDisabled = isHydrated && (fields.q.trim() === '' || isLoading);
  const activeCount = listActiveFilters(fields).length;

  function search(wanted: SearchState) {
    if (wanted.q.trim() === '') return;
    setSheetOpen(false);
    onSearch({ ...wanted, q: wanted.q.trim(), location: wanted.location.trim() });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDisabled) search(fields);
  }

  function onChoosePlace(place: Partial<SearchState>) {
    change(place);
    search({ ...fields, ...place });
  }

  const filters = (
    <FilterFields fields={fields} formId={formId} onChange={change} onChoosePlace={onChoosePlace} />
  );
  return (
    <>
      <search className={styles.bar}>
        <form id={formId} action="/search" method="get" className={`page ${styles.form}`} onSubmit={onSubmit}>
          <div className={styles.query}>
            <span className={styles.icon}>
              <SearchIcon />
            </span>
            <label className="sr-only" htmlFor={queryInputId}>
              Search jobs
            </label>
            <input
              id={queryInputId}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              required
              maxLength={LIMITS.searchQueryMaxLength}
              className={`${fieldStyles.control} ${styles.input}`}
              placeholder="Search jobs by title, company, or keyword"
              aria-keyshortcuts="/"
              value={fields.q}
              onChange={(event) => change({ q: event.target.value })}
            />
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          </div>
          <input type="hidden" name="city" value={fields.city} />
          <input type="hidden" name="state" value={fields.state} />
          <input type="hidden" name="zip" value={fields.zip} />
          <input type="hidden" name="place" value={fields.place} />
          <button type="submit" className={`${buttonStyles.primary} ${styles.submit}`} disabled={isDisabled}>
            <SearchIcon />
            <span className={styles.submitText}>Search Jobs</span>
          </button>
        </form>
      </search>
      <section className={styles.panel} aria-label="Filters">
        <div className={styles.static}>{filters}</div>
        <button
          type="button"
          className={`${buttonStyles.secondary} ${styles.open}`}
          onClick={() => setSheetOpen(true)}
          aria-haspopup="dialog"
        >
          <FilterIcon />
          Filters
          {activeCount > 0 ? <span className={styles.count}>{activeCount}</span> : null}
        </button>
      </section>
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        formId={formId}
        isDisabled={isDisabled}
      >
        {filters}
      </FilterSheet>
    </>
  );
}
