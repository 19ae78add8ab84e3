import type { Application } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { useObservable } from '../../../lib/observable.ts';
import type { SaveState } from '../../../lib/saving/saving-store.ts';
import { useSaving } from '../../../lib/saving/use-saving.ts';
import { useUnloadWarning } from '../../../lib/saving/use-leave-guard.ts';
import type { ApplicationTracker } from './application-tracker.ts';
import { NotesStore } from './notes-store.ts';
import styles from './tracking.module.css';

interface NotesFieldProps {
  application: Application;
  tracker: ApplicationTracker;
  onChanged: (application: Application) => void;
}

type NotesState = SaveState<'notes'>;

function toWords(state: NotesState): string {
  switch (state.kind) {
    case 'unchanged':
      return 'Only you see them. Saved as you type.';
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return 'Saving...';
    case 'saved':
      return 'Saved';
    case 'failed':
      return `Not saved, but kept here: ${state.message}`;
    case 'conflict':
      return 'These notes were changed in another tab. Nothing you typed is lost, and nothing was overwritten.';
    case 'gone':
      return 'This application was removed in another tab. What you typed is still here to copy.';
  }
}

const isTrouble = ({ kind }: NotesState) => kind === 'failed' || kind === 'conflict' || kind === 'gone';

export function NotesField({ application, tracker, onChanged }: NotesFieldProps) {
  const id = useId();
  const [store] = useState(() => new NotesStore(application, tracker, onChanged));
  const { stored, save: state } = useObservable(store);
  useEffect(() => store.sync(application), [store, application]);
  useUnloadWarning(store.hasUnsaved);
  useSaving(store);
  return (
    <TextAreaField
      label={
        <>
          Notes<span className="sr-only"> on {application.job_data.title}</span>
        </>
      }
      controlClassName={styles.notes}
      rows={4}
      maxLength={LIMITS.notesMaxLength}
      value={store.getText()}
      describedBy={`${id}-state`}
      onValue={(typed) => store.type(typed)}
      onBlur={() => void store.settle()}
      note={
        <div className={styles.state} data-trouble={isTrouble(state)}>
          <p id={`${id}-state`} role="status" aria-live={isTrouble(state) ? 'polite' : 'off'}>
            {toWords(state)}
          </p>
          {state.kind === 'conflict' ? (
            <p className={styles.theirs}>
              The other tab’s: {stored.notes === '' ? 'nothing' : <q>{stored.notes}</q>}
            </p>
          ) : null}
          {state.kind === 'failed' ? <Act onPress={() => void store.settle()}>Try again</Act> : null}
          {state.kind === 'conflict' ? (
            <p className={styles.acts}>
              <Act onPress={() => void store.keepMine()}>Keep mine</Act>
              <Act onPress={() => store.useTheirs()}>Use the other tab’s</Act>
            </p>
          ) : null}
        </div>
      }
    />
  );
}

function Act({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button kind="link" onClick={onPress}>
      {children}
    </Button>
  );
}
