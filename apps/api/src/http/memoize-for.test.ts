import { HOUR_MS } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

function countCalls(results: (() => Promise<number>)[]) {
  let calls = 0;
  let nowMs = 0;
  const get = memoizeFor(
    1_000,
    () => new Date(nowMs),
    () => {
      const result = results[calls];
      calls += 1;
      return result ? result() : Promise.resolve(calls);
    },
  );
  return {
    get,
    calls: () => calls,
    setNow: (ms: number) => {
      nowMs = ms;
    },
  };
}

test('a result is kept until its time is over', async () => {
  const { get, calls, setNow } = countCalls([]);
  expect([await get(), await get()]).toEqual([1, 1]);
  setNow(999);
  expect(await get()).toBe(1);
  setNow(1_000);
  expect(await get()).toBe(2);
  expect(calls()).toBe(2);
});

test('a result is not kept for hours when the clock is set back', async () => {
  const { get, setNow } = countCalls([]);
  setNow(3 * HOUR_MS);
  expect(await get()).toBe(1);
  setNow(0);
  expect([await get(), await get()]).toEqual([2, 2]);
});

test('those who ask meanwhile share one call', async () => {
  let finish: (value: number) => void = () => undefined;
  const { get, calls } = countCalls([
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  ]);
  const both = Promise.all([get(), get()]);
  finish(7);
  expect(await both).toEqual([7, 7]);
  expect(calls()).toBe(1);
});

test('a failure is told to those who wait and not kept', async () => {
  const { get } = countCalls([() => Promise.reject(new Error('lost'))]);
  const [first, second] = await Promise.allSettled([get(), get()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(2);
});

test('a late failure does not take a newer result away', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { get, calls, setNow } = countCalls([
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  ]);
  const early = get();
  setNow(2_000);
  expect(await get()).toBe(2);
  fail(new Error('too late'));
  await expect(early).rejects.toThrow('too late');
  expect(await get()).toBe(2);
  expect(calls()).toBe(2);
});
