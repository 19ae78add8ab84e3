import { describe, expect, test } from 'vitest';
import { HourlyBudget, type HourlyLimits } from './hourly-budget.ts';

const MINUTE = 60_000;

function start(limits: HourlyLimits) {
  let now = 0;
  const waits: number[] = [];
  const budget = new HourlyBudget(limits, {
    now: () => now,
    sleep: (ms) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  });
  return { budget, waits, pass: (ms: number) => (now += ms), at: () => now };
}

describe('a budget by the hour', () => {
  test('lets nobody wait where there is none', async () => {
    const { budget, waits } = start({});
    for (let index = 0; index < 1_000; index += 1) await budget.take();
    expect(waits).toEqual([]);
  });

  test('has whoever comes when it is spent wait until enough of it is an hour old', async () => {
    const { budget, waits, pass, at } = start({ requests: 3 });
    await budget.take();
    pass(10 * MINUTE);
    await budget.take();
    await budget.take();
    expect(waits).toEqual([]);
    await budget.take();
    expect(at()).toBe(61 * MINUTE);
    await budget.take();
    expect(at()).toBe(71 * MINUTE);
  });

  test('counts bytes as well, and lets the request that goes beyond it end', async () => {
    const { budget, waits, at } = start({ bytes: 1_000 });
    await budget.take();
    budget.note(5_000);
    expect(waits).toEqual([]);
    await budget.take();
    expect(at()).toBe(61 * MINUTE);
  });
});
