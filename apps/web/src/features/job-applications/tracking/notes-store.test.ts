import type { Application } from '@firsthand/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import type { ApplicationTracker, ChangeOutcome, TrackingChanges } from './application-tracker.ts';
import { NotesStore } from './notes-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers each change with the next of `outcomes`, else as a server that takes everything. */
function aTracker(outcomes: ChangeOutcome[] = []) {
  const seen: { shown: Application; changes: TrackingChanges }[] = [];
  const tracker: ApplicationTracker = {
    async change(shown, changes) {
      seen.push({ shown, changes });
      const application = { ...shown, notes: changes.notes ?? '', version: shown.version + 1 };
      return outcomes.shift() ?? { kind: 'saved', stored: application, hasMerged: false };
    },
  };
  return { tracker, seen };
}

const pause = () => vi.advanceTimersByTimeAsync(1_000);

describe('notes', () => {
  test('are saved once after the last key, and say so', async () => {
    const { tracker, seen } = aTracker();
    const saved: string[] = [];
    const notes = new NotesStore(anApplication(), tracker, (stored) => saved.push(stored.notes));
    notes.type('C');
    notes.type('Call');
    expect(notes.get().save.kind).toBe('waiting');
    expect(notes.hasUnsaved()).toBe(true);
    await pause();
    expect(seen).toHaveLength(1);
    expect(notes.getText()).toBe('Call');
    expect(notes.get().save).toMatchObject({ kind: 'saved' });
    expect(saved).toEqual(['Call']);
    expect(notes.hasUnsaved()).toBe(false);
  });

  test('typed while others are being saved follow by themselves', async () => {
    const { tracker, seen } = aTracker();
    const notes = new NotesStore(anApplication(), tracker, () => {});
    notes.type('One');
    void notes.settle();
    notes.type('One, two');
    await pause();
    expect(seen.map(({ changes, shown }) => [changes.notes, shown.version])).toEqual([
      ['One', 1],
      ['One, two', 2],
    ]);
  });

  test('stay when saving failed, and are sent by the next try', async () => {
    const { tracker, seen } = aTracker([{ kind: 'failed', message: 'Out of order.' }]);
    const notes = new NotesStore(anApplication(), tracker, () => {});
    notes.type('Call');
    await pause();
    expect(notes.getText()).toBe('Call');
    expect(notes.get().save).toMatchObject({ kind: 'failed', message: 'Out of order.' });
    void notes.settle();
    await pause();
    expect(seen).toHaveLength(2);
    expect(notes.get().save.kind).toBe('saved');
  });

  const theirs = anApplication({ notes: 'Theirs', version: 5 });

  test('changed in another tab wait for the person, who keeps both in sight and typing', async () => {
    const { tracker, seen } = aTracker([{ kind: 'conflict', stored: theirs, keys: ['notes'] }]);
    const notes = new NotesStore(anApplication(), tracker, () => {});
    notes.type('Mine');
    await pause();
    notes.type('Mine, and more');
    await pause();
    expect(seen).toHaveLength(1);
    expect(notes.getText()).toBe('Mine, and more');
    expect(notes.get().save).toMatchObject({ kind: 'conflict' });
    expect(notes.get().stored.notes).toBe('Theirs');
    void notes.keepMine();
    await pause();
    expect(seen[1]).toEqual({ shown: theirs, changes: { notes: 'Mine, and more' } });
    expect(notes.get().save.kind).toBe('saved');
  });

  test('give way to the other tab’s on the person’s word', async () => {
    const { tracker } = aTracker([{ kind: 'conflict', stored: theirs, keys: ['notes'] }]);
    const notes = new NotesStore(anApplication(), tracker, () => {});
    notes.type('Mine');
    await pause();
    notes.useTheirs();
    expect(notes.getText()).toBe('Theirs');
    expect(notes.get().save).toMatchObject({ kind: 'saved' });
    expect(notes.hasUnsaved()).toBe(false);
  });

  test('follow what the page learns, unless something is not saved', () => {
    const { tracker } = aTracker();
    const notes = new NotesStore(anApplication(), tracker, () => {});
    notes.sync(anApplication({ notes: 'Newer', version: 2 }));
    expect(notes.getText()).toBe('Newer');
    notes.type('Mine');
    notes.sync(anApplication({ notes: 'Newest', version: 3 }));
    expect(notes.getText()).toBe('Mine');
  });
});
