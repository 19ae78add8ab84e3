import { SESSION_KEYS } from './session-store.ts';

/**
 * Runs in the page's head before anything is painted: marks the document when a session lies in storage, so that the
 * header shows the right places from the first frame. Whether that session is whole is decided once scripts run.
 */
export const SESSION_MARK_SCRIPT = `try{if(localStorage.getItem('${SESSION_KEYS.accessToken}')&&localStorage.getItem('${SESSION_KEYS.user}'))document.documentElement.dataset.session='in'}catch{}`;
