import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import type { SaveState } from './entry-kind.ts';
import styles from './entry-card.module.css';

interface SaveStateLineProps {
  state: SaveState;
  /** When a new entry is saved. */
  whenEmpty: string;
  onRetry: () => void;
  onKeep: () => void;
  onRemove: () => void;
}

/** Whether an entry is saved, and if not, why and what to do. Only what needs the person is said aloud. */
export function SaveStateLine({ state, whenEmpty, onRetry, onKeep, onRemove }: SaveStateLineProps) {
  const isTrouble = ['failed', 'fault', 'gone'].includes(state.kind);
  return (
    <div className={styles.state} data-kind={state.kind}>
      <p role="status" aria-live={isTrouble ? 'polite' : 'off'}>
        {toWords(state, whenEmpty)}
      </p>
      {state.kind === 'failed' ? <Act onPress={onRetry}>Try again</Act> : null}
      {state.kind === 'gone' ? (
        <>
          <Act onPress={onKeep}>Add it again</Act>
          <Act onPress={onRemove}>Remove it here</Act>
        </>
      ) : null}
    </div>
  );
}

function Act({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="link" onClick={onPress}>
      {children}
    </Button>
  );
}

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

function toWords(state: SaveState, whenEmpty: string): string {
  switch (state.kind) {
    case 'empty':
      return whenEmpty;
    case 'incomplete':
      return `Not saved yet: ${listFormat.format(state.missing)} missing.`;
    case 'fault':
      return `Not saved: ${state.text}`;
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return 'Saving...';
    case 'saved':
      return 'Saved';
    case 'failed':
      return `Not saved, but kept here: ${state.message}`;
    case 'gone':
      return 'This entry was removed in another tab. What you entered is still here.';
  }
}
