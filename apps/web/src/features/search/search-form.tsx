import { LIMITS } from '@firsthand/contracts/light';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FilterIcon, SearchIcon } from '../../components/icons.tsx';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/control.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { FilterFields } from './filters/filter-fields.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { focusResults } from './results/focus-results.ts';
import { listActiveFilters, type SearchState } from './search-address.ts';
import type { SearchDraft } from './use-search-draft.ts';
import { queryInputId } from './results/use-result-keys.ts';
import styles from './search-form.module.css';

const formId = 'search-form';

interface SearchFormProps {
  draft: SearchDraft;
  isLoading: boolean;
  /** Whether a first search has run: from then on filters act at once. */
  hasSearched: boolean;
  /** Starts the search of these fields. */
  onSearch: (fields: SearchState) => void;
}

/** The query box and its button, which stay at the top, and the filters: beside the results or in a sheet. */
export function SearchForm({ draft, isLoading, hasSearched, onSearch }: SearchFormProps) {
  const isHydrated = useHydrated();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { fields, change } = draft;
  useEarlyInput(form, fields, change);
  // Before scripts run the button works: the form then is sent as it is.
  const isDisabled = isHydrated && (fields.q.trim() === '' || isLoading);
  const activeCount = listActiveFilters(fields).length;

  function search(wanted: SearchState) {
    if (wanted.q.trim() === '') return;
    const searched = { ...wanted, q: wanted.q.trim(), location: wanted.location.trim() };
    draft.markSearched(searched);
    onSearch(searched);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDisabled) return;
    setSheetOpen(false);
    search(fields);
    // Who asked wants the results: keys act on them, a phone's keyboard goes.
    focusResults();
  }

  function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') focusResults();
  }

  function applyFilter(filter: Partial<SearchState>) {
    change(filter);
    if (hasSearched || draft.isSearching) search({ ...fields, ...filter });
  }

  function onChoosePlace(place: Partial<SearchState>) {
    change(place);
    setSheetOpen(false);
    search({ ...fields, ...place });
  }

  const filters = (
    <FilterFields
      fields={fields}
      formId={formId}
      onChange={change}
      onApply={applyFilter}
      onChoosePlace={onChoosePlace}
    />
  );
  return (
    <>
      <search className={styles.bar}>
        <form
          ref={form}
          id={formId}
          action="/search"
          method="get"
          className={`page ${styles.form}`}
          onSubmit={onSubmit}
        >
          <div className={styles.query}>
            <span className={styles.icon}>
              <SearchIcon />
            </span>
            <label className="sr-only" htmlFor={queryInputId}>
              Search jobs
            </label>
            <TextInput
              id={queryInputId}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              required
              maxLength={LIMITS.searchQueryMaxLength}
              className={styles.input}
              placeholder="Search jobs by title, company, or keyword"
              aria-keyshortcuts="/"
              value={fields.q}
              onValue={(q) => change({ q })}
              onKeyDown={leaveOnEscape}
            />
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          </div>
          <input type="hidden" name="city" value={fields.city} />
          <input type="hidden" name="state" value={fields.state} />
          <input type="hidden" name="zip" value={fields.zip} />
          <input type="hidden" name="place" value={fields.place} />
          <Button type="submit" kind="primary" className={styles.submit} disabled={isDisabled}>
            <SearchIcon />
            <span className={styles.submitText}>Search Jobs</span>
          </Button>
        </form>
      </search>
      <section className={styles.panel} aria-label="Filters" data-screen-only="">
        <div className={styles.static}>{filters}</div>
        <Button
          kind="secondary"
          className={styles.open}
          onClick={() => setSheetOpen(true)}
          aria-haspopup="dialog"
        >
          <FilterIcon />
          Filters
          {activeCount > 0 ? <span className={styles.count}>{activeCount}</span> : null}
        </Button>
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
