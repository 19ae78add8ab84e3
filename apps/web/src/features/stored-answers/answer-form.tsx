import type { ApiOf } from '@firsthand/api-client';
import type { StoredAnswer } from '@firsthand/contracts';
import { LIMITS, type STORED_ANSWER_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/control.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useKeptState } from '../../lib/saving/use-kept-state.ts';
import { useForm } from '../../lib/use-form.ts';
import { parseEditedText, toEditedText } from './answer-text.ts';
import styles from './answers-page.module.css';

interface AnswerFormProps {
  answer: StoredAnswer;
  calls: ApiOf<typeof STORED_ANSWER_ROUTES>;
  onCancel: () => void;
  onSaved: (answer: StoredAnswer) => void;
}

const lines = 3;

/** Under what name an answer that is being changed is kept; equal-opportunity answers lie nowhere but on the server. */
export const keptAnswerName = ({ id, sensitive }: StoredAnswer): string | null =>
  sensitive === 'equal-opportunity' ? null : `answer:${id}`;

export function AnswerForm({ answer, calls, onCancel, onSaved }: AnswerFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const {
    value: text,
    change: setText,
    forget,
  } = useKeptState(keptAnswerName(answer), () => toEditedText(answer.answer));
  const isList = typeof answer.answer !== 'string';
  useEffect(() => area.current?.focus(), []);
  const edited = parseEditedText(text, answer.answer);
  const { isBusy, error, submit, forgetFault } = useForm(
    async () => {
      if (edited === null) return;
      const saved = await calls.saveStoredAnswer({ params: { id: answer.id }, body: { answer: edited } });
      forget();
      onSaved(saved);
    },
    'The answer could not be saved. Please try again.',
    () => (edited === null ? 'An answer that is kept cannot be empty. Delete it instead.' : null),
  );
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        ref={area}
        rows={lines}
        maxLength={LIMITS.answerMaxLength}
        className={styles.text}
        aria-label={isList ? 'Your answers, one to a line' : 'Your answer'}
        aria-describedby={`answer-${answer.id}`}
        value={text}
        onValue={(value) => {
          forgetFault();
          setText(value);
        }}
      />
      <FormFault text={error} />
      <div className="actions">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save answer'}
        </Button>
        <Button
          kind="secondary"
          disabled={isBusy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
