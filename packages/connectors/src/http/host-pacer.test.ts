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

test('hosts of thousands of tenants are forgotten once they are done, but none that rests or was asked just now', async () => {
  let now = 0;
  const pacer = new HostPacer({
    budgets: [{ host: '.example', concurrency: 1, minIntervalMs: 1_000 }],
    ...{ paced: true, now: () => now, sleep: () => Promise.resolve() },
  });
  const ask = (host: string) => pacer.run(host, () => Promise.resolve());
  pacer.rest('resting.example', 10_000_000);
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 100 }, (_, tenant) => ask(`${round}-${tenant}.example`)));
    // Asked just now, all of them are still there.
    expect(pacer.size).toBeGreaterThanOrEqual(100);
    now += 1_000;
  }
  expect(pacer.size).toBeLessThan(302);
  let slept = 0;
  const other = new HostPacer({
    budgets: [],
    ...{
      paced: true,
      now: () => now,
      sleep: (ms: number) => Promise.resolve(void ((slept += ms), (now += ms))),
    },
  });
  other.rest('resting.example', 5_000);
  for (let tenant = 0; tenant < 101; tenant += 1)
    await other.run(`${tenant}.example`, () => Promise.resolve());
  await other.run('resting.example', () => Promise.resolve());
  expect(slept).toBe(5_000);
});
