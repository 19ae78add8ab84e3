import { expect, test } from 'vitest';
import { createImportDesk } from './import-desk.ts';

test('a person brings in one file at a time, and a node two', async () => {
  const desk = createImportDesk();
  let fail: (why: Error) => void = () => undefined;
  let finish: (done: string) => void = () => undefined;
  const underWay = [
    desk.run(1, () => new Promise<string>((_resolve, reject) => (fail = reject))),
    desk.run(2, () => new Promise<string>((resolve) => (finish = resolve))),
  ];
  const never = () => Promise.reject(new Error('It was let in'));
  await expect(desk.run(1, never)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 20 });
  await expect(desk.run(3, never)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
  fail(new Error('It failed'));
  finish('done');
  expect(await Promise.allSettled(underWay)).toMatchObject([{ status: 'rejected' }, { value: 'done' }]);
  // What failed leaves its place too.
  expect(await desk.run(1, () => Promise.resolve('again'))).toBe('again');
});
