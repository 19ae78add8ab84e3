import { expect, test } from 'vitest';
import { ViewCache } from './view-cache.ts';

const BROKEN = 13;

/** A store of words by id that counts what is read, and tells of changes when it is asked to. */
function aStore(options: { maxCharacters?: number; isFollowed?: boolean } = {}) {
  const words = new Map<number, string>([1, 2, 3].map((id) => [id, `word ${id}`]));
  const state = { isCurrent: true, ms: 0, reads: [] as number[][], hold: Promise.resolve() };
  let tell: (ids: readonly number[] | null) => void = () => undefined;
  const changes = {
    isWarm: () => state.isCurrent,
    subscribe: (onChange: typeof tell) => void (tell = onChange),
  };
  const cache = new ViewCache<string>({
    load: async (ids) => {
      state.reads.push([...ids]);
      if (ids.includes(BROKEN)) throw new Error('no view');
      const found = new Map([...words].filter(([id]) => ids.includes(id)));
      await state.hold;
      return found;
    },
    changes: options.isFollowed === false ? null : changes,
    keptMs: 100,
    sizeOf: (word) => word.length,
    maxCharacters: options.maxCharacters ?? 1_000,
    now: () => new Date(state.ms),
  });
  return { cache, words, state, change: (...ids: number[]) => tell(ids), changeAll: () => tell(null) };
}

test('what was made is not made again, in whatever order it is asked for', async () => {
  const { cache, state } = aStore();
  expect(await cache.get([2, 1])).toEqual(['word 2', 'word 1']);
  expect(await cache.get([1, 3, 9, 2])).toEqual(['word 1', 'word 3', 'word 2']);
  expect(state.reads).toEqual([
    [2, 1],
    [3, 9],
  ]);
});

test('several that ask for one job load it once, and with the rest', async () => {
  const { cache, state } = aStore();
  expect(await cache.find([2, 1, 2, 9])).toEqual(
    new Map([
      [2, 'word 2'],
      [1, 'word 1'],
    ]),
  );
  expect(state.reads).toEqual([[2, 1, 9]]);
});

test('what is asked for while others are loaded is loaded together, with what changed meanwhile', async () => {
  const { cache, words, state, change } = aStore();
  let go = () => {};
  state.hold = new Promise<void>((resolve) => (go = resolve));
  const first = cache.get([1]);
  const others = [cache.get([2]), cache.get([3, 1]), cache.get([2])];
  words.set(1, 'other');
  change(1);
  go();
  expect(await first).toEqual(['word 1']);
  expect(await Promise.all(others)).toEqual([['word 2'], ['word 3', 'other'], ['word 2']]);
  expect(state.reads).toEqual([[1], [2, 3, 1]]);
});

test('a job of which no view can be made is not in the way of the others', async () => {
  const { cache, state } = aStore();
  let go = () => {};
  state.hold = new Promise<void>((resolve) => (go = resolve));
  const first = cache.get([1]);
  const others = Promise.allSettled([cache.get([2]), cache.get([BROKEN]), cache.get([3])]);
  go();
  await first;
  expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(cache.get([BROKEN])).rejects.toThrow('no view');
  expect(await cache.get([3])).toEqual(['word 3']);
});

test('a load that hangs keeps others waiting for a moment only, and what changed meanwhile is known when it ends', async () => {
  const { cache, words, state, change } = aStore();
  let go = () => {};
  state.hold = new Promise<void>((resolve) => (go = resolve));
  const hanging = cache.get([1]);
  state.hold = Promise.resolve();
  expect(await cache.get([2])).toEqual(['word 2']);
  words.set(1, 'other');
  change(1);
  expect(await cache.get([3])).toEqual(['word 3']);
  go();
  expect(await hanging).toEqual(['word 1']);
  expect(await cache.get([1])).toEqual(['other']);
});

test('a job that changed is made anew, and one that is gone is left out', async () => {
  const { cache, words, change } = aStore();
  await cache.get([1, 2]);
  words.set(1, 'other');
  words.delete(2);
  expect(await cache.get([1, 2])).toEqual(['word 1', 'word 2']);
  change(1, 2);
  expect(await cache.get([1, 2])).toEqual(['other']);
});

test('what changes while it is made is not kept as it was', async () => {
  const { cache, words, state, change } = aStore();
  let go = () => {};
  state.hold = new Promise<void>((resolve) => (go = resolve));
  const slow = cache.get([1, 2]);
  words.set(1, 'other');
  change(1);
  go();
  expect(await slow).toEqual(['word 1', 'word 2']);
  expect(await cache.get([1, 2])).toEqual(['other', 'word 2']);
  expect(state.reads.at(-1)).toEqual([1]);
});

test('when it cannot be told what changed, all may have', async () => {
  const { cache, words, state, changeAll } = aStore();
  await cache.get([1]);
  let go = () => {};
  state.hold = new Promise<void>((resolve) => (go = resolve));
  const slow = cache.get([2]);
  words.set(1, 'other').set(2, 'another');
  changeAll();
  go();
  await slow;
  expect(await cache.get([1, 2])).toEqual(['other', 'another']);
});

test('everything is made anew after a while', async () => {
  const { cache, words, state } = aStore();
  await cache.get([1]);
  words.set(1, 'verified again');
  state.ms = 99;
  expect(await cache.get([1])).toEqual(['word 1']);
  state.ms = 100;
  expect(await cache.get([1])).toEqual(['verified again']);
});

test('nothing is kept while nobody tells of changes', async () => {
  for (const { cache, words, state } of [aStore({ isFollowed: false }), aStore()]) {
    await cache.get([1]);
    state.isCurrent = false;
    words.set(1, 'other');
    expect(await cache.get([1])).toEqual(['other']);
    words.set(1, 'third');
    state.isCurrent = true;
    expect(await cache.get([1])).toEqual(['third']);
  }
});

test('those not asked for the longest leave first', async () => {
  const { cache, state } = aStore({ maxCharacters: 'word 1word 2'.length });
  await cache.get([1, 2]);
  await cache.get([1]);
  await cache.get([3]);
  await cache.get([1, 3]);
  expect(state.reads).toEqual([[1, 2], [3]]);
  await cache.get([2]);
  expect(state.reads.at(-1)).toEqual([2]);
});

test('a view that is larger than all may be together is made and not kept', async () => {
  const { cache, words, state } = aStore({ maxCharacters: 20 });
  words.set(1, 'x'.repeat(21));
  expect(await cache.get([2, 1])).toEqual(['word 2', 'x'.repeat(21)]);
  await cache.get([1]);
  expect(state.reads.at(-1)).toEqual([1]);
});

test('what left or changed takes no room any more', async () => {
  const { cache, words, state, change } = aStore({ maxCharacters: 'word 1word 2'.length });
  for (let times = 0; times < 5; times++) {
    await cache.get([1, 2]);
    change(1, 2, 3);
  }
  await cache.get([1, 2]);
  state.ms = 100;
  await cache.get([1, 2]);
  words.set(1, 'not read');
  expect(await cache.get([1, 2])).toEqual(['word 1', 'word 2']);
});
