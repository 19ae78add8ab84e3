import { expect, test } from 'vitest';
import { rememberSaveIntent, takeSaveIntent } from './save-intent.ts';

function aStorage() {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => Boolean(values.set(key, value)),
    remove: (key: string) => void values.delete(key),
  };
}

const minuteMs = 60_000;

test('the wish to save a job is found once, on the page of that job', () => {
  const storage = aStorage();
  rememberSaveIntent(storage, 7, 0);
  expect(takeSaveIntent(storage, 8, minuteMs)).toBe(false);
  expect(takeSaveIntent(storage, 7, minuteMs)).toBe(true);
  expect(takeSaveIntent(storage, 7, minuteMs)).toBe(false);
});

test('after half an hour nothing is saved any more', () => {
  const storage = aStorage();
  rememberSaveIntent(storage, 7, 0);
  expect(takeSaveIntent(storage, 7, 31 * minuteMs)).toBe(false);
  expect(storage.values.size).toBe(0);
});

test('what is stored there and is no wish is thrown away', () => {
  const storage = aStorage();
  for (const text of ['{', 'null', '7', '{"jobId":7}']) {
    storage.values.set('save_after_sign_in', text);
    expect(takeSaveIntent(storage, 7, 0)).toBe(false);
    expect(storage.values.size).toBe(0);
  }
});
