import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { StoredAnswer } from '@firsthand/contracts';
import { toCountryName, type STORED_ANSWER_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { Ago } from '../../components/job/ago.tsx';
import badgeStyles from '../../components/badge.module.css';
import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useAction } from '../../lib/use-action.ts';
import { keepDraft } from '../../lib/session/session.ts';
import { AnswerForm, keptAnswerName } from './answer-form.tsx';
import styles from './answers-page.module.css';

interface AnswerEntryProps {
  answer: StoredAnswer;
  canEdit: boolean;
  calls: ApiOf<typeof STORED_ANSWER_ROUTES>;
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

/** Whether an earlier visit left a change that was not saved. */
function isEdited(answer: StoredAnswer): boolean {
  const name = keptAnswerName(answer);
  return name !== null && keepDraft(name).read() !== null;
}

async function remove(calls: ApiOf<typeof STORED_ANSWER_ROUTES>, id: number): Promise<void> {
  try {
    await calls.removeStoredAnswer({ params: { id } });
  } catch (error) {
    // Deleted elsewhere already: what was wanted is so.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
}

export function AnswerEntry({ answer, canEdit, calls, onSaved, onRemoved }: AnswerEntryProps) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'asked'>(() =>
    canEdit && isEdited(answer) ? 'edited' : 'shown',
  );
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
      <div className={styles.asked}>
        <h2 id={`answer-${answer.id}`} className={styles.question}>
          {answer.question}
        </h2>
        <p className={styles.record}>
          {answer.sensitive ? (
            <span className={badgeStyles.badge}>Sensitive: {SENSITIVE_WORDS[answer.sensitive]}</span>
          ) : null}
          {answer.country ? (
            <span className={badgeStyles.badge}>
              For jobs in {toCountryName(answer.country) ?? answer.country}
            </span>
          ) : null}
          <Ago word="Answered" at={answer.updated_at} />
        </p>
      </div>
      <div className={styles.given}>
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
        <FormFault text={removing.error} />
        {mode === 'asked' ? (
          <div className="actions" role="group" aria-label="Delete this answer?">
            <p className={styles.ask}>It is no longer offered to other forms.</p>
            {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that was pressed is gone */}
            <Button kind="danger" isBusy={removing.isBusy} autoFocus onClick={() => void removing.run()}>
              {removing.isBusy ? 'Deleting...' : 'Delete answer'}
            </Button>
            <Button kind="secondary" onClick={() => setMode('shown')}>
              Keep it
            </Button>
          </div>
        ) : null}
        {mode === 'shown' ? (
          <div className="actions">
            {canEdit ? (
              <Button ref={edit} kind="secondary" onClick={() => setMode('edited')}>
                Edit<span className="sr-only"> the answer to {answer.question}</span>
              </Button>
            ) : null}
            <Button ref={canEdit ? undefined : edit} kind="secondary" onClick={() => setMode('asked')}>
              Delete<span className="sr-only"> the answer to {answer.question}</span>
            </Button>
          </div>
        ) : null}
      </div>
    </article>
  );
}
