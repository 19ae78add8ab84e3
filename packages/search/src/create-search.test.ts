import { expect, test } from 'vitest';
import { createSearch } from './create-search.ts';

const request = { query: '', filters: {}, offset: 0, limit: 10 };

test('SQL answers until the bitmaps are ready, and what they fail at', async () => {
  const state = { isWarm: false, fails: false };
  const warned: string[] = [];
  const combined = createSearch({
    sql: { search: async () => ({ total: 1, ids: [1] }) },
    bitmap: {
      isWarm: () => state.isWarm,
      search: async () => {
        if (state.fails) throw new Error('the thread ended');
        return { total: 2, ids: [2, 3] };
      },
    },
    log: { info: () => undefined, warn: (_, message) => void warned.push(message) },
  });
  const ask = async () => (await combined.search(request)).total;
  expect(await ask()).toBe(1);
  state.isWarm = true;
  expect([await ask(), await ask()]).toEqual([2, 2]);
  state.fails = true;
  expect(await ask()).toBe(1);
  expect(warned).toEqual(['search was answered by SQL, since the bitmaps failed']);
  expect(combined.counts).toEqual({ bitmap: 2, sql: 1, rescued: 1 });
});
