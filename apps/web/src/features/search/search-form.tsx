import { listActiveFilters, type KnownNames, type SearchState } from '@firsthand/contracts/light';
import { Suspense, lazy, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FilterIcon, SearchIcon } from '../../components/icons.tsx';
import { Button } from '../../components/button.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { FacetCounts } from './filters/facets/facet-options.ts';
import { FilterFields } from './filters/filter-fields.tsx';
import { toModeChoice, toRemoteChoice } from './filters/remote-choice.ts';
import { QueryField } from './query/query-field.tsx';
import { useTypedSearch } from './query/use-typed-search.ts';
import { focusResults } from './focus-results.ts';
import { keepReading } from './understood/understanding.ts';
import { searchFormId } from './search-form-id.ts';
import type { SearchActions } from './use-search-actions.ts';
import type { SearchDraft } from './use-search-draft.ts';
import styles from './search-form.module.css';

// Phones alone have it: loaded when a finger goes down on its button.
const loadSheet = () => import('./filters/filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

interface SearchFormProps {
  draft: SearchDraft;
  actions: SearchActions;
  isLoading: boolean;
  /** "1,200 jobs found", for the sheet that covers it; null where no search says it. */
  found: string | null;
  /** Of the last answer; null before the first one. */
  counts: FacetCounts | null;
  names: KnownNames;
  /** In which pay is asked for. */
  currency: string;
  /** What a person wants to see again or not, after the filters. */
  yours: ReactNode;
}

/** The query box and its button, which stay at the top, and the filters: beside the results or in a sheet. */
export function SearchForm(props: SearchFormProps) {
  const { draft, actions, isLoading, found, counts, names, currency, yours } = props;
  const isHydrated = useHydrated();
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Once it was there it stays, so that closing it gives the focus back.
  const [wasOpened, setOpened] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { fields, change } = draft;
  const shown = { remote: toRemoteChoice(fields), work_mode: toModeChoice(fields), pay_currency: currency };
  useEarlyInput(form, { ...fields, ...shown }, change);
  // Before scripts run the button works: the form then is sent as it is.
  const isDisabled = isHydrated && (fields.q.trim() === '' || isLoading);
  const onType = useTypedSearch(actions.searchTyped);
  const activeCount = listActiveFilters(fields).length;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDisabled) return;
    onType(null);
    setSheetOpen(false);
    actions.search(fields);
    // Who asked wants the results: keys act on them, a phone's keyboard goes.
    focusResults();
  }

  function onChooseQuery(q: string) {
    onType(null);
    const asked = { q, ...keepReading(fields, q) };
    change(asked);
    actions.search({ ...fields, ...asked });
    focusResults();
  }

  function onChoosePlace(place: Partial<SearchState>) {
    change(place);
    // A sheet stays open: how far around the place is the next question.
    actions.search({ ...fields, ...place });
  }

  const filters = (
    <FilterFields
      fields={fields}
      formId={searchFormId}
      counts={counts}
      names={names}
      currency={currency}
      yours={yours}
      onChange={change}
      onApply={actions.apply}
      onChoosePlace={onChoosePlace}
    />
  );
  return (
    <>
      <search className={styles.bar}>
        <form
          ref={form}
          id={searchFormId}
          action="/search"
          method="get"
          className={`page ${styles.form}`}
          onSubmit={onSubmit}
        >
          <div className={styles.query}>
            <span className={styles.icon}>
              <SearchIcon />
            </span>
            <QueryField
              value={fields.q}
              country={fields.country}
              className={styles.input}
              onValue={(q) => {
                change({ q, ...keepReading(fields, q) });
                onType(q);
              }}
              onChoose={onChooseQuery}
              onLeave={focusResults}
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
      <section id="filters" tabIndex={-1} className={styles.panel} aria-label="Filters" data-screen-only="">
        {/* Never twice in the form: radio buttons of one name would take the choice from each other. */}
        <div className={styles.static}>{isSheetOpen ? null : filters}</div>
        <Button
          kind="secondary"
          className={styles.open}
          onClick={() => {
            setOpened(true);
            setSheetOpen(true);
          }}
          onPointerDown={() => void loadSheet()}
          aria-haspopup="dialog"
        >
          <FilterIcon />
          Filters
          {activeCount > 0 ? <span className={styles.count}>{activeCount}</span> : null}
        </Button>
      </section>
      {wasOpened ? (
        <Suspense>
          <FilterSheet
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            formId={searchFormId}
            isDisabled={isDisabled}
            found={found}
          >
            {filters}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}
