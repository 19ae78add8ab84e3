import type { LetterResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Sentences } from './sentences.tsx';
import styles from './help.module.css';

interface LetterDraftProps {
  letter: LetterResponse;
  /** Whether the form has a place for it. */
  takesLetter: boolean;
  onUse: (text: string) => void;
  onLeave: () => void;
}

const rows = 12;

/** A drafted letter: what each sentence rests on, and the text to use, edit or leave. */
export function LetterDraft({ letter, takesLetter, onUse, onLeave }: LetterDraftProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState(letter.text);
  useEffect(() => heading.current?.focus(), []);
  // Greeting and farewell claim nothing.
  const body = letter.paragraphs.slice(1, -1);
  const doubts = letter.paragraphs.flat().filter(({ doubt }) => doubt !== null).length;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        Drafted letter
      </h3>
      <p className="note">
        {letter.origin === 'model' ? 'Written by a language model' : 'A plain start to write on'}, from facts
        of your profile only. Read it as your own before you use it.
      </p>
      {letter.notice ? <p className="note">{letter.notice}</p> : null}
      <TextAreaField
        label="The letter as it would be used"
        rows={rows}
        maxLength={LIMITS.answerMaxLength}
        controlClassName={styles.text}
        value={text}
        onValue={setText}
      />
      <details open={doubts > 0} className={styles.basis}>
        <summary>What it rests on</summary>
        {body.map((sentences, index) => (
          <Sentences key={index} sentences={sentences} />
        ))}
        {doubts > 0 ? (
          <p className="note">Marked sentences claim something your profile does not show. Check them.</p>
        ) : null}
      </details>
      {takesLetter ? null : (
        <p className="note">This form has no field for a letter as text. You can copy it from here.</p>
      )}
      <div className="actions">
        {takesLetter ? (
          <Button kind="primary" onClick={() => onUse(text)}>
            {text === letter.text ? 'Use this letter' : 'Use my version'}
          </Button>
        ) : null}
        <Button kind="secondary" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
