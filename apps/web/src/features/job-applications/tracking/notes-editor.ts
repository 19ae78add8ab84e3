import type { Application } from '@firsthand/contracts';
import type { ApplicationTracker } from './application-tracker.ts';

export type NotesState =
  | { kind: 'quiet' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }
  /** Another tab changed the notes meanwhile; both texts are there. */
  | { kind: 'conflict'; theirs: string }
  | { kind: 'gone' };

export interface NotesView {
  text: string;
  state: NotesState;
}

export interface NotesEditor {
  get: () => NotesView;
  subscribe: (listener: () => void) => () => void;
  type: (text: string) => void;
  /** Saves at once what is not saved yet. */
  flush: () => void;
  /** What became known of the application elsewhere on the page; text that is not saved stays. */
  sync: (application: Application) => void;
  keepMine: () => void;
  takeTheirs: () => void;
  hasUnsaved: () => boolean;
}

/** After the last key. */
const SAVE_AFTER_MS = 900;

/** The notes of one application: saved by themselves, and never lost to a failure or to another tab. */
export function createNotesEditor(
  tracker: ApplicationTracker,
  application: Application,
  onSaved: (application: Application) => void,
): NotesEditor {
  let base = application;
  let theirs = application;
  let view: NotesView = { text: application.notes, state: { kind: 'quiet' } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(changes: Partial<NotesView>): void {
    view = { ...view, ...changes };
    for (const listener of [...listeners]) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (view.state.kind === 'saving') return;
    const { text } = view;
    if (text === base.notes) {
      set({ state: { kind: 'saved' } });
      return;
    }
    set({ state: { kind: 'saving' } });
    const outcome = await tracker.change(base, { notes: text });
    if (outcome.kind === 'saved') {
      base = outcome.application;
      onSaved(base);
      // What was typed while it was being saved waits for its own turn.
      set({ state: { kind: view.text === text ? 'saved' : 'waiting' } });
      if (view.text !== text) schedule();
    } else if (outcome.kind === 'conflict') {
      theirs = outcome.application;
      set({ state: { kind: 'conflict', theirs: theirs.notes } });
    } else {
      set({ state: outcome });
    }
  }

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text) {
      const { kind } = view.state;
      // While the person has to choose, or a save is under way, typing alone decides nothing.
      const isHeld = kind === 'saving' || kind === 'conflict' || kind === 'gone';
      set({ text, ...(isHeld ? {} : { state: { kind: 'waiting' } }) });
      if (!isHeld) schedule();
    },
    flush() {
      if (view.state.kind === 'waiting' || view.state.kind === 'failed') void save();
    },
    sync(known) {
      if (known.version <= base.version) return;
      if (view.text !== base.notes || view.state.kind === 'saving') return;
      base = known;
      if (view.text !== known.notes) set({ text: known.notes, state: { kind: 'quiet' } });
    },
    keepMine() {
      base = theirs;
      set({ state: { kind: 'waiting' } });
      void save();
    },
    takeTheirs() {
      base = theirs;
      set({ text: theirs.notes, state: { kind: 'saved' } });
      onSaved(theirs);
    },
    hasUnsaved: () => view.text !== base.notes,
  };
}
