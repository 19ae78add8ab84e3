import { OPTIONAL_FIELDS_HANDLINGS } from '@firsthand/contracts/light';
import { useId } from 'react';
import fieldStyles from '../../components/field.module.css';
import { HANDLING_WORDS } from '../../lib/handling-words.ts';
import type { Handling } from './draft-edits.ts';
import { HANDLING_EFFECTS } from './draft-words.ts';
import styles from './dry-run-page.module.css';

interface HandlingChoiceProps {
  value: Handling;
  onChoose: (handling: Handling) => void;
}

export function HandlingChoice({ value, onChoose }: HandlingChoiceProps) {
  const id = useId();
  return (
    <div className={styles.handling}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          Optional Fields Handling
        </label>
        <select
          id={id}
          className={fieldStyles.select}
          value={value}
          aria-describedby={`${id}-effect`}
          onChange={(event) => {
            const chosen = OPTIONAL_FIELDS_HANDLINGS.find((mode) => mode === event.target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {OPTIONAL_FIELDS_HANDLINGS.map((mode) => (
            <option key={mode} value={mode}>
              {HANDLING_WORDS[mode]}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-effect`} className={styles.effect}>
        {HANDLING_EFFECTS[value]} What you typed stays, whichever you choose.
      </p>
    </div>
  );
}
