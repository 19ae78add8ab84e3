import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** So many sign-ins under way at once are no demo any more; the oldest entries make room. */
const MOST_ENTRIES = 5_000;

interface Entry {
  payload: AdapterPayload;
  expiresAtMs: number;
}

/** What the provider remembers, in memory until it ends. One storage serves all its models. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const find = (matches: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const [key, { payload, expiresAtMs }] of entries) {
      if (expiresAtMs > Date.now() && matches(key, payload)) return payload;
    }
    return undefined;
  };
  const makeRoom = () => {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key);
    for (const key of entries.keys()) {
      if (entries.size < MOST_ENTRIES) break;
      entries.delete(key);
    }
  };

  return (model): Adapter => {
    const toKey = (id: string) => `${model}:${id}`;
    const findHere = (matches: (payload: AdapterPayload) => boolean) =>
      Promise.resolve(find((key, payload) => key.startsWith(`${model}:`) && matches(payload)));
    return {
      upsert: (id, payload, expiresIn) => {
        if (entries.size >= MOST_ENTRIES) makeRoom();
        const expiresAtMs =
          expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1_000;
        entries.set(toKey(id), { payload, expiresAtMs });
        return Promise.resolve();
      },
      find: (id) => {
        const entry = entries.get(toKey(id));
        return Promise.resolve(entry && entry.expiresAtMs > Date.now() ? entry.payload : undefined);
      },
      findByUid: (uid) => findHere((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findHere((payload) => payload.userCode === userCode),
      consume: (id) => {
        const entry = entries.get(toKey(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1_000);
        return Promise.resolve();
      },
      destroy: (id) => {
        entries.delete(toKey(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
        return Promise.resolve();
      },
    };
  };
}
