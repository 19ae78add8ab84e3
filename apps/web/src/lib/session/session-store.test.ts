import { describe, expect, test } from 'vitest';
import { toKeyValueStorage } from './key-value-storage.ts';
import { createSessionStore } from './session-store.ts';
import { aSession, aUser, mapStorage } from './testing/session-parts.ts';

const SIGNED_OUT = { isSignedIn: false, user: null };

describe('a session in storage', () => {
  test('is kept under the names everybody knows and restored at the next start', () => {
    const { entries, storage } = mapStorage();
    createSessionStore(storage).signIn(aSession());
    expect(Object.fromEntries(entries)).toEqual({
      access_token: 'access-first',
      refresh_token: 'refresh-first',
      user: JSON.stringify(aUser()),
    });
    expect(createSessionStore(storage).get()).toEqual({ isSignedIn: true, user: aUser() });
  });

  test('goes at sign-out, and the saved jobs with it, but nothing else', () => {
    const { entries, storage } = mapStorage(
      new Map([
        ['saved_jobs', '[1,2]'],
        ['theme', 'dark'],
      ]),
    );
    const store = createSessionStore(storage);
    store.signIn(aSession());
    store.signOut();
    expect([...entries]).toEqual([['theme', 'dark']]);
    expect(store.get()).toEqual(SIGNED_OUT);
  });

  test.each([
    ['a user that is no JSON', { user: '{"id":7' }],
    ['a user without an address', { user: JSON.stringify({ ...aUser(), email: undefined }) }],
    ['a user of another shape', { user: JSON.stringify({ ...aUser(), roles: 'admin' }) }],
    ['a list in place of the user', { user: '[]' }],
    ['null in place of the user', { user: 'null' }],
    ['no user', { user: undefined }],
    ['no access token', { access_token: undefined }],
    ['an empty access token', { access_token: '' }],
    ['no refresh token', { refresh_token: undefined }],
  ])('is a sign-out when it has %s', (_, damage) => {
    const whole = { access_token: 'a', refresh_token: 'r', user: JSON.stringify(aUser()), saved_jobs: '[1]' };
    const entries = Object.entries({ ...whole, ...damage }).filter(([, value]) => value !== undefined);
    const tab = mapStorage(new Map(entries as [string, string][]));
    expect(createSessionStore(tab.storage).get()).toEqual(SIGNED_OUT);
    expect(tab.entries.size).toBe(0);
  });

  test('survives roles that a later version may know', () => {
    const { entries, storage } = mapStorage();
    createSessionStore(storage).signIn(aSession());
    entries.set('user', JSON.stringify({ ...aUser(), roles: ['auditor'] }));
    expect(createSessionStore(storage).get().isSignedIn).toBe(true);
  });
});

test('somebody else’s saved jobs go when another person signs in, one’s own stay', () => {
  const { entries, storage } = mapStorage();
  const store = createSessionStore(storage);
  store.signIn(aSession());
  entries.set('saved_jobs', '[1]');
  store.signIn(aSession('second'));
  expect(entries.get('saved_jobs')).toBe('[1]');
  store.signIn(aSession('other', aUser({ id: 8 })));
  expect(entries.has('saved_jobs')).toBe(false);
});

describe('listeners', () => {
  test('hear of sign-in, a changed user and sign-out until they stop', () => {
    const store = createSessionStore(mapStorage().storage);
    const heard: unknown[] = [];
    const stop = store.subscribe(() => heard.push(store.get().user?.name));
    store.signIn(aSession());
    store.updateUser(aUser({ name: 'Ada' }));
    store.signOut();
    stop();
    store.signIn(aSession());
    expect(heard).toEqual(['Ada Example', 'Ada', undefined]);
  });

  test('a changed user is stored, and nobody is signed in by it', () => {
    const { entries, storage } = mapStorage();
    const store = createSessionStore(storage);
    store.updateUser(aUser());
    expect(entries.size).toBe(0);
    store.signIn(aSession());
    store.updateUser(aUser({ premium: true }));
    expect(createSessionStore(storage).get().user?.premium).toBe(true);
  });

  test('the snapshot stays the same object while nothing changes', () => {
    const store = createSessionStore(mapStorage().storage);
    store.signIn(aSession());
    const before = store.get();
    let count = 0;
    store.subscribe(() => (count += 1));
    store.reread();
    expect(store.get()).toBe(before);
    expect(count).toBe(0);
  });
});

describe('another tab', () => {
  test('signs this one in and out', () => {
    const { storage } = mapStorage();
    const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
    other.signIn(aSession());
    one.reread();
    expect(one.get().user).toEqual(aUser());
    other.signOut();
    one.reread();
    expect(one.get()).toEqual(SIGNED_OUT);
  });

  test('never loses its session to this one reading between two of its writes', () => {
    const shared = mapStorage();
    const watching = createSessionStore(shared.storage);
    const writing = createSessionStore({
      ...shared.storage,
      set(key, value) {
        const isKept = shared.storage.set(key, value);
        watching.reread();
        return isKept;
      },
    });
    writing.signIn(aSession());
    expect(createSessionStore(shared.storage).get().isSignedIn).toBe(true);
    expect(watching.get().isSignedIn).toBe(true);
  });

  test('that leaves a broken session signs this one out', () => {
    const { entries, storage } = mapStorage();
    const store = createSessionStore(storage);
    store.signIn(aSession());
    entries.set('user', 'oops');
    store.reread();
    expect(store.get()).toEqual(SIGNED_OUT);
    expect(entries.size).toBe(0);
  });
});

describe('a storage that refuses', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  test('leaves a session that lasts as long as the page', () => {
    const store = createSessionStore(toKeyValueStorage(refuse));
    store.signIn(aSession());
    store.reread();
    expect(store.get().user).toEqual(aUser());
    store.signOut();
    expect(store.get()).toEqual(SIGNED_OUT);
  });

  test('leaves no half of a session behind when it is full', () => {
    const { entries } = mapStorage();
    const full = toKeyValueStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        if (key === 'user') throw new DOMException('full', 'QuotaExceededError');
        entries.set(key, value);
      },
      removeItem: (key) => void entries.delete(key),
    }));
    const store = createSessionStore(full);
    store.signIn(aSession());
    expect(entries.size).toBe(0);
    expect(store.get().isSignedIn).toBe(true);
  });

  test('does not hide a defect of ours', () => {
    const broken = toKeyValueStorage(() => {
      throw new RangeError('a defect');
    });
    expect(() => createSessionStore(broken)).toThrow('a defect');
  });
});
