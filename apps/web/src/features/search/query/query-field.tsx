import { LIMITS } from '@firsthand/contracts/light';
import { useState, type KeyboardEvent } from 'react';
import { TextInput } from '../../../components/control.tsx';
import { SuggestionList } from '../../../components/suggestion-list.tsx';
import { countOf } from '../../../lib/format-date.ts';
import { queryInputId } from '../results/use-result-keys.ts';
import { toQuery } from './to-query.ts';
import { useQuerySuggestions, type QuerySuggestion } from './use-query-suggestions.ts';

interface QueryFieldProps {
  value: string;
  /** Completions are of what is open there; '' everywhere. */
  country: string;
  className: string | undefined;
  onValue: (q: string) => void;
  /** A completion was chosen: the search starts by itself. */
  onChoose: (q: string) => void;
  /** Escape was pressed while nothing was offered. */
  onLeave: () => void;
}

/** The query box: a combobox that completes kinds of work, titles and companies while somebody types, and gets in nobody's way. */
export function QueryField({ value, country, className, onValue, onChoose, onLeave }: QueryFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, reset } = useQuerySuggestions(country);
  const isListShown = isOpen && suggestions.length > 0;

  function choose(suggestion: QuerySuggestion) {
    reset();
    setOpen(false);
    setActive(-1);
    onChoose(toQuery(suggestion));
  }

  function move(step: 1 | -1) {
    setOpen(true);
    // One place more than there are: the text as it was typed.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const highlighted = isListShown ? suggestions[active] : undefined;
    if (event.key === 'Enter' && !highlighted) {
      // The form is sent with what was typed.
      reset();
      setOpen(false);
      return;
    }
    if (event.key === 'Enter' && highlighted) choose(highlighted);
    else if (event.key === 'Escape' && isListShown) setOpen(false);
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'ArrowDown' && suggestions.length > 0) move(1);
    else if (event.key === 'ArrowUp' && suggestions.length > 0) move(-1);
    else return;
    event.preventDefault();
  }

  return (
    <>
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
        className={className}
        placeholder="Search jobs by title, company, or keyword"
        aria-keyshortcuts="/"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? `${queryInputId}-list` : undefined}
        aria-activedescendant={isListShown && active >= 0 ? `${queryInputId}-${active}` : undefined}
        value={value}
        onValue={(q) => {
          onValue(q);
          setOpen(true);
          setActive(-1);
          ask(q);
        }}
        onBlur={() => {
          reset();
          setOpen(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {isListShown ? `${countOf(suggestions.length, 'suggestion')}, choose with the arrow keys` : ''}
      </p>
      {isListShown ? (
        <SuggestionList
          id={queryInputId}
          label="Suggestions"
          options={suggestions.map((suggestion) => ({
            key: `${suggestion.kind} ${suggestion.text}`,
            text: suggestion.text,
            note: toNote(suggestion),
          }))}
          active={active}
          onChoose={(index) => suggestions[index] && choose(suggestions[index])}
        />
      ) : null}
    </>
  );
}

const KIND_NAMES: Partial<Record<QuerySuggestion['kind'], string>> = {
  occupation: 'Kind of work',
  company: 'Company',
};

/** "Company, 12 jobs" */
function toNote({ kind, count }: QuerySuggestion): string {
  const name = KIND_NAMES[kind];
  return `${name === undefined ? '' : `${name}, `}${countOf(count, 'job')}`;
}
