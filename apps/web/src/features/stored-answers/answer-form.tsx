import type { StoredAnswer } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import type { AnswerCalls } from './answer-calls.ts';
import { parseEditedText, toEditedText } from './answer-text.ts';
import styles from './answers-page.module.css';

interface AnswerFormProps {
  answer: StoredAnswer;
  calls: AnswerCalls;
  onCancel: () => void;
  onSaved: (answer: StoredAnswer) => void;
}

const lines = 3;

export function AnswerForm({ answer, calls, onCancel, onSaved }: AnswerFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => toEditedText(answer.answer));
  const [fault, setFault] = useState<string | null>(null);
  const isList = typeof answer.answer !== 'string';
  useEffect(() => area.current?.focus(), []);
  const { isBusy, error, run } = useAction(async () => {
    const edited = parseEditedText(text, answer.answer);
    if (edited === null) {
      setFault('An answer that is kept cannot be empty. Delete it instead.');
      return;
    }
    onSaved(await calls.save(answer.id, edited));
  }, 'The answer could not be saved. Please try again.');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <textarea
        ref={area}
        rows={lines}
        maxLength={LIMITS.answerMaxLength}
        className={`${fieldStyles.control} ${styles.text}`}
        aria-label={isList ? 'Your answers, one to a line' : 'Your answer'}
        aria-describedby={`answer-${answer.id}`}
        value={text}
        onChange={(event) => {
          setFault(null);
          setText(event.target.value);
        }}
      />
      <FormFault text={fault ?? error} />
      <div className={styles.actions}>
        <button type="submit" className={buttonStyles.primary} aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save answer'}
        </button>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
