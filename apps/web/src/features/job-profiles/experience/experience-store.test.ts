import { ApiFailure } from '@firsthand/api-client';
import type { Experience, SaveExperienceRequest } from '@firsthand/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExperienceStore, type ExperienceDraft } from './experience-store.ts';
import { anExperience } from '../testing/a-profile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that stores entries and can be told to fail or to wait. */
function serve(stored: Experience[] = [], drafts: ExperienceDraft[] = []) {
  const saves: { id: number | null; entry: SaveExperienceRequest }[] = [];
  let atOnce = 0;
  const server = { nextFailure: null as ApiFailure | null, mostAtOnce: 0, saves, removed: [] as number[] };
  let ids = 100;
  async function answer(id: number | null, entry: SaveExperienceRequest): Promise<Experience> {
    atOnce += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 50));
    atOnce -= 1;
    const failure = server.nextFailure;
    server.nextFailure = null;
    if (failure) throw failure;
    saves.push({ id, entry });
    return anExperience({
      ...(entry as Partial<Experience>),
      id: id ?? (ids += 1),
      start_date: `${entry.start_date ?? ''}T00:00:00.000Z`,
    });
  }
  const onStored = vi.fn<(stored: Experience[]) => void>();
  const store = new ExperienceStore({
    profileId: 1,
    stored,
    drafts,
    calls: {
      addExperience: ({ body }) => answer(null, body),
      saveExperience: ({ params: { id }, body }) => answer(Number(id), body),
      async removeExperience({ params: { id } }) {
        const failure = server.nextFailure;
        server.nextFailure = null;
        if (failure) throw failure;
        server.removed.push(Number(id));
        return { message: 'Removed' };
      },
    },
    onStored,
    debounceMs: 1_000,
  });
  const stateOf = (index: number) => store.get()[index]?.state;
  return { store, server, stateOf, onStored };
}

const complete = { job_title: 'Cook', company_name: 'Inn', start_date: '2020-02-01' };

test('a new entry is saved once it has title, company and start date, and says until then what is missing', async () => {
  const { store, server, stateOf } = serve();
  const key = store.add()!;
  expect(stateOf(0)).toEqual({ kind: 'empty' });
  store.change(key, { job_title: 'Cook', company_name: '  ' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.saves).toEqual([]);
  expect(stateOf(0)).toEqual({ kind: 'incomplete', missing: ['Company Name', 'Start Date'] });
  store.change(key, complete);
  expect(stateOf(0)).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(1_020);
  expect(stateOf(0)).toEqual({ kind: 'saving' });
  await vi.advanceTimersByTimeAsync(100);
  expect(stateOf(0)).toEqual({ kind: 'saved' });
  expect(store.get()[0]).toMatchObject({ id: 101, values: { start_date: '2020-02-01' } });
});

test('typing on waits, and several changes become one save', async () => {
  const { store, server } = serve([anExperience()]);
  const { key } = store.get()[0]!;
  for (const title of ['A', 'Ab', 'Abc']) {
    store.change(key, { job_title: title });
    await vi.advanceTimersByTimeAsync(700);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves.map(({ entry }) => entry.job_title)).toEqual(['Abc']);
});

test('what changes during a save is saved after it, never at the same time, and a new entry is created once', async () => {
  const { store, server, stateOf } = serve();
  const key = store.add()!;
  store.change(key, complete);
  await vi.advanceTimersByTimeAsync(1_010);
  store.change(key, { job_title: 'Chef' });
  void store.flush();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.saves.map(({ id, entry }) => [id, entry.job_title])).toEqual([
    [null, 'Cook'],
    [101, 'Chef'],
  ]);
  expect(server.mostAtOnce).toBe(1);
  expect(stateOf(0)).toEqual({ kind: 'saved' });
});

