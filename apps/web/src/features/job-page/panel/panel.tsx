import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title, smaller; below it on phones. */
  rest: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

/** A box of one line that opens. It is as high as a `PanelLine`, so that one may take the other's place. */
export function Panel({ title, rest, children, ref }: PanelProps) {
  return (
    <details ref={ref} className={styles.panel}>
      <summary>
        <span className={styles.title}>{title}</span>
        {rest === '' ? null : <span className="fine-note">{rest}</span>}
        <ChevronDownIcon />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** What stands there while there is nothing to open, or when nothing came. */
export function PanelLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/** Rows under one heading. */
export function PanelGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <p className="faint-note">{heading}</p>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** What stands on the left, and what is said of it. */
export function PanelRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
