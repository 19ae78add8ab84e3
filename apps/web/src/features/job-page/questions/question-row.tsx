import type { FormQuestion } from '@firsthand/contracts';
import { PanelRow } from '../panel/panel.tsx';
import { toKindWords, toSensitiveWords } from './question-words.ts';
import styles from './questions-panel.module.css';

/** One question: its words and whether it must be answered; how, and from where the reader's answer would come. */
export function QuestionRow({ question }: { question: FormQuestion }) {
  const { label, required, asked_when: condition, answered_by: answeredBy } = question;
  const kind = toKindWords(question);
  const sensitive = toSensitiveWords(question);
  return (
    <PanelRow>
      <span>
        <span className={styles.label}>{label}</span>
        {condition === null ? null : <span className={styles.note}>Asked when {condition}</span>}
        {sensitive === null ? null : <span className={styles.note}>{sensitive}</span>}
      </span>
      <span className="soft">
        <span className={required ? styles.required : undefined}>{required ? 'Required' : 'Optional'}</span>
        {kind === '' ? null : ` · ${kind}`}
        {answeredBy === undefined ? null : (
          <span className={styles.note}>{answeredBy ?? 'No answer yet'}</span>
        )}
      </span>
    </PanelRow>
  );
}
