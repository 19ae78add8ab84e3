import type { SessionResponse, User } from '@firsthand/contracts';
import type { ApiFetch, ApiRequestInit } from '../../api/api-fetch.ts';
import { toKeyValueStorage } from '../key-value-storage.ts';

/** A browser's storage, as a map that several stores may share like tabs do. */
export function mapStorage(entries = new Map<string, string>()) {
  const storage = toKeyValueStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  return { entries, storage };
}

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    name: 'Ada Example',
    email: 'ada@example.com',
    email_validated: true,
    roles: [],
    premium: false,
    ...changes,
  };
}

export function aSession(name = 'first', user = aUser()): SessionResponse {
  return { access_token: `access-${name}`, refresh_token: `refresh-${name}`, user };
}

export interface SeenCall {
  path: string;
  token: string | undefined;
  init: ApiRequestInit | undefined;
}

/** A server that is asked by path and token, and remembers what it was asked. */
export function recordingFetch(answer: (call: SeenCall) => Response | Promise<Response>) {
  const calls: SeenCall[] = [];
  const fetch: ApiFetch = async (path, init) => {
    const call = { path, token: init?.headers?.['authorization']?.replace('Bearer ', ''), init };
    calls.push(call);
    return answer(call);
  };
  return { calls, fetch };
}
