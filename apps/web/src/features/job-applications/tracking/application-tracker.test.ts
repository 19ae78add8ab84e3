import { ApiFailure } from '@firsthand/api-client';
import type { UpdateApplicationRequest } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import { createApplicationTracker } from './application-tracker.ts';

/** A server with one application, which refuses older versions as the real one does. */
function aServer(first = anApplication()) {
  const server = {
    stored: first,
    writes: [] as UpdateApplicationRequest[],
    failure: null as Error | null,
    async getApplication() {
      if (server.failure) throw server.failure;
      return { application: server.stored, stages: [], packet: null, submission: null, posting_status: null };
    },
    async updateApplication({ body: changes }: { body: UpdateApplicationRequest }) {
      await Promise.resolve();
      if (server.failure) throw server.failure;
      server.writes.push(changes);
      if (changes.version !== server.stored.version) throw new ApiFailure(409, 'Changed elsewhere.');
      // What is absent stays as it is.
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      server.stored = { ...server.stored, ...given, version: server.stored.version + 1 };
      return { application: server.stored };
    },
  };
  return server;
}

const track = (server: ReturnType<typeof aServer>) => createApplicationTracker(server, 'Failed to save');

describe('changing an application', () => {
  test('writes changes made in a row one after the other, each on the version before', async () => {
    const server = aServer();
    const tracker = track(server);
    const shown = server.stored;
    const outcomes = await Promise.all([
      tracker.change(shown, { stage: 'interview' }),
      tracker.change(shown, { notes: 'Call Ada' }),
      tracker.change(shown, { follow_up_on: '2026-12-01' }),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
    expect(server.writes.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(server.stored).toMatchObject({
      stage: 'interview',
      notes: 'Call Ada',
      follow_up_on: '2026-12-01',
    });
  });

  test('joins what another tab wrote into another field', async () => {
    const server = aServer();
    const shown = server.stored;
    server.stored = { ...shown, notes: 'From the other tab', version: 5 };
    const outcome = await track(server).change(shown, { stage: 'offer' });
    expect(outcome).toMatchObject({
      kind: 'saved',
      stored: { stage: 'offer', notes: 'From the other tab' },
    });
  });

  test('never overwrites unseen what another tab wrote into the same field, and does on the person’s word', async () => {
    const server = aServer();
    const tracker = track(server);
    const shown = server.stored;
    server.stored = { ...shown, notes: 'Theirs', version: 5 };
    const refused = await tracker.change(shown, { notes: 'Mine' });
    expect(refused).toMatchObject({ kind: 'conflict', stored: { notes: 'Theirs', version: 5 } });
    expect(server.stored.notes).toBe('Theirs');
    const seen = refused.kind === 'conflict' ? refused.stored : shown;
    expect(await tracker.change(seen, { notes: 'Mine' })).toMatchObject({ kind: 'saved' });
    expect(server.stored.notes).toBe('Mine');
  });

  test('never overwrites either what it learned of while changing another field', async () => {
    const server = aServer();
    const tracker = track(server);
    const shown = server.stored;
    server.stored = { ...shown, notes: 'Theirs', version: 5 };
    expect(await tracker.change(shown, { stage: 'offer' })).toMatchObject({ kind: 'saved' });
    expect(await tracker.change(shown, { notes: 'Mine' })).toMatchObject({
      kind: 'conflict',
      stored: { notes: 'Theirs', stage: 'offer' },
    });
    expect(server.stored.notes).toBe('Theirs');
  });

  test('is content when the other tab wrote the same', async () => {
    const server = aServer();
    const shown = server.stored;
    server.stored = { ...shown, stage: 'offer', version: 2 };
    expect(await track(server).change(shown, { stage: 'offer' })).toMatchObject({ kind: 'saved' });
  });

  test('says that it is gone, or why it failed, and goes on afterwards', async () => {
    const server = aServer();
    const tracker = track(server);
    server.failure = new ApiFailure(404, 'Application not found');
    expect(await tracker.change(server.stored, { notes: 'x' })).toMatchObject({ kind: 'gone' });
    server.failure = new ApiFailure(500, 'Out of order.');
    expect(await tracker.change(server.stored, { notes: 'x' })).toEqual({
      kind: 'failed',
      message: 'Out of order.',
    });
    server.failure = new ApiFailure(0, undefined);
    expect(await tracker.change(server.stored, { notes: 'x' })).toEqual({
      kind: 'failed',
      message: 'Failed to save',
    });
    server.failure = null;
    expect(await tracker.change(server.stored, { notes: 'x' })).toMatchObject({ kind: 'saved' });
  });
});
