import type { Application } from '@firsthand/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import type { ApplicationTracker, ChangeOutcome, TrackingChanges } from './application-tracker.ts';
import { createNotesEditor } from './notes-editor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers each change with the next of `outcomes`, else as a server that takes everything. */
function aTracker(outcomes: ChangeOutcome[] = []) {
  const seen: { shown: Application; changes: TrackingChanges }[] = [];
  const tracker: ApplicationTracker = {
    async change(shown, changes) {
      seen.push({ shown, changes });
      const application = { ...shown, notes: changes.notes ?? '', version: shown.version + 1 };
      return outcomes.shift() ?? { kind: 'saved', application };
    },
  };
  return { tracker, seen };
}

const pause = () => vi.advanceTimersByTimeAsync(1_000);

describe('notes', () => {
  test('are saved once after the last key, and say so', async () => {
    const { tracker, seen } = aTracker();
    const saved: string[] = [];
    const editor = createNotesEditor(tracker, anApplication(), ({ notes }) => saved.push(notes));
    editor.type('C');
    editor.type('Call');
    expect(editor.get().state.kind).toBe('waiting');
    expect(editor.hasUnsaved()).toBe(true);
    await pause();
    expect(seen).toHaveLength(1);
    expect(editor.get()).toEqual({ text: 'Call', state: { kind: 'saved' } });
    expect(saved).toEqual(['Call']);
    expect(editor.hasUnsaved()).toBe(false);
  });

  test('typed while others are being saved follow by themselves', async () => {
    const { tracker, seen } = aTracker();
    const editor = createNotesEditor(tracker, anApplication(), () => {});
    editor.type('One');
    editor.flush();
    editor.type('One, two');
    await pause();
    expect(seen.map(({ changes, shown }) => [changes.notes, shown.version])).toEqual([
      ['One', 1],
      ['One, two', 2],
    ]);
  });

  test('stay when saving failed, and are sent by the next try', async () => {
    const { tracker, seen } = aTracker([{ kind: 'failed', message: 'Out of order.' }]);
    const editor = createNotesEditor(tracker, anApplication(), () => {});
    editor.type('Call');
    await pause();
    expect(editor.get()).toEqual({ text: 'Call', state: { kind: 'failed', message: 'Out of order.' } });
    editor.flush();
    await pause();
    expect(seen).toHaveLength(2);
    expect(editor.get().state.kind).toBe('saved');
  });

  const theirs = anApplication({ notes: 'Theirs', version: 5 });

  test('changed in another tab wait for the person, who keeps both in sight and typing', async () => {
    const { tracker, seen } = aTracker([{ kind: 'conflict', application: theirs }]);
    const editor = createNotesEditor(tracker, anApplication(), () => {});
    editor.type('Mine');
    await pause();
    editor.type('Mine, and more');
    await pause();
    expect(seen).toHaveLength(1);
    expect(editor.get()).toEqual({ text: 'Mine, and more', state: { kind: 'conflict', theirs: 'Theirs' } });
    editor.keepMine();
    await pause();
    expect(seen[1]).toEqual({ shown: theirs, changes: { notes: 'Mine, and more' } });
    expect(editor.get().state.kind).toBe('saved');
  });

  test('give way to the other tab’s on the person’s word', async () => {
    const { tracker } = aTracker([{ kind: 'conflict', application: theirs }]);
    const editor = createNotesEditor(tracker, anApplication(), () => {});
    editor.type('Mine');
    await pause();
    editor.takeTheirs();
    expect(editor.get()).toEqual({ text: 'Theirs', state: { kind: 'saved' } });
    expect(editor.hasUnsaved()).toBe(false);
  });

  test('follow what the page learns, unless something is not saved', () => {
    const { tracker } = aTracker();
    const editor = createNotesEditor(tracker, anApplication(), () => {});
    editor.sync(anApplication({ notes: 'Newer', version: 2 }));
    expect(editor.get().text).toBe('Newer');
    editor.type('Mine');
    editor.sync(anApplication({ notes: 'Newest', version: 3 }));
    expect(editor.get().text).toBe('Mine');
  });
});
