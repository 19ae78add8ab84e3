import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pauseMs = 900;

/** Saves that take `takesMs`; `saves` counts them, `mostAtOnce` how many overlapped. */
function aSave(takesMs = 50) {
  const seen = { saves: 0, mostAtOnce: 0 };
  let atOnce = 0;
  async function save() {
    seen.saves += 1;
    atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    atOnce -= 1;
  }
  return { seen, autosave: createAutosave(save, { pauseMs }) };
}

test('several changes are saved once, a pause after the last', async () => {
  const { seen, autosave } = aSave();
  autosave.soon();
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  autosave.soon();
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(seen.saves).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.saves).toBe(1);
});

test('saving now takes the place of what waited for its pause', async () => {
  const { seen, autosave } = aSave();
  autosave.soon();
  const saving = autosave.now();
  await vi.advanceTimersByTimeAsync(2 * pauseMs);
  await saving;
  expect(seen.saves).toBe(1);
});

test('two saves never overlap, and who asks meanwhile waits for the one that runs', async () => {
  const { seen, autosave } = aSave(2 * pauseMs);
  const first = autosave.now();
  expect(autosave.now()).toBe(first);
  expect(autosave.running()).toBe(first);
  autosave.soon();
  await vi.advanceTimersByTimeAsync(3 * pauseMs);
  expect(seen).toEqual({ saves: 1, mostAtOnce: 1 });
  expect(autosave.running()).toBeNull();
});

test('what waits can be called off', async () => {
  const { seen, autosave } = aSave();
  autosave.soon();
  autosave.stop();
  await vi.advanceTimersByTimeAsync(2 * pauseMs);
  expect(seen.saves).toBe(0);
});
