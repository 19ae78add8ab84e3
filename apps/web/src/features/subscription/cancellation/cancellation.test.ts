import { ApiFailure } from '@firsthand/api-client';
import { expect, test } from 'vitest';
import { runCancellation } from './cancellation.ts';
import { aSubscription } from '../testing/a-subscription.ts';

const NOW = Date.parse('2026-02-01T12:00:00.000Z');
const ending = aSubscription({ cancel_at_period_end: true });
const over = aSubscription({ status: 'canceled', premium: false, ended_at: '2026-01-31T12:00:00.000Z' });
const refused = new ApiFailure(502, 'Failed to cancel subscription');
const silent = new ApiFailure(0, 'The server could not be reached.');

/** `read` is what the server says of the subscription afterwards. */
async function cancel({ fault, read }: { fault?: Error; read: ReturnType<typeof aSubscription> | Error }) {
  let told = 0;
  const result = await runCancellation(
    aSubscription(),
    {
      cancel: () => (fault ? Promise.reject(fault) : Promise.resolve()),
      reload: () => (read instanceof Error ? Promise.reject(read) : Promise.resolve(read)),
      onCanceled: () => (told += 1),
    },
    NOW,
  );
  return { ...result, told };
}

test('a cancellation shows the subscription as it is afterwards', async () => {
  const moved = { ...ending, current_period_end: '2026-03-02T12:00:00.000Z' };
  expect(await cancel({ read: moved })).toEqual({
    view: { kind: 'done', subscription: moved },
    failure: null,
    told: 1,
  });
});

test('a cancellation that cannot be read again is done all the same', async () => {
  expect(await cancel({ read: silent })).toEqual({
    view: { kind: 'done', subscription: ending },
    failure: null,
    told: 1,
  });
});

test.each([aSubscription(), silent])('a refused cancellation says why', async (read) => {
  expect(await cancel({ fault: refused, read })).toEqual({
    view: { kind: 'confirm', subscription: aSubscription() },
    failure: refused,
    told: 0,
  });
});

test('a cancellation whose answer was lost, or made in another tab, is done', async () => {
  expect(await cancel({ fault: silent, read: ending })).toMatchObject({
    view: { kind: 'done', subscription: ending },
    failure: null,
  });
});

test('a subscription that ended meanwhile leaves nothing to cancel', async () => {
  expect(await cancel({ fault: new ApiFailure(409, 'Nothing to cancel'), read: over })).toMatchObject({
    view: { kind: 'none' },
    failure: null,
  });
});

test('a defect is not taken for a refusal', async () => {
  await expect(cancel({ fault: new TypeError('x is undefined'), read: ending })).rejects.toThrow(TypeError);
});
