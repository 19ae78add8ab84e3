import { APART_ROLES_KEY } from './apart-roles.ts';
import { SESSION_KEYS } from './session/session-store.ts';

/** What a guest hides, in the browser's storage. */
export const guestHiddenKey = 'guest_hidden';

/**
 * Runs in the page's head: marks the document when somebody hides something or took roles apart. Pages are the same for
 * everybody, so the first results know nothing of it; they stay out of sight until they were searched anew.
 */
export const HIDING_MARK_SCRIPT = `try{if(localStorage.getItem('${guestHiddenKey}')||localStorage.getItem('${SESSION_KEYS.hidden}')||localStorage.getItem('${APART_ROLES_KEY}'))document.documentElement.dataset.hiding='pending'}catch{}`;

/** The results on the page are what this person searched. */
export function clearHidingMark(): void {
  delete document.documentElement.dataset['hiding'];
}
