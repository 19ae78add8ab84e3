import { useId, useState } from 'react';
import styles from './feature-table.module.css';

interface FeatureNameProps {
  name: string;
  description: string;
}

/**
 * A name whose description appears on hover, on keyboard focus and on a tap; Escape puts it away, and the pointer may
 * go onto it. Style shows it for hover and focus, so that it works before scripts do.
 */
export function FeatureName({ name, description }: FeatureNameProps) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  return (
    <span
      className={styles.name}
      data-state={state}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') setState('closed');
      }}
    >
      <button
        type="button"
        className={styles.nameButton}
        aria-describedby={id}
        onClick={() => setState((before) => (before === 'open' ? 'dismissed' : 'open'))}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setState('dismissed');
        }}
        onBlur={() => setState('closed')}
      >
        {name}
      </button>
      <span role="tooltip" id={id} className={styles.tooltip}>
        {description}
      </span>
    </span>
  );
}
