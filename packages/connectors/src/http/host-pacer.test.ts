import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { HostPacer } from './host-pacer.ts';

test('a call belongs to who made it, not to the call that ended before it', async () => {
  const pacer = new HostPacer({
    budgets: [{ host: 'api.example', concurrency: 1, minIntervalMs: 0 }],
    ...{ paced: true, now: () => 0, sleep: () => Promise.resolve() },
  });
  const callers = new AsyncLocalStorage<string>();
  const call = (name: string) =>
    callers.run(name, () =>
      pacer.run('api.example', async () => {
        await Promise.resolve();
        return callers.getStore();
      }),
    );
  expect(await Promise.all(['one', 'two', 'three'].map(call))).toEqual(['one', 'two', 'three']);
});

test('what is in the background waits until nothing else waits for its host', async () => {
  const pacer = new HostPacer({
    budgets: [{ host: 'api.example', concurrency: 1, minIntervalMs: 0 }],
    ...{ paced: true, now: () => 0, sleep: () => Promise.resolve() },
  });
  const order: string[] = [];
  const note = (name: string) => async () => {
    await Promise.resolve();
    order.push(name);
  };
  await Promise.all([
    pacer.run('api.example', note('first')),
    pacer.run('api.example', note('text 1'), { background: true }),
    pacer.run('api.example', note('text 2'), { background: true }),
    pacer.run('api.example', note('list 1')),
    pacer.run('api.example', note('list 2')),
  ]);
  expect(order).toEqual(['first', 'list 1', 'list 2', 'text 1', 'text 2']);
});
