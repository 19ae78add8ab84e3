import { APART_ROLES_KEY } from './apart-roles.ts';
import { SESSION_KEYS } from './session/session-store.ts';

/** What a guest hides, in the browser's storage. */
export const guestHiddenKey = 'guest_hidden';
/** Whether what was viewed or applied to is hidden on this device. */
export const hiddenSeenKey = 'hidden_seen';

const FIT = `(/[?&]sort=fit/.test(location.search)&&localStorage.getItem('${SESSION_KEYS.profiled}'))`;
const KEYS = [guestHiddenKey, SESSION_KEYS.hidden, APART_ROLES_KEY, hiddenSeenKey];

/**
 * Runs in the page's head: marks the document when somebody hides something, took roles apart or orders by fit. Pages are
 * the same for everybody, so the first results know nothing of it; they stay out of sight until they were searched anew.
 */
export const HIDING_MARK_SCRIPT = `try{if(${KEYS.map((key) => `localStorage.getItem('${key}')`).join('||')}||${FIT})document.documentElement.dataset.hiding='pending'}catch{}`;

/** The results on the page are what this person searched. */
export function clearHidingMark(): void {
  delete document.documentElement.dataset['hiding'];
}
