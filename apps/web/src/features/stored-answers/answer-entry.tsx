import type { StoredAnswer } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { Ago } from '../../components/ago.tsx';
import badgeStyles from '../../components/badge.module.css';
import buttonStyles from '../../components/button.module.css';
import { FormFault } from '../../components/form-fault.tsx';
import { ApiFailure } from '../../lib/api-client.ts';
import { useAction } from '../../lib/use-action.ts';
import type { AnswerCalls } from './answer-calls.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './answers-page.module.css';

interface AnswerEntryProps {
  answer: StoredAnswer;
  canEdit: boolean;
  calls: AnswerCalls;
  onSaved: (answer: StoredAnswer) => void;
  onRemoved: () => void;
}

const SENSITIVE_WORDS: Record<NonNullable<StoredAnswer['sensitive']>, string> = {
  'equal-opportunity': 'Equal opportunity',
  'work-permission': 'Work permission',
  pay: 'Pay',
  legal: 'Legal',
  consent: 'Consent',
};

async function remove(calls: AnswerCalls, id: number): Promise<void> {
  try {
    await calls.remove(id);
  } catch (error) {
    // Deleted elsewhere already: what was wanted is so.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
}

export function AnswerEntry({ answer, canEdit, calls, onSaved, onRemoved }: AnswerEntryProps) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'asked'>('shown');
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const removing = useAction(async () => {
    await remove(calls, answer.id);
    onRemoved();
  }, 'The answer could not be deleted. Please try again.');
  // Back to the button that led away from here.
  useEffect(() => {
    if (mode === 'shown' && wasOpen.current) edit.current?.focus();
    wasOpen.current = mode !== 'shown';
  }, [mode]);

  return (
    <article className={styles.entry} aria-labelledby={`answer-${answer.id}`}>
      <h2 id={`answer-${answer.id}`} className={styles.question}>
        {answer.question}
      </h2>
      {mode === 'edited' ? (
        <AnswerForm
          answer={answer}
          calls={calls}
          onCancel={() => setMode('shown')}
          onSaved={(saved) => {
            setMode('shown');
            onSaved(saved);
          }}
        />
      ) : (
        <p className={styles.answer}>{[answer.answer].flat().join(', ')}</p>
      )}
      <p className={styles.record}>
        {answer.sensitive ? (
          <span className={badgeStyles.badge}>Sensitive: {SENSITIVE_WORDS[answer.sensitive]}</span>
        ) : null}
        <Ago word="Answered" at={answer.updated_at} />
      </p>
      <FormFault text={removing.error} />
      {mode === 'asked' ? (
        <div className={styles.actions} role="group" aria-label="Delete this answer?">
          <p className={styles.ask}>It is no longer offered to other forms.</p>
          <button
            type="button"
            className={buttonStyles.danger}
            aria-disabled={removing.isBusy}
            autoFocus
            onClick={() => void removing.run()}
          >
            {removing.isBusy ? 'Deleting...' : 'Delete answer'}
          </button>
          <button type="button" className={buttonStyles.secondary} onClick={() => setMode('shown')}>
            Keep it
          </button>
        </div>
      ) : null}
      {mode === 'shown' ? (
        <div className={styles.actions}>
          {canEdit ? (
            <button
              ref={edit}
              type="button"
              className={buttonStyles.secondary}
              onClick={() => setMode('edited')}
            >
              Edit<span className="sr-only"> the answer to {answer.question}</span>
            </button>
          ) : null}
          <button
            ref={canEdit ? undefined : edit}
            type="button"
            className={buttonStyles.secondary}
            onClick={() => setMode('asked')}
          >
            Delete<span className="sr-only"> the answer to {answer.question}</span>
          </button>
        </div>
      ) : null}
    </article>
  );
}
