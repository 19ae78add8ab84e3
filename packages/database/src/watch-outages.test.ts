import { describe, expect, test, vi } from 'vitest';
import { databaseUnavailable } from './database-errors.ts';
import { toPauseMs, watchOutages } from './watch-outages.ts';

const away = () => Promise.reject(databaseUnavailable(new Error('gone')));
const there = () => Promise.resolve('there');
const failing = (work: Promise<unknown>) => expect(work).rejects.toThrow();

function open() {
  const told: string[] = [];
  const watch = watchOutages({ onLost: () => told.push('lost'), onBack: () => told.push('back') });
  return { told, watch };
}

describe('an outage', () => {
  test('is told once when it begins and once when it ends, whoever asks', async () => {
    const { told, watch } = open();
    expect(await watch.during(there)).toBe('there');
    for (let round = 0; round < 3; round += 1) await failing(watch.during(away));
    expect(told).toEqual(['lost']);
    await watch.during(there);
    await watch.during(there);
    expect(told).toEqual(['lost', 'back']);
    await failing(watch.during(away));
    expect(told).toEqual(['lost', 'back', 'lost']);
  });

  test('is neither begun nor ended by what was asked before the change', async () => {
    const { told, watch } = open();
    let answer: () => void = () => undefined;
    let fail: () => void = () => undefined;
    const early = watch.during(() => new Promise<void>((resolve) => (answer = resolve)));
    await failing(watch.during(away));
    answer();
    await early;
    expect(told).toEqual(['lost']);

    const late = watch.during(
      () => new Promise((_, reject) => (fail = () => reject(databaseUnavailable('slow')))),
    );
    await watch.during(there);
    fail();
    await failing(late);
    expect(told).toEqual(['lost', 'back']);
  });

  test('is nothing that the database itself answered', async () => {
    const onLost = vi.fn();
    await failing(watchOutages({ onLost }).during(() => Promise.reject(new Error('no such table'))));
    expect(onLost).not.toHaveBeenCalled();
  });
});

test('pauses grow from a second to half a minute, less up to a half', () => {
  const whole = [1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) => toPauseMs(failures, () => 0));
  expect(whole).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(toPauseMs(3, () => 1)).toBe(2_000);
});
