import type { WordChange } from './diff-words.ts';
import foldStyles from '../fold.module.css';
import styles from './rewording.module.css';

/** "Description reworded", which opens to the words that went and the words that came. */
export function Rewording({ changes }: { changes: WordChange[] | undefined }) {
  if (!changes) return <>Description reworded; the earlier text was not kept</>;
  return (
    <details className={foldStyles.fold}>
      <summary>Description reworded</summary>
      <p className={styles.text}>
        {changes.map(({ kind, text }, index) => (
          <Words key={index} kind={kind} text={text} />
        ))}
      </p>
    </details>
  );
}

function Words({ kind, text }: WordChange) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'added') {
    return (
      <ins>
        <span className="sr-only">[added: </span>
        {text}
        <span className="sr-only">] </span>
      </ins>
    );
  }
  return (
    <del>
      <span className="sr-only">[removed: </span>
      {text}
      <span className="sr-only">] </span>
    </del>
  );
}
