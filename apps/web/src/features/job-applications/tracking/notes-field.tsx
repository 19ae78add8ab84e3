import type { Application } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import type { ApplicationTracker } from './application-tracker.ts';
import { createNotesEditor, type NotesState } from './notes-editor.ts';
import styles from './tracking.module.css';

interface NotesFieldProps {
  application: Application;
  tracker: ApplicationTracker;
  onChanged: (application: Application) => void;
}

function toWords(state: NotesState): string {
  switch (state.kind) {
    case 'quiet':
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
  const [editor] = useState(() => createNotesEditor(tracker, application, onChanged));
  const { text, state } = useSyncExternalStore(editor.subscribe, editor.get, editor.get);
  useEffect(() => editor.sync(application), [editor, application]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      editor.flush();
    };
  }, [editor]);
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
      value={text}
      describedBy={`${id}-state`}
      onValue={(typed) => editor.type(typed)}
      onBlur={editor.flush}
      note={
        <div className={styles.state} data-trouble={isTrouble(state)}>
          <p id={`${id}-state`} role="status" aria-live={isTrouble(state) ? 'polite' : 'off'}>
            {toWords(state)}
          </p>
          {state.kind === 'conflict' ? (
            <p className={styles.theirs}>
              The other tab’s: {state.theirs === '' ? 'nothing' : <q>{state.theirs}</q>}
            </p>
          ) : null}
          {state.kind === 'failed' ? <Act onPress={editor.flush}>Try again</Act> : null}
          {state.kind === 'conflict' ? (
            <p className={styles.acts}>
              <Act onPress={editor.keepMine}>Keep mine</Act>
              <Act onPress={editor.takeTheirs}>Use the other tab’s</Act>
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
