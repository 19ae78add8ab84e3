import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './choice-links.module.css';

interface ChoiceLinksProps<T extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** `segments` for a few ways to see the same, `pills` for what narrows a list. */
  look: 'segments' | 'pills';
  className?: string | undefined;
  choices: readonly T[];
  current: T;
  toAddress: (choice: T) => string;
  renderChoice: (choice: T) => ReactNode;
}

/** A choice of which one holds, each with an address of its own: links in a row. */
export function ChoiceLinks<T extends string>(props: ChoiceLinksProps<T>) {
  const { label, look, className, choices, current, toAddress, renderChoice } = props;
  return (
    <nav aria-label={label} className={[styles[look], className].filter(Boolean).join(' ')}>
      {choices.map((choice) => (
        <Link
          key={choice}
          to={toAddress(choice)}
          aria-current={choice === current ? 'true' : undefined}
          preventScrollReset
        >
          {renderChoice(choice)}
        </Link>
      ))}
    </nav>
  );
}
