import type { ReactNode } from 'react';
import { formatCount } from '../../../../lib/format-date.ts';
import type { FacetOption } from './facet-options.ts';
import styles from './facets.module.css';

/** Choices that belong together, under their name. */
export function FacetGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FacetChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  formId: string;
  option: FacetOption;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One value with its count at the right edge. */
export function FacetChoice({ type, name, formId, option, isChosen, onChoose }: FacetChoiceProps) {
  const { value, label, count } = option;
  return (
    <label className={count === 0 && !isChosen ? `${styles.choice} ${styles.empty}` : styles.choice}>
      <input
        type={type}
        name={name}
        form={formId}
        value={value}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className={styles.label} title={label}>
        {label}
      </span>
      {count === null ? null : <span className={styles.count}> {formatCount(count)}</span>}
    </label>
  );
}
