import { recordingFetch } from '@firsthand/api-client/testing';
import type { User } from '@firsthand/contracts';
import { expect, test, vi } from 'vitest';
import { createFreshPerson } from './fresh-person.ts';
import { aUser } from './testing/session-parts.ts';

function start(answer: () => Response | Promise<Response>) {
  const taken: User[] = [];
  const state = { userId: 7 as number | null, nowMs: 0 };
  const { fetch, calls } = recordingFetch(answer);
  const ask = createFreshPerson({
    apiFetch: fetch,
    getUserId: () => state.userId,
    take: (user) => taken.push(user),
    nowMs: () => state.nowMs,
  });
  return { ask, calls, taken, state };
}
const premium = aUser({ premium: true });
const answerPremium = () => Response.json({ user: premium });

test('a right given since is learned by one call, however many ask', async () => {
  const { ask, calls, taken, state } = start(answerPremium);
  await Promise.all([ask(), ask(), ask()]);
  expect(calls.map(({ path }) => path)).toEqual(['/v1/api/auth/profile']);
  expect(taken).toEqual([premium]);
  state.nowMs = 5_000;
  await ask();
  expect(calls).toHaveLength(2);
});

test('nobody is asked about whoever is not signed in, and an answer about somebody else is dropped', async () => {
  const { ask, calls, taken, state } = start(() => {
    state.userId = 8;
    return answerPremium();
  });
  state.userId = null;
  await ask();
  expect(calls).toEqual([]);
  state.userId = 7;
  await ask();
  expect(taken).toEqual([]);
  await ask();
  expect(calls).toHaveLength(2);
});

test('what the browser believes stays when the server is away', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { ask, taken } = start(() => new Response('', { status: 503 }));
  await ask();
  expect(taken).toEqual([]);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
