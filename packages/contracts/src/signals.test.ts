import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { joinSignals, untilAborted } from './signals.ts';

it('gives what the work gives and leaves nothing at the signal', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(signal, () => Promise.resolve(1))).toBe(1);
  const failed = untilAborted(signal, () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('ends with the reason as soon as the signal is aborted', async () => {
  const controller = new AbortController();
  const endless = untilAborted(controller.signal, () => new Promise<never>(() => undefined));
  controller.abort(new Error('enough'));
  await expect(endless).rejects.toThrow('enough');
  await expect(untilAborted(controller.signal, () => Promise.resolve(1))).rejects.toThrow('enough');
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

it('joins signals until it is cleared', () => {
  const one = new AbortController();
  const other = new AbortController();
  const joined = joinSignals([one.signal, other.signal]);
  const cleared = joinSignals([one.signal, other.signal]);
  cleared.clear();
  other.abort('why');
  expect(joined.signal.reason).toBe('why');
  expect(cleared.signal.aborted).toBe(false);
  expect(joinSignals([one.signal, other.signal]).signal.reason).toBe('why');
  joined.clear();
  expect(getEventListeners(one.signal, 'abort')).toHaveLength(1);
});

it('warns of no leak where many work for one signal', async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => warned.push(warning);
  process.on('warning', note);
  const { signal } = new AbortController();
  const joined = Array.from({ length: 30 }, () => joinSignals([signal]));
  await Promise.all(Array.from({ length: 30 }, () => untilAborted(signal, () => Promise.resolve())));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  for (const { clear } of joined) clear();
  expect(warned).toEqual([]);
});
