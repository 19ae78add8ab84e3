import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { BOOKMARK_ROUTES, Source } from '@firsthand/contracts/light';
import { expect, test } from 'vitest';
import { BookmarkStore } from './bookmark-store.ts';
import { aBookmark } from './testing/a-bookmark.ts';

const lever = (id: number) => ({ id, source: 'lever' as Source });

/** A server with its own list, whose answers wait until the test lets them go. */
function aServer(kept: number[] = []) {
  const ids = new Set(kept);
  const log: string[] = [];
  let gate = Promise.resolve();
  let refusal: ApiFailure | null = null;
  async function answer(name: string, change?: () => void): Promise<void> {
    log.push(name);
    await gate;
    if (refusal) throw refusal;
    change?.();
  }
  return {
    ids,
    log,
    hold() {
      let release = () => {};
      gate = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    refuse(failure: ApiFailure | null) {
      refusal = failure;
    },
    calls: {
      async listBookmarks({ query: { limit = Infinity, offset = 0 } = {} } = {}) {
        await answer(offset === 0 ? 'list' : `list from ${offset}`);
        const bookmarks = [...ids].map((id) => aBookmark({ requisition_id: id }));
        return {
          bookmarks: bookmarks.slice(offset, offset + limit),
          total: ids.size,
          requisition_ids: [...ids],
        };
      },
      getBookmark: ({ params: { id } }) => Promise.resolve(aBookmark({ requisition_id: Number(id) - 100 })),
      async addBookmark({ body }) {
        const id = Number(body.requisition_id);
        if (body.source !== 'lever') throw new ApiFailure(400, 'Invalid job data for bookmarking');
        await answer(`add ${id}`, () => ids.add(id));
        return { message: 'Bookmarked', bookmark: aBookmark({ requisition_id: id }) };
      },
      async removeBookmark({ body: { requisition_id: id } }) {
        await answer(`remove ${id}`, () => ids.delete(Number(id)));
        return { message: 'Removed', undo_token: String(id) };
      },
      async restoreBookmark({ body: { undo_token: token } }) {
        await answer(`restore ${token}`, () => ids.add(Number(token)));
        return { message: 'Restored', bookmark: aBookmark({ requisition_id: Number(token) }) };
      },
      async clearBookmarks() {
        await answer('clear', () => ids.clear());
        return { message: 'Cleared' };
      },
    } satisfies ApiOf<typeof BOOKMARK_ROUTES>,
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function signedIn(server: ReturnType<typeof aServer>, stored: number[] = []) {
  const kept = { ids: stored, read: () => kept.ids, write: (ids: number[]) => void (kept.ids = ids) };
  const store = new BookmarkStore(server.calls, kept);
  store.follow(1);
  await settled();
  return { store, kept };
}

test('the list is fetched once for a person, however often the pages ask to follow', async () => {
  const server = aServer([1, 2]);
  const { store, kept } = await signedIn(server);
  store.follow(1);
  await settled();
  expect(server.log).toEqual(['list']);
  expect(store.get()).toMatchObject({ status: 'ready', ids: new Set([1, 2]) });
  expect(kept.ids).toEqual([1, 2]);
});

test('ids kept by the browser show before the server answered, and toggles wait for it', async () => {
  const server = aServer([1]);
  const release = server.hold();
  const { store } = await signedIn(server, [1, 9]);
  expect(store.get()).toMatchObject({ status: 'loading', ids: new Set([1, 9]) });
  store.toggle(lever(5));
  release();
  await settled();
  expect(store.get().ids).toEqual(new Set([1]));
  expect(server.log).toEqual(['list']);
});

test('a toggle shows at once, and adding reads the list again', async () => {
  const server = aServer();
  const { store } = await signedIn(server);
  const release = server.hold();
  store.toggle(lever(5));
  expect(store.get().ids.has(5)).toBe(true);
  release();
  await settled();
  expect(server.log).toEqual(['list', 'add 5', 'list']);
  expect(store.get().list).toHaveLength(1);
  expect(store.get().notice).toMatchObject({ kind: 'done', text: 'Job bookmarked' });
});

test('removing drops the entry without reading the list again', async () => {
  const server = aServer([5, 6]);
  const { store, kept } = await signedIn(server);
  store.toggle(lever(5));
  expect(store.get().list?.map((bookmark) => bookmark.requisition_id)).toEqual([6]);
  await settled();
  expect(server.log).toEqual(['list', 'remove 5']);
  expect(kept.ids).toEqual([6]);
});

test('what the server refuses is taken back and said in its words', async () => {
  const server = aServer([6]);
  const { store, kept } = await signedIn(server);
  server.refuse(new ApiFailure(410, 'This job is closed.'));
  store.toggle(lever(5));
  await settled();
  expect(store.get().ids).toEqual(new Set([6]));
  expect(store.get().notice).toMatchObject({ kind: 'failed', text: 'This job is closed.' });
  expect(kept.ids).toEqual([6]);
});

test('without words of the server the defaults are said, and a refused removal brings the card back', async () => {
  const server = aServer([6]);
  const { store } = await signedIn(server);
  server.refuse(new ApiFailure(500, undefined));
  store.toggle(lever(5));
  await settled();
  expect(store.get().notice?.text).toBe('Failed to bookmark job');
  server.refuse(new ApiFailure(0, 'The server could not be reached.'));
  store.toggle(lever(6));
  expect(store.get().list).toEqual([]);
  await settled();
  expect(store.get().notice?.text).toBe('Failed to remove bookmark');
  expect(store.get().list).toHaveLength(1);
});

test('of many quick wishes about one job the last one counts', async () => {
  const server = aServer();
  const { store } = await signedIn(server);
  const release = server.hold();
  for (let press = 0; press < 4; press += 1) store.toggle(lever(5));
  expect(store.get().ids.has(5)).toBe(false);
  release();
  await settled();
  expect(server.ids.has(5)).toBe(false);
  expect(store.get().ids.has(5)).toBe(false);
});

test('a job without a known source or id is refused before any call', async () => {
  const server = aServer();
  const { store } = await signedIn(server);
  store.want({ id: 5, source: 'nowhere' as Source }, true);
  expect(store.get().notice?.text).toBe('Invalid job data for bookmarking');
  store.want({ id: Number.NaN, source: 'lever' }, false);
  expect(store.get().notice?.text).toBe('Invalid job data for removing bookmark');
  expect(server.log).toEqual(['list']);
});

test('a failed list is said, except on a 401', async () => {
  const server = aServer();
  server.refuse(new ApiFailure(503, undefined));
  const { store } = await signedIn(server);
  expect(store.get()).toMatchObject({ status: 'failed', error: 'Failed to fetch bookmarks' });
  server.refuse(new ApiFailure(401, 'Please log in first.'));
  await store.load();
  expect(store.get()).toMatchObject({ status: 'failed', error: null });
});

test('another tab’s bookmark appears here, with its card read from the server', async () => {
  const server = aServer([6]);
  const { store } = await signedIn(server);
  server.ids.add(5);
  store.followOtherTab([6, 5]);
  expect(store.get().ids.has(5)).toBe(true);
  await settled();
  expect(store.get().list).toHaveLength(2);
});

test('signing out forgets everything, also answers that are still on their way', async () => {
  const server = aServer([6]);
  const { store, kept } = await signedIn(server);
  const release = server.hold();
  store.toggle(lever(5));
  kept.ids = [];
  store.follow(null);
  release();
  await settled();
  expect(store.get()).toMatchObject({ status: 'signed-out', ids: new Set(), list: null });
  expect(kept.ids).toEqual([]);
  store.toggle(lever(5));
  expect(store.get().ids.size).toBe(0);
});

test('clearing asks the server first and keeps all when it refuses', async () => {
  const server = aServer([6, 7]);
  const { store, kept } = await signedIn(server);
  server.refuse(new ApiFailure(500, undefined));
  expect(await store.clear()).toBe(false);
  expect(store.get().ids.size).toBe(2);
  expect(store.get().notice?.text).toBe('Failed to clear bookmarks');
  server.refuse(null);
  expect(await store.clear()).toBe(true);
  expect(store.get().list).toEqual([]);
  expect(kept.ids).toEqual([]);
});

test('a long list comes in pages, while the ids of all are known', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => 120 - index);
  const server = aServer(ids);
  const { store } = await signedIn(server);
  expect([store.get().list?.length, store.get().ids.size]).toEqual([50, 120]);
  expect(await store.loadMore()).toMatchObject({ requisition_id: 70 });
  expect(store.get().list?.map((bookmark) => bookmark.requisition_id)).toEqual(ids.slice(0, 100));
  expect(server.log).toEqual(['list', 'list from 50']);
  // Another tab removes one that is shown: the next page begins one earlier.
  server.ids.delete(119);
  await store.loadMore();
  expect(store.get().list?.map((bookmark) => bookmark.requisition_id)).toEqual([120, ...ids.slice(2)]);
  expect(store.get().ids.size).toBe(119);
});

test('when all that is shown was removed, the next page takes its place', async () => {
  const server = aServer(Array.from({ length: 51 }, (_, index) => index + 1));
  const { store } = await signedIn(server);
  for (let id = 1; id <= 50; id += 1) store.toggle(lever(id));
  await settled();
  await settled();
  expect(store.get().list?.map((bookmark) => bookmark.requisition_id)).toEqual([51]);
});

test('a removal is undone at its old place, once', async () => {
  const server = aServer([6, 5, 4]);
  const { store, kept } = await signedIn(server);
  store.toggle(lever(5));
  await settled();
  expect(store.get().notice).toMatchObject({ text: 'Bookmark removed', undoToken: '5' });
  expect(await store.undo()).toMatchObject({ requisition_id: 5 });
  expect(store.get().list?.map((bookmark) => bookmark.requisition_id)).toEqual([6, 5, 4]);
  expect(store.get().ids.has(5)).toBe(true);
  expect(kept.ids).toContain(5);
  expect(await store.undo()).toBeNull();
  expect(server.log).toEqual(['list', 'remove 5', 'restore 5']);
});

test('a removal that can no longer be undone stays, and the server’s words are said', async () => {
  const server = aServer([6, 5]);
  const { store } = await signedIn(server);
  store.toggle(lever(5));
  await settled();
  server.refuse(new ApiFailure(410, 'This can no longer be undone.'));
  expect(await store.undo()).toBeNull();
  expect(store.get().notice).toMatchObject({ kind: 'failed', text: 'This can no longer be undone.' });
  expect(store.get().ids).toEqual(new Set([6]));
});
