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

test('lets all others in before the patient, but not for ever', async () => {
  const line = new WaitingLine({ longestWaitMs: 60_000, longestPatienceMs: 30, toError });
  const order: string[] = [];
  const enter = (name: string, isPatient: boolean) =>
    line.acquire({ isPatient }).then(() => order.push(name));
  await line.acquire();
  const all = Promise.all([enter('first patient', true), enter('a', false), enter('b', false)]);
  line.release();
  await new Promise((resolve) => setTimeout(resolve, 40));
  const last = Promise.all([enter('c', false), enter('second patient', true)]);
  for (let left = 5; left > 0; left -= 1) {
    line.release();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([all, last]);
  expect(order).toEqual(['a', 'first patient', 'b', 'c', 'second patient']);
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