test('an end before the start is not saved and says so', async () => {
  const { store, server, stateOf } = serve();
  store.change(store.add()!, { ...complete, end_date: '2019-12-31' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stateOf(0)).toEqual({
    ...{ kind: 'fault', field: 'end_date', text: 'End date cannot be before start date' },
  });
  expect(server.saves).toEqual([]);
});

test('ticking current job clears the end date', () => {
  const { store } = serve();
  const key = store.add()!;
  store.change(key, { ...complete, end_date: '2021-01-01' });
  store.change(key, { is_current_job: true });
  expect(store.get()[0]?.values.end_date).toBe('');
});

test('a failed save keeps what was typed, says why and can be repeated', async () => {
  const { store, server, stateOf } = serve([anExperience()]);
  server.nextFailure = new ApiFailure(500, undefined);
  store.change(store.get()[0]!.key, { job_title: 'Typed' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stateOf(0)).toEqual({ kind: 'failed', message: 'The entry could not be saved' });
  expect(store.get()[0]?.values.job_title).toBe('Typed');
  void store.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(stateOf(0)).toEqual({ kind: 'saved' });
});

test('a move renumbers and saves both neighbours', async () => {
  const { store, server, onStored } = serve([
    anExperience({ id: 1, display_order: 0 }),
    anExperience({ id: 2, display_order: 1 }),
  ]);
  store.move(store.get()[1]!.key, 'up');
  expect(store.get().map(({ id }) => id)).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.saves.map(({ id, entry }) => [id, entry.display_order])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(onStored.mock.lastCall?.[0].map(({ id }) => id)).toEqual([2, 1]);
});

test('moving an entry that cannot be saved stores its place and keeps what was typed', async () => {
  const { store, server, stateOf } = serve([
    anExperience({ id: 1, display_order: 0 }),
    anExperience({ id: 2, display_order: 1 }),
  ]);
  const { key } = store.get()[1]!;
  store.change(key, { job_title: '' });
  store.move(key, 'up');
  await vi.advanceTimersByTimeAsync(200);
  expect(server.saves[0]).toMatchObject({ id: 2, entry: { job_title: 'Engineer', display_order: 0 } });
  expect(stateOf(0)).toEqual({ kind: 'incomplete', missing: ['Job Title'] });
});

test('a removed entry goes on the server first and stays when that fails', async () => {
  const { store, server } = serve([anExperience({ id: 5 })]);
  const { key } = store.get()[0]!;
  server.nextFailure = new ApiFailure(500, undefined);
  expect(await store.remove(key)).toBe('Failed to remove experience');
  expect(store.get()).toHaveLength(1);
  expect(await store.remove(key)).toBeNull();
  expect(server.removed).toEqual([5]);
  expect(store.get()).toEqual([]);
});

test('removing an entry during its first save removes what that save made', async () => {
  const { store, server } = serve();
  const key = store.add()!;
  store.change(key, complete);
  await vi.advanceTimersByTimeAsync(1_010);
  const removal = store.remove(key);
  await vi.advanceTimersByTimeAsync(500);
  expect(await removal).toBeNull();
  expect(server.removed).toEqual([101]);
  expect(store.get()).toEqual([]);
});

test('an eleventh entry cannot be added', () => {
  const { store } = serve(Array.from({ length: 10 }, (_, i) => anExperience({ id: i, display_order: i })));
  expect(store.add()).toBeNull();
});

test('what another tab saved appears, but not over what is being edited here', async () => {
  const { store, stateOf } = serve([
    anExperience({ id: 1, display_order: 0 }),
    anExperience({ id: 2, display_order: 1 }),
  ]);
  store.change(store.get()[0]!.key, { job_title: '' });
  store.follow([
    anExperience({ id: 1, display_order: 0, job_title: 'Theirs' }),
    anExperience({ id: 2, display_order: 1, job_title: 'Theirs too' }),
    anExperience({ id: 3, display_order: 2 }),
  ]);
  expect(store.get().map(({ values }) => values.job_title)).toEqual(['', 'Theirs too', 'Engineer']);
  expect(stateOf(0)).toMatchObject({ kind: 'incomplete' });
});

test('what another tab had before our save ended is older than its answer', async () => {
  const { store, server } = serve([anExperience({ id: 1, job_title: 'Before' })]);
  const { key } = store.get()[0]!;
  store.change(key, { job_title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1_010);
  store.follow([anExperience({ id: 1, job_title: 'Before' }), anExperience({ id: 2, display_order: 1 })]);
  expect(store.get()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.saves).toHaveLength(1);
  expect(store.get()[0]).toMatchObject({ values: { job_title: 'Mine' }, state: { kind: 'saved' } });
});

test('an entry removed elsewhere while it is edited here can be kept', async () => {
  const { store, server, stateOf } = serve([anExperience({ id: 1 })]);
  const { key } = store.get()[0]!;
  store.change(key, { job_title: 'Mine' });
  server.nextFailure = new ApiFailure(404, 'Not found');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stateOf(0)).toEqual({ kind: 'gone' });
  store.keepGone(key);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toMatchObject([{ id: null, entry: { job_title: 'Mine' } }]);
  expect(stateOf(0)).toEqual({ kind: 'saved' });
});

test('drafts of an earlier visit are taken up', () => {
  const typed = { ...complete, job_title: 'Half', end_date: '', is_current_job: false, description: '' };
  const { store, stateOf } = serve(
    [anExperience({ id: 1 })],
    [
      { id: 1, values: { ...typed, job_title: 'Mine' } },
      { id: null, values: { ...typed, company_name: '' } },
    ],
  );
  expect(store.get().map(({ values }) => values.job_title)).toEqual(['Mine', 'Half']);
  expect(stateOf(1)).toEqual({ kind: 'incomplete', missing: ['Company Name'] });
  expect(store.getDrafts()).toHaveLength(2);
});
