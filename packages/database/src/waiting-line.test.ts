import { expect, test } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

const toError = () => new Error('too late');

test('gives its places in the order of asking', async () => {
  const line = new WaitingLine({ places: 2, longestWaitMs: 60_000, toError });
  const done: number[] = [];
  const finish: (() => void)[] = [];
  const work = (number: number) =>
    line.run(async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      done.push(number);
    });
  const all = Promise.all([1, 2, 3, 4].map(work));
  await Promise.resolve();
  expect(line.figures).toEqual({ taken: 2, waiting: 2 });
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  expect(done).toEqual([1, 2, 3, 4]);
  expect(line.figures).toEqual({ taken: 0, waiting: 0 });
});

test('gives a place back when the work fails', async () => {
  const line = new WaitingLine({ longestWaitMs: 60_000, toError });
  await expect(line.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(line.figures).toEqual({ taken: 0, waiting: 0 });
});

test('refuses who comes when too many wait, and who waits too long', async () => {
  const line = new WaitingLine({ mostWaiting: 1, longestWaitMs: 1, toError });
  await line.acquire();
  const late = line.acquire();
  await expect(line.acquire()).rejects.toThrow('too late');
  await expect(late).rejects.toThrow('too late');
  expect(line.figures).toEqual({ taken: 1, waiting: 0 });
  line.release();
  expect(line.figures).toEqual({ taken: 0, waiting: 0 });
});
