import type { ReactNode } from 'react';
import { formatCount } from '../../../../lib/format-date.ts';
import type { FacetOption } from './facet-options.ts';
import styles from './facets.module.css';

interface FacetGroupProps {
  legend: string;
  /** It stands over the group already. */
  isLegendHidden?: boolean;
  children: ReactNode;
}

/** Choices that belong together, under their name. */
export function FacetGroup({ legend, isLegendHidden = false, children }: FacetGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FoldedFacetProps {
  legend: string;
  chosenCount: number;
  children: ReactNode;
}

/** A group behind its name, which says how many of its values are chosen. */
export function FoldedFacet({ legend, chosenCount, children }: FoldedFacetProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.legend}>
        {legend}
        {chosenCount === 0 ? null : <span className={styles.count}> {chosenCount} chosen</span>}
      </summary>
      {children}
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
