import type { LocationSuggestion } from '@firsthand/contracts';
import { countOf } from '../../../lib/format-date.ts';
import styles from './location-field.module.css';

interface LocationListProps {
  /** The field's id, from which the options' ids are made. */
  id: string;
  suggestions: LocationSuggestion[];
  active: number;
  onChoose: (suggestion: LocationSuggestion) => void;
}

export function LocationList({ id, suggestions, active, onChoose }: LocationListProps) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label="Locations" className={styles.list}>
      {suggestions.map((suggestion, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the keys are those of the field, where the focus stays
        <li
          key={`${suggestion.type} ${suggestion.display}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Keeps the focus in the field, so that a slow click is not cut off by the list closing on blur.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span>{suggestion.display}</span>{' '}
          <span className={styles.count}>{countOf(suggestion.count, 'job')}</span>
        </li>
      ))}
    </ul>
  );
}
