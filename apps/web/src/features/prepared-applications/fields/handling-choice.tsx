import { OPTIONAL_FIELDS_HANDLINGS } from '@firsthand/contracts/light';
import { useId } from 'react';
import { SelectField } from '../../../components/field.tsx';
import { HANDLING_LABELS } from '../../../lib/handling-labels.ts';
import type { Handling } from '../draft-edits.ts';
import { HANDLING_EFFECTS } from '../draft-labels.ts';
import styles from '../dry-run-page.module.css';

interface HandlingChoiceProps {
  value: Handling;
  onChoose: (handling: Handling) => void;
}

export function HandlingChoice({ value, onChoose }: HandlingChoiceProps) {
  const id = useId();
  return (
    <div className={styles.handling}>
      <SelectField
        label="Optional Fields Handling"
        value={value}
        describedBy={`${id}-effect`}
        onValue={(wanted) => {
          const chosen = OPTIONAL_FIELDS_HANDLINGS.find((mode) => mode === wanted);
          if (chosen) onChoose(chosen);
        }}
      >
        {OPTIONAL_FIELDS_HANDLINGS.map((mode) => (
          <option key={mode} value={mode}>
            {HANDLING_LABELS[mode]}
          </option>
        ))}
      </SelectField>
      <p id={`${id}-effect`} className={styles.effect}>
        {HANDLING_EFFECTS[value]} What you typed stays, whichever you choose.
      </p>
    </div>
  );
}
