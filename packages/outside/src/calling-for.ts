import { AsyncLocalStorage } from 'node:async_hooks';

/** Whom calls are made for. Each piece of work has its own, also for the same caller. */
export interface CallScope {
  who: string;
}

const scopes = new AsyncLocalStorage<CallScope>();
const NOBODY: CallScope = { who: '' };

/**
 * Names whom the calls to the outside are made for that `work` makes, also through an SDK: a person, an employer's board, a
 * mail's recipient. Doors tell one caller's trouble from a host's by it.
 *
 * @example callFor('user 7', () => provider.listSubscriptions(customerId))
 */
export function callFor<T>(who: string, work: () => T): T {
  return scopes.run({ who }, work);
}

/** Whom calls are made for just now; nobody when none said so. */
export function findScope(): CallScope {
  return scopes.getStore() ?? NOBODY;
}

/** Whether it is somebody's. */
export function isSomebody(scope: CallScope): boolean {
  return scope !== NOBODY;
}
