import { recordingFetch, type SeenCall } from '@firsthand/api-client/testing';
import { describe, expect, test } from 'vitest';
import { createSessionCalls } from './create-session-fetch.ts';
import { prepareLogout } from './end-session.ts';
import { createSessionStore } from './session-store.ts';
import { aSession, aUser, mapStorage } from './testing/session-parts.ts';

const REFRESH = '/v1/api/auth/refresh';
const LIST = '/v1/api/bookmarks';
const unauthorized = () => Response.json({ error: 'Please log in first.' }, { status: 401 });
const withoutLock = <T>(act: () => Promise<T>) => act();

/** One lock for all tabs of a test, as the browser has it. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}

function signedInTab(
  answer: (call: SeenCall) => Response | Promise<Response>,
  { shared = mapStorage(), withLock = withoutLock } = {},
) {
  const store = createSessionStore(shared.storage);
  if (!store.get().isSignedIn) store.signIn(aSession());
  const { calls, fetch } = recordingFetch(answer);
  const refreshes = () => calls.filter((call) => call.path === REFRESH);
  return { store, shared, calls, refreshes, ...createSessionCalls({ store, fetch, withLock }) };
}

/** A server that takes only the access token of `aSession('second')` and renews to it. */
const renewingServer = (call: SeenCall) => {
  if (call.path === REFRESH) return Response.json(aSession('second'));
  return call.token === 'access-second' ? Response.json({ path: call.path }) : unauthorized();
};

