import { splitValues, toggleValue } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FacetChoice, FoldedFacet } from './facet-group.tsx';
import type { FacetOption } from './facet-options.ts';
import styles from './facets.module.css';

interface ManyFacetProps {
  legend: string;
  name: string;
  formId: string;
  options: readonly FacetOption[];
  /** The chosen values, as the address has them. */
  list: string;
  /** How many its heading says are chosen. Default: all of `list`. */
  chosenCount?: number;
  onChange: (list: string) => void;
  /** So many at first; the rest are there on request, and what is chosen always. */
  firstCount?: number;
}

/** A filter that takes several values, behind its heading. */
export function ManyFacet(props: ManyFacetProps) {
  const { legend, name, formId, options, list, onChange, firstCount = options.length } = props;
  const [isWhole, setWhole] = useState(false);
  const chosen = splitValues(list);
  const { chosenCount = chosen.length } = props;
  const shown = options.filter(({ value }, index) => isWhole || index < firstCount || chosen.includes(value));
  return (
    <FoldedFacet legend={legend} chosenCount={chosenCount}>
      {shown.map((option) => (
        <FacetChoice
          key={option.value}
          type="checkbox"
          name={name}
          formId={formId}
          option={option}
          isChosen={chosen.includes(option.value)}
          onChoose={(isWanted) => onChange(toggleValue(list, option.value, isWanted))}
        />
      ))}
      {options.length > firstCount ? (
        <Button
          kind="link"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : 'Show more'}
        </Button>
      ) : null}
    </FoldedFacet>
  );
}
