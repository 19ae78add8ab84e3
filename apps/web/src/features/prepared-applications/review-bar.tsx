import type { ApplicationDraft } from '@firsthand/contracts';
import { Button } from '../../components/button.tsx';
import type { DraftSaveState } from './draft-store.ts';
import { toObstacles } from './draft-labels.ts';
import styles from './dry-run-page.module.css';

interface ReviewBarProps {
  draft: ApplicationDraft;
  save: DraftSaveState;
  isReviewed: boolean;
  /** Lines of a resume were worded of which no PDF was made: they are kept in this browser alone. */
  isResumeUnsaved: boolean;
  isBusy: boolean;
  onReview: () => void;
}

const SAVE_LABELS: Record<DraftSaveState['kind'], string> = {
  unchanged: 'Everything is saved',
  saved: 'Everything is saved',
  waiting: 'Not saved yet',
  saving: 'Saving...',
  conflict: 'Not saved: changed in another tab',
  failed: 'Not saved, but kept here',
  gone: 'No longer kept on the server',
};

/** Everything is saved only when it is. */
export function toSaveLabel({ kind }: Pick<DraftSaveState, 'kind'>, isResumeUnsaved: boolean): string {
  const isSaved = kind === 'unchanged' || kind === 'saved';
  return isSaved && isResumeUnsaved
    ? 'Your resume lines are kept here until you make the PDF'
    : SAVE_LABELS[kind];
}

/** Stays in sight: whether everything is stored, and the way to the last look. */
export function ReviewBar({ draft, save, isReviewed, isResumeUnsaved, isBusy, onReview }: ReviewBarProps) {
  const obstacles = toObstacles(draft.problems, isReviewed);
  const isTrouble = save.kind === 'conflict' || save.kind === 'failed' || save.kind === 'gone';
  return (
    <div className={`ends ${styles.bar}`}>
      <p
        className={styles.state}
        data-kind={save.kind}
        role="status"
        aria-live={isTrouble ? 'polite' : 'off'}
      >
        {toSaveLabel(save, isResumeUnsaved)}
        {obstacles ? <span>{obstacles.words}</span> : null}
      </p>
      <Button kind="primary" isBusy={isBusy} onClick={onReview}>
        {isBusy ? 'Saving...' : 'Review and confirm'}
      </Button>
    </div>
  );
}
