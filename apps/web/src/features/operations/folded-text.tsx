import { findBeginning } from './fold-text.ts';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  text: string;
  /** What it is of, for screen readers: "Request of Acme". */
  label: string;
}

/** Somebody else's words, as text; a long one is folded behind its beginning. */
export function FoldedText({ text, label }: FoldedTextProps) {
  const beginning = findBeginning(text);
  if (beginning === null) {
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>
        <span className={`${styles.text} ${styles.beginning}`} dir="auto">
          {beginning}…
        </span>
        <span className={styles.more}>
          <span className={styles.whenShut}>Show all</span>
          <span className={styles.whenOpen}>Show less</span>
          <span className="sr-only"> of: {label}</span>
        </span>
      </summary>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </details>
  );
}
