import { ApiFailure } from '@firsthand/api-client';
import type { ProfileSections, SaveSectionEntryRequest, StoredEntry } from '@firsthand/contracts';
import { PROFILE_SECTION_NAMES, readSectionEntry, type ProfileSection } from '@firsthand/contracts/light';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../testing/a-profile.ts';
import { SectionStores, type SectionDraft } from './section-stores.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const school = (id: number, name: string, display_order = 0) =>
  ({
    ...{ id, display_order, school: name, degree: null, field_of_study: null, start_date: null },
    ...{ end_date: null, is_expected: false, grade: null, notes: null },
  }) satisfies StoredEntry<'education'>;

/** A server that keeps entries as the real one does and can be told to fail. */
function serve(stored: Partial<ProfileSections> = {}, drafts: SectionDraft[] = []) {
  const server = {
    nextFailure: null as ApiFailure | null,
    saves: [] as { section: ProfileSection; id: number | null; body: SaveSectionEntryRequest }[],
    removed: [] as number[],
  };
  let ids = 100;
  function answer(section: ProfileSection, id: number | null, body: SaveSectionEntryRequest) {
    const failure = server.nextFailure;
    server.nextFailure = null;
    if (failure) return Promise.reject(failure);
    server.saves.push({ section, id, body });
    const read = readSectionEntry(section, body);
    if ('fault' in read) return Promise.reject(new Error(read.fault));
    const place = { id: id ?? (ids += 1), display_order: body.display_order ?? 0 };
    return Promise.resolve({ ...place, ...read.entry } as StoredEntry);
  }
  const onStored = vi.fn<(section: ProfileSection, stored: StoredEntry[]) => void>();
  const sections = new SectionStores({
    profileId: 1,
    stored: { ...aProfile().sections, ...stored },
    drafts,
    calls: {
      addSectionEntry: ({ params, body }) => answer(params.section, null, body),
      saveSectionEntry: ({ params, body }) => answer(params.section, params.id, body),
      removeSectionEntry({ params }) {
        server.removed.push(params.id);
        return Promise.resolve({ message: 'Removed' });
      },
    },
    onStored,
    debounceMs: 1_000,
  });
  const states = (section: ProfileSection) => sections.get()[section].map(({ state }) => state);
  return { sections, server, states, onStored };
}

test.each(PROFILE_SECTION_NAMES)(
  'a new entry of %s says what is missing, and is saved by itself',
  async (section) => {
    const { sections, server, states } = serve();
    const store = sections.of(section);
    const key = store.add()!;
    expect(states(section)).toEqual([{ kind: 'empty' }]);
    const [first = '', second = ''] = Object.keys(store.get()[0]!.values);
    store.change(key, { [second]: 'A2' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states(section)).toMatchObject([{ kind: 'incomplete' }]);
    expect(server.saves).toEqual([]);
    store.change(key, { [first]: 'Something', [second]: '' });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(states(section)).toEqual([{ kind: 'saved' }]);
    expect(server.saves).toMatchObject([
      { section, id: null, body: { [first]: 'Something', display_order: 0 } },
    ]);
  },
);

test('what cannot be kept stays in its box and says why', async () => {
  const { sections, server, states } = serve({ education: [school(7, 'MIT')] });
  const store = sections.of('education');
  const { key } = store.get()[0]!;
  store.change(key, { start_date: '0' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states('education')).toEqual([
    {
      ...{ kind: 'fault', field: 'start_date' },
      text: 'The field “From” must be a month such as 2019-09 or a year.',
    },
  ]);
  expect([server.saves, store.get()[0]?.values['start_date']]).toEqual([[], '0']);
  expect(sections.getDrafts()).toMatchObject([{ section: 'education', id: 7, values: { start_date: '0' } }]);
});

test('nothing typed is lost when a save fails, or when another tab removed the entry', async () => {
  const { sections, server, states } = serve({ education: [school(7, 'MIT')] });
  const store = sections.of('education');
  const { key } = store.get()[0]!;
  server.nextFailure = new ApiFailure(503, 'Not reachable');
  store.change(key, { degree: 'BSc' });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(states('education')).toMatchObject([{ kind: 'failed' }]);
  sections.follow(aProfile().sections);
  expect(states('education')).toEqual([{ kind: 'gone' }]);
  store.keepGone(key);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(server.saves).toMatchObject([{ id: null, body: { school: 'MIT', degree: 'BSc' } }]);
});

test('a second tab is followed, but for what is typed here', () => {
  const { sections } = serve({ education: [school(7, 'MIT'), school(8, 'ETH', 1)] });
  const store = sections.of('education');
  store.change(store.get()[0]!.key, { school: 'MIT, mine' });
  sections.follow({
    ...aProfile().sections,
    education: [school(7, 'MIT, theirs'), school(8, 'ETH Zürich', 1), school(9, 'EPFL', 2)],
  });
  expect(store.get().map(({ values }) => values['school'])).toEqual(['MIT, mine', 'ETH Zürich', 'EPFL']);
});

test('a space at the end of what is typed stays when the answer comes back without it', async () => {
  const { sections, onStored } = serve({ education: [school(7, 'MIT')] });
  const store = sections.of('education');
  store.change(store.get()[0]!.key, { degree: 'Master ' });
  await vi.advanceTimersByTimeAsync(1_100);
  const stored = onStored.mock.calls[0]?.[1] as StoredEntry<'education'>[];
  sections.follow({ ...aProfile().sections, education: stored });
  expect(store.get()[0]?.values['degree']).toBe('Master ');
});

test('moving saves both places, and a full section takes no more', async () => {
  const full = Array.from({ length: 20 }, (_, place) => school(place + 1, `School ${place}`, place));
  const { sections, server } = serve({ education: full });
  const store = sections.of('education');
  expect(store.add()).toBeNull();
  store.move(store.get()[1]!.key, 'up');
  await vi.advanceTimersByTimeAsync(100);
  expect(server.saves.map(({ id, body }) => [id, body.display_order])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('what was typed before a reload is there again', () => {
  const values = { language: 'Dutch', level: '', cefr: 'X' };
  const { sections } = serve({}, [{ section: 'languages', id: null, values }]);
  expect(sections.get().languages.map((entry) => entry.values)).toEqual([values]);
  expect(sections.get().education).toEqual([]);
});
