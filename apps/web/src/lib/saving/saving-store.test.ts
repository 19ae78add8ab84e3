import { expect, test } from 'vitest';
import { keptDraftOf } from '../session/kept-drafts.ts';
import { mapStorage } from '../session/testing/session-parts.ts';
import type { Edit } from './edits.ts';
import { SavingStore } from './saving-store.ts';

type Note = Record<'text', string>;
type KeptEdits = readonly (readonly ['text', Edit<string>])[];

/** A note in a tab with a storage; the server can be away. */
function aNote(storage = mapStorage().storage) {
  const server: { note: Note; isAway: boolean } = { note: { text: 'Old' }, isAway: false };
  const open = () =>
    new SavingStore<Note, 'text', string>(server.note, {
      read: (note, key) => note[key],
      save: (_, edits) => {
        if (server.isAway) return Promise.resolve({ kind: 'failed', message: 'Away' });
        server.note = { text: edits.get('text')?.value ?? server.note.text };
        return Promise.resolve({ kind: 'saved', stored: server.note, hasMerged: false });
      },
      schedule: () => () => {},
      kept: keptDraftOf<KeptEdits>(storage, 7, 'note'),
    });
  return { server, open, storage };
}

test('what could not be stored is there again when the page is opened anew, and stored then', async () => {
  const { server, open } = aNote();
  server.isAway = true;
  const before = open();
  before.edit('text', { value: 'New' });
  await before.settle();
  const after = open();
  expect(after.get()).toMatchObject({ save: { kind: 'waiting' } });
  expect(after.get().edits.get('text')?.value).toBe('New');
  server.isAway = false;
  expect(await after.settle()).toBe(true);
  expect(server.note.text).toBe('New');
});

test('what is stored is kept no longer', async () => {
  const { storage, open } = aNote();
  const note = open();
  note.edit('text', { value: 'New' });
  await note.settle();
  expect(keptDraftOf(storage, 7, 'note').read()).toBeNull();
  expect(open().get().save.kind).toBe('unchanged');
});

test('what was kept never overwrites what somebody stored meanwhile', async () => {
  const { server, open } = aNote();
  open().edit('text', { value: 'Mine' });
  server.note = { text: 'Theirs' };
  const note = open();
  expect(note.get().save).toEqual({ kind: 'conflict', keys: ['text'] });
  await note.settle();
  expect(server.note.text).toBe('Theirs');
});
