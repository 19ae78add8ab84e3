import { countOf } from '../../lib/format-date.ts';
import { Button } from '../../components/button.tsx';
import type { DraftSaveState, DraftStore } from './draft-store.ts';
import styles from './dry-run-page.module.css';

interface SaveTroubleProps {
  store: DraftStore;
  save: DraftSaveState;
  hasMerged: boolean;
  /** Why the confirmation was not taken. */
  refusal: string | null;
}

/** What keeps the typed answers from being stored, or the application from being confirmed, and what to do. */
export function SaveTrouble({ store, save, hasMerged, refusal }: SaveTroubleProps) {
  return (
    <div role="alert" className={styles.troubles}>
      {refusal ? (
        <p className={`callout ${styles.trouble}`} data-tone="bad">
          {refusal}
        </p>
      ) : null}
      {save.kind === 'failed' ? (
        <div className={`callout ${styles.trouble}`} data-tone="bad">
          <p>{save.message}</p>
          <Button kind="secondary" onClick={() => void store.settle()}>
            Try again
          </Button>
        </div>
      ) : null}
      {save.kind === 'gone' ? (
        <p className={`callout ${styles.trouble}`} data-tone="bad">
          {save.message} What you typed is still shown below.
        </p>
      ) : null}
      {save.kind === 'conflict' ? (
        <div className={`callout ${styles.trouble}`} data-tone="bad">
          <p>
            This application was changed in another tab or on another device. Nothing you typed is lost:{' '}
            {countOf(save.keys.length, 'field')} below {save.keys.length === 1 ? 'shows' : 'show'} both. Use
            theirs field by field, or keep what you typed here.
          </p>
          <Button kind="secondary" onClick={() => void store.keepMine()}>
            Keep what I typed
          </Button>
        </div>
      ) : null}
      {hasMerged && save.kind !== 'conflict' ? (
        <p className="callout">
          Another tab changed other fields of this application. Both changes are kept.
        </p>
      ) : null}
    </div>
  );
}
