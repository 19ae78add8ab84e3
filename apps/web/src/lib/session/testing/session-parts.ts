import type { SessionResponse, User } from '@firsthand/contracts';
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
