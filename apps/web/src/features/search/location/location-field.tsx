import { LIMITS, NO_PLACE, type SearchState } from '@firsthand/contracts/light';
import type { LocationSuggestion } from '@firsthand/contracts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { TextInput } from '../../../components/control.tsx';
import { Field } from '../../../components/field.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { SuggestionList } from '../../../components/suggestion-list.tsx';
import { countOf } from '../../../lib/format-date.ts';
import { useLocationSuggestions } from './use-location-suggestions.ts';
import styles from './location-field.module.css';

interface LocationFieldProps {
  fields: SearchState;
  formId: string;
  onChange: (fields: Partial<SearchState>) => void;
  /** A suggestion was chosen: the search starts by itself. */
  onChoose: (fields: Partial<SearchState>) => void;
  /** The chosen place was cleared. */
  onClear: (fields: Partial<SearchState>) => void;
}

function toFields(suggestion: LocationSuggestion): Partial<SearchState> {
  return {
    location: '',
    city: suggestion.city ?? '',
    state: suggestion.state ?? '',
    zip: suggestion.zip ?? '',
    place: suggestion.display,
  };
}

/** The location typeahead: a combobox with a list of places in which we hold jobs. */
export function LocationField({ fields, formId, onChange, onChoose, onClear }: LocationFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const focusWish = useRef<'clear' | 'input' | null>(null);
  const isChosen = fields.place !== '';

  const { matches, ask, reset } = useLocationSuggestions(fields.country, (found) => {
    setActive(-1);
    const [only, ...others] = found.suggestions;
    if (only && others.length === 0) choose(only);
  });
  const suggestions = matches?.suggestions ?? [];
  const isListShown = isOpen && !isChosen && suggestions.length > 0;

  function choose(suggestion: LocationSuggestion) {
    if (document.activeElement === input.current) focusWish.current = 'clear';
    reset();
    setOpen(false);
    onChoose(toFields(suggestion));
  }

  function clear() {
    focusWish.current = 'input';
    reset();
    onClear(NO_PLACE);
  }

  // A chosen place disables the input, clearing enables it: focus follows instead of being lost.
  useEffect(() => {
    if (focusWish.current === 'clear' && isChosen) clearButton.current?.focus();
    if (focusWish.current === 'input' && !isChosen) input.current?.focus();
    focusWish.current = null;
  }, [isChosen]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const highlighted = suggestions[active];
    if (event.key === 'Escape' && isListShown) setOpen(false);
    else if (event.key === 'Enter' && isListShown && highlighted) choose(highlighted);
    else if (event.key === 'ArrowDown' && suggestions.length > 0) {
      setOpen(true);
      setActive((active + 1) % suggestions.length);
    } else if (event.key === 'ArrowUp' && suggestions.length > 0) {
      setOpen(true);
      setActive(active <= 0 ? suggestions.length - 1 : active - 1);
    } else return;
    event.preventDefault();
  }

  return (
    <Field
      id={id}
      label="Location"
      note={
        <p role="status" className="sr-only">
          {isOpen && matches ? toAnnouncement(matches.text, suggestions.length) : ''}
        </p>
      }
    >
      {(ties) => (
        <div className={styles.box}>
          <TextInput
            {...ties}
            ref={input}
            form={formId}
            name="location"
            data-chosen={isChosen}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={isListShown ? `${id}-list` : undefined}
            aria-activedescendant={isListShown && active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            maxLength={120}
            placeholder="City, state or zip code"
            disabled={isChosen}
            value={isChosen ? fields.place : fields.location}
            onValue={(typed) => {
              onChange({ location: typed });
              setOpen(true);
              setActive(-1);
              ask(typed);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setTimeout(() => setOpen(false), LIMITS.locationBlurCloseMs)}
            onKeyDown={onKeyDown}
          />
          {isChosen ? (
            <IconButton
              isBare
              ref={clearButton}
              className={styles.clear}
              label="Clear location"
              onClick={clear}
            >
              <CloseIcon size={18} />
            </IconButton>
          ) : null}
          {isListShown ? (
            <SuggestionList
              id={id}
              label="Locations"
              options={suggestions.map(({ type, display, count }) => ({
                key: `${type} ${display}`,
                text: display,
                note: countOf(count, 'job'),
              }))}
              active={active}
              onChoose={(index) => suggestions[index] && choose(suggestions[index])}
            />
          ) : null}
          {isOpen && !isChosen && matches && suggestions.length === 0 ? (
            <p className={styles.none}>No locations found for &quot;{matches.text}&quot;</p>
          ) : null}
        </div>
      )}
    </Field>
  );
}

function toAnnouncement(text: string, count: number): string {
  if (count === 0) return `No locations found for "${text}"`;
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, choose with the arrow keys`;
}
