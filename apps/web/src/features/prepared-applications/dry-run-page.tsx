import type { ApplicationDraft } from '@firsthand/contracts';
import { useId, useRef, useState } from 'react';
import pageStyles from '../../components/page/account-page.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import type { DraftApi } from './draft-api.ts';
import { DryRunHead } from './dry-run-head.tsx';
import { FieldGroups } from './fields/field-groups.tsx';
import { HandlingChoice } from './fields/handling-choice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProblemList } from './problem-list.tsx';
import { ReviewBar } from './review-bar.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { useDraft } from './use-draft.ts';
import { useReview } from './use-review.ts';
import styles from './dry-run-page.module.css';

interface DryRunPageProps {
  initial: ApplicationDraft;
  calls: DraftApi;
}

/** Everything that would be sent, to be looked at, changed and confirmed once. */
export function DryRunPage({ initial, calls }: DryRunPageProps) {
  const { store, state, shown, handling, asked } = useDraft(initial, calls);
  const { stored: draft } = state;
  const idPrefix = useId();
  const toFieldId = (key: string) => `${idPrefix}-${draft.fields.findIndex((field) => field.key === key)}`;
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const inTheWay = useRef<HTMLDivElement>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [isResumeUnsaved, setIsResumeUnsaved] = useState(false);
  const review = useReview({
    store,
    calls,
    choices,
    isResumeUnsaved,
    onBlocked: () => {
      setIsReviewed(true);
      inTheWay.current?.focus();
    },
  });

  if (review.isConfirming) {
    return (
      <ConfirmStep
        draft={draft}
        calls={calls}
        asked={asked}
        error={review.error}
        isBusy={review.busyWith === 'confirming'}
        onConfirm={() => review.confirm(draft)}
        onBack={review.back}
      />
    );
  }
  return (
    <div className={`page ${pageStyles.page} ${styles.page}`}>
      <DryRunHead draft={draft} />
      <div ref={inTheWay} tabIndex={-1} className={styles.inTheWay}>
        <SaveTrouble store={store} save={state.save} hasMerged={state.hasMerged} refusal={review.error} />
        <ProblemList
          problems={draft.problems}
          fields={draft.fields}
          toFieldId={toFieldId}
          isReviewed={isReviewed}
        />
      </div>
      <HandlingChoice value={handling} onChoose={(mode) => store.chooseHandling(mode)} />
      <FieldGroups
        store={store}
        state={state}
        shown={shown}
        asked={asked}
        calls={calls}
        toFieldId={toFieldId}
        choices={choices}
        isReviewed={isReviewed}
        onRemember={(key, isWanted) => setChoices((current) => new Map(current).set(key, isWanted))}
        onResumeUnsaved={setIsResumeUnsaved}
      />
      <LeaveGuard store={store} isResumeUnsaved={isResumeUnsaved} />
      <ReviewBar
        draft={draft}
        save={state.save}
        isReviewed={isReviewed}
        isResumeUnsaved={isResumeUnsaved}
        isBusy={review.busyWith === 'reviewing'}
        onReview={review.review}
      />
    </div>
  );
}
