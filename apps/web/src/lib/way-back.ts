import { browserSessionStorage } from './session/session.ts';

/** Where somebody was when they wanted Premium, in this tab. */
const KEY = 'premium_for';

/** Notes the page that is left for the subscription's, so that one gets back to it. */
export function rememberWayBack(): void {
  browserSessionStorage.set(KEY, `${location.pathname}${location.search}`);
}

/** The path to go back to; null without one. */
export function findWayBack(): string | null {
  const path = browserSessionStorage.get(KEY);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}

export function forgetWayBack(): void {
  browserSessionStorage.remove(KEY);
}
