import type { ApplicationDraft } from '@firsthand/contracts';
import buttonStyles from '../../components/button.module.css';
import { countOf } from '../../lib/format-date.ts';
import type { SaveState } from './draft-store.ts';
import { countBlocking } from './draft-words.ts';
import styles from './dry-run-page.module.css';

interface ReviewBarProps {
  draft: ApplicationDraft;
  save: SaveState;
  isBusy: boolean;
  onReview: () => void;
}

const SAVE_WORDS: Record<SaveState['kind'], string> = {
  saved: 'Everything is saved',
  waiting: 'Not saved yet',
  saving: 'Saving...',
  conflict: 'Not saved: changed in another tab',
  failed: 'Not saved, but kept here',
  gone: 'No longer kept on the server',
};

/** Stays in sight: whether everything is stored, and the way to the last look. */
export function ReviewBar({ draft, save, isBusy, onReview }: ReviewBarProps) {
  const blocking = countBlocking(draft.problems);
  const isTrouble = save.kind === 'conflict' || save.kind === 'failed' || save.kind === 'gone';
  return (
    <div className={styles.bar}>
      <p
        className={styles.state}
        data-kind={save.kind}
        role="status"
        aria-live={isTrouble ? 'polite' : 'off'}
      >
        {SAVE_WORDS[save.kind]}
        {blocking > 0 ? <span>{countOf(blocking, 'thing')} to put right first</span> : null}
      </p>
      <button type="button" className={buttonStyles.primary} aria-disabled={isBusy} onClick={onReview}>
        {isBusy ? 'Saving...' : 'Review and confirm'}
      </button>
    </div>
  );
}
