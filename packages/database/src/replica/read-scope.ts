import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request may do with the replica, and what it has done. */
export interface ReadScope {
  /** The replica is asked for single reads. */
  usesReplica: boolean;
  hasWritten: boolean;
}

const scopes = new AsyncLocalStorage<ReadScope | undefined>();

/** The scope that the running work is part of; undefined outside of any: then everything goes to the primary. */
export function findReadScope(): ReadScope | undefined {
  return scopes.getStore();
}

/** Does `work` in a scope of its own, which begins on the primary. */
export function withReadScope<T>(work: () => T): T {
  return scopes.run({ usesReplica: false, hasWritten: false }, work);
}

/** Does `work` on the primary, whatever it is part of: for what is kept until the primary says that it changed. */
export function readPrimary<T>(work: () => T): T {
  return scopes.run(undefined, work);
}
