import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { mayBeSkill, type LeftOverLine } from './reading-items.ts';
import styles from './reading-section.module.css';

interface LeftOverProps {
  line: LeftOverLine;
  isActive: boolean;
  /** Gives the words when it failed. */
  addSkill: (name: string) => Promise<string | null>;
  onVisit: (key: string) => void;
  onShow: (key: string) => void;
}

/** A line that is not in the profile, or not whole; a person may still want it. */
export function LeftOver({ line, isActive, addSkill, onVisit, onShow }: LeftOverProps) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line.text);
      setSaid('Copied');
    } catch (error) {
      // The browser or its owner forbids it.
      if (!(error instanceof Error)) throw error;
      setSaid('Your browser did not allow copying. Select the text instead.');
    }
  };
  return (
    <li
      id={`reading-${line.key}`}
      className={styles.row}
      data-active={isActive || undefined}
      onFocus={() => {
        if (!isActive) onVisit(line.key);
      }}
    >
      <p className={styles.text}>{line.text}</p>
      {line.reason ? <p className={styles.read}>{line.reason}</p> : null}
      {line.in_words ? <p className={styles.read}>From: {line.in_words}</p> : null}
      <div className={styles.acts}>
        <Button kind="link" className={styles.act} onClick={() => void copy()}>
          Copy<span className="sr-only">: {line.text}</span>
        </Button>
        {mayBeSkill(line.text) ? (
          <Button
            kind="link"
            className={styles.act}
            onClick={() =>
              void addSkill(line.text).then((failure) => setSaid(failure ?? 'Added to your skills'))
            }
          >
            Add as skill<span className="sr-only">: {line.text}</span>
          </Button>
        ) : null}
        {line.where.length > 0 ? (
          <Button kind="link" className={`${styles.act} ${styles.show}`} onClick={() => onShow(line.key)}>
            Show in resume<span className="sr-only">: {line.text}</span>
          </Button>
        ) : null}
        <span role="status" className={styles.read}>
          {said}
        </span>
      </div>
    </li>
  );
}