describe('a signed-in call', () => {
  test('carries the access token, its own headers and its body', async () => {
    const { sessionFetch, calls } = signedInTab(() => Response.json({}));
    await sessionFetch(LIST, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(calls).toHaveLength(1);
    expect(calls[0]!.init).toEqual({
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer access-first' },
    });
  });

  test('of somebody signed out goes without a token and renews nothing', async () => {
    const tab = signedInTab(unauthorized);
    tab.store.signOut();
    expect((await tab.sessionFetch(LIST)).status).toBe(401);
    expect(tab.calls.map((call) => call.token)).toEqual([undefined]);
  });

  test('is repeated once with a renewed token after a 401', async () => {
    const tab = signedInTab(renewingServer);
    const answer = await tab.sessionFetch(LIST, { method: 'DELETE', body: '{"id":1}' });
    expect(await answer.json()).toEqual({ path: LIST });
    expect(tab.calls.map(({ path, token }) => [path, token])).toEqual([
      [LIST, 'access-first'],
      [REFRESH, undefined],
      [LIST, 'access-second'],
    ]);
    expect(JSON.parse(tab.refreshes()[0]!.init!.body as string)).toEqual({ refresh_token: 'refresh-first' });
    expect(tab.calls[2]!.init).toMatchObject({ method: 'DELETE', body: '{"id":1}' });
    expect(tab.shared.entries.get('refresh_token')).toBe('refresh-second');
  });

  test('is repeated as well when anybody may make it and the token made no difference', async () => {
    const tab = signedInTab((call) => {
      if (call.path === REFRESH) return Response.json(aSession('second'));
      if (call.token === 'access-second') return Response.json('mine');
      return Response.json('anybody’s', {
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      });
    });
    expect(await (await tab.sessionFetch(LIST)).json()).toBe('mine');
    expect(tab.calls.map((call) => call.token)).toEqual(['access-first', undefined, 'access-second']);
  });

  test('shares one refresh with any number of parallel ones', async () => {
    const tab = signedInTab(renewingServer);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => tab.sessionFetch(`/v1/${at}`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(tab.refreshes()).toHaveLength(1);
    expect(tab.calls).toHaveLength(9 + 1 + 9);
  });

  test('that hears its 401 after the refresh is repeated without another one', async () => {
    let answerLate: (answer: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    const tab = signedInTab((call) =>
      call.path === '/v1/late' && call.token === 'access-first' ? late : renewingServer(call),
    );
    const waiting = tab.sessionFetch('/v1/late');
    await tab.sessionFetch(LIST);
    answerLate(unauthorized());
    expect((await waiting).status).toBe(200);
    expect(tab.refreshes()).toHaveLength(1);
  });

  test('that is refused with the new token too signs out and is not repeated again', async () => {
    const tab = signedInTab((call) =>
      call.path === REFRESH ? Response.json(aSession('second')) : unauthorized(),
    );
    expect((await tab.sessionFetch(LIST)).status).toBe(401);
    expect(tab.calls).toHaveLength(3);
    expect(tab.store.get().isSignedIn).toBe(false);
  });

  test('passes every other answer through', async () => {
    const tab = signedInTab(() => Response.json({ error: 'no' }, { status: 403 }));
    expect((await tab.sessionFetch(LIST)).status).toBe(403);
    expect(tab.calls).toHaveLength(1);
    expect(tab.store.get().isSignedIn).toBe(true);
  });
});

describe('a refresh', () => {
  test.each([400, 401, 403, 404])('that is refused with %i signs out and clears all', async (status) => {
    const tab = signedInTab((call) =>
      call.path === REFRESH ? Response.json({ error: 'ended' }, { status }) : unauthorized(),
    );
    const answers = await Promise.all([tab.sessionFetch(LIST), tab.sessionFetch(LIST)]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(tab.refreshes()).toHaveLength(1);
    expect(tab.store.get().isSignedIn).toBe(false);
    expect(tab.shared.entries.size).toBe(0);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['whose network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that the server is too busy for', () => Response.json({ error: 'busy' }, { status: 503 })],
    ['that is asked for too often', () => Response.json({ error: 'slower' }, { status: 429 })],
    ['that a hotel’s sign-in page answers', () => new Response('<html>Welcome</html>')],
    ['that is answered without tokens', () => Response.json({})],
  ])('%s fails the call and keeps the session', async (_, answer) => {
    const tab = signedInTab((call) => (call.path === REFRESH ? answer() : unauthorized()));
    await expect(tab.sessionFetch(LIST)).rejects.toThrow('could not be renewed');
    expect(tab.store.get().isSignedIn).toBe(true);
    expect(tab.shared.entries.get('refresh_token')).toBe('refresh-first');
  });

  test('is tried again by the next call after the network came back', async () => {
    let isAway = true;
    const tab = signedInTab((call) => {
      if (call.path === REFRESH && isAway) throw new TypeError('Failed to fetch');
      return renewingServer(call);
    });
    await expect(tab.sessionFetch(LIST)).rejects.toThrow();
    isAway = false;
    expect((await tab.sessionFetch(LIST)).status).toBe(200);
  });

  test('happens once for two tabs that meet a 401 at the same time', async () => {
    const shared = mapStorage();
    const withLock = oneLock();
    const one = signedInTab(renewingServer, { shared, withLock });
    const other = signedInTab(renewingServer, { shared, withLock });
    const answers = await Promise.all([one.sessionFetch(LIST), other.sessionFetch(LIST)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(one.refreshes().length + other.refreshes().length).toBe(1);
  });

  test('does not bring back a session that ended while it was on its way', async () => {
    const tab = signedInTab((call) => {
      if (call.path === REFRESH) tab.store.signOut();
      return renewingServer(call);
    });
    expect((await tab.sessionFetch(LIST)).status).toBe(401);
    expect(tab.store.get().isSignedIn).toBe(false);
    expect(tab.shared.entries.size).toBe(0);
  });

  test('never repeats a call of one person in the name of another', async () => {
    const tab = signedInTab((call) => {
      if (call.path === REFRESH) tab.store.signIn(aSession('other', aUser({ id: 8 })));
      return renewingServer(call);
    });
    expect((await tab.sessionFetch(LIST)).status).toBe(401);
    expect(tab.calls.filter((call) => call.path === LIST)).toHaveLength(1);
    expect(tab.store.get().user?.id).toBe(8);
  });
});

describe('a renewal before its time', () => {
  test('brings fresh tokens and a fresh person, once for all who ask', async () => {
    const answer = aSession('second', aUser({ premium: true }));
    const tab = signedInTab(() => Response.json(answer));
    await Promise.all([tab.renewSession(), tab.renewSession()]);
    expect(tab.calls.map(({ path }) => path)).toEqual([REFRESH]);
    expect(tab.store.getStored()).toMatchObject({ accessToken: 'access-second', user: { premium: true } });
  });

  test('throws when the server is away, and keeps the session', async () => {
    const tab = signedInTab(() => Response.json({ error: 'busy' }, { status: 503 }));
    await expect(tab.renewSession()).rejects.toThrow('could not be renewed');
    expect(tab.store.get().isSignedIn).toBe(true);
  });

  test('can be waited for, whatever becomes of it', async () => {
    let answer: (response: Response) => void = () => {};
    const tab = signedInTab(() => new Promise<Response>((resolve) => (answer = resolve)));
    await tab.waitForRenewal();
    const running = tab.renewSession();
    let isOver = false;
    const waiting = tab.waitForRenewal().then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOver).toBe(false);
    answer(Response.json({ error: 'busy' }, { status: 503 }));
    await expect(running).rejects.toThrow('could not be renewed');
    await waiting;
    expect(tab.store.get().isSignedIn).toBe(true);
  });

  test('of nobody asks for nothing', async () => {
    const tab = signedInTab(() => Response.json({}));
    tab.store.signOut();
    await tab.renewSession();
    expect(tab.calls).toEqual([]);
  });
});

describe('a sign-out', () => {
  test('reaches the server after all is cleared here, with a renewed token if needed', async () => {
    const { storage, entries } = mapStorage();
    const store = createSessionStore(storage);
    store.signIn(aSession());
    const { calls, fetch } = recordingFetch(renewingServer);
    const tell = prepareLogout(store, fetch);
    store.signOut();
    await tell();
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/v1/api/auth/logout', 'access-first'],
      [REFRESH, undefined],
      ['/v1/api/auth/logout', 'access-second'],
    ]);
    expect(entries.size).toBe(0);
  });

  test('of nobody asks for nothing', async () => {
    const { calls, fetch } = recordingFetch(() => Response.json({}));
    await prepareLogout(createSessionStore(mapStorage().storage), fetch)();
    expect(calls).toEqual([]);
  });
});
