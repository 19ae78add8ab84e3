import styles from './suggestion-list.module.css';

export interface SuggestionOption {
  key: string;
  text: string;
  /** At the end of the line, such as how many there are. */
  note: string;
}

interface SuggestionListProps {
  /** The field's id, from which the options' ids are made. */
  id: string;
  label: string;
  options: readonly SuggestionOption[];
  /** Which one is highlighted; -1: none. */
  active: number;
  onChoose: (index: number) => void;
}

/** What a combobox offers, below its field. The keys are those of the field, where the focus stays. */
export function SuggestionList({ id, label, options, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the keys are those of the field, where the focus stays
        <li
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Keeps the focus in the field, so that a slow click is not cut off by the list closing on blur.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span>{option.text}</span> <span className={styles.note}>{option.note}</span>
        </li>
      ))}
    </ul>
  );
}
