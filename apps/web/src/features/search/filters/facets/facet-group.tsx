import { formatCount } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import type { FacetOption } from './facet-options.ts';
import styles from './facets.module.css';

interface FoldedFacetProps {
  legend: string;
  chosenCount: number;
  children: ReactNode;
}

/** Choices that belong together, behind their name, which says how many of them are chosen. */
export function FoldedFacet({ legend, chosenCount, children }: FoldedFacetProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.legend}>
        {legend}
        {chosenCount === 0 ? null : <span className={styles.count}> {chosenCount} chosen</span>}
      </summary>
      <fieldset className={styles.group}>
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </details>
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
    <label className={count === 0 && !isChosen ? `${styles.choice} faint` : styles.choice}>
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
