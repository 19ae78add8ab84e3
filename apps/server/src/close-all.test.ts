import { expect, test } from 'vitest';
import { closeAll, closeTogether } from './close-all.ts';

const never = () => new Promise<void>(() => undefined);
const failing = () => Promise.reject(new Error('broken'));

test('what hangs or fails keeps nothing after it open, and is told of', async () => {
  const closed: string[] = [];
  const close = (name: string) => () => {
    closed.push(name);
    return Promise.resolve();
  };
  const throwing = () => {
    throw new Error('at once');
  };
  const closing = closeAll([close('first'), never, failing, throwing, close('store')], 20);
  await expect(closing).rejects.toMatchObject({
    errors: [
      { message: 'Closing took longer than 20 ms' },
      { message: 'broken' },
      { message: 'at once' },
    ] as unknown,
  });
  expect(closed).toEqual(['first', 'store']);
});

test('what is closed together waits for nobody else', async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await closeTogether(
    [
      async () => {
        await waiting;
        order.push('first');
      },
      () => {
        order.push('second');
        release();
        return Promise.resolve();
      },
    ],
    5_000,
  );
  expect(order).toEqual(['second', 'first']);
  await expect(closeTogether([never, failing], 20)).rejects.toMatchObject({
    errors: [{ message: 'Closing took longer than 20 ms' }, { message: 'broken' }] as unknown,
  });
});

test('closing nothing is no fault', async () => {
  await expect(closeAll([])).resolves.toBeUndefined();
  await expect(closeTogether([])).resolves.toBeUndefined();
});
