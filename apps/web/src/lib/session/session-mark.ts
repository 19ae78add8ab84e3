import { SESSION_KEYS } from './session-store.ts';

/**
 * Runs in the page's head before anything is painted: marks the document when a session lies in storage, so that the
 * header shows the right places from the first frame. Whether that session is whole is decided once scripts run. With a
 * job profile there is room for how each job fits it.
 */
export const SESSION_MARK_SCRIPT = `try{if(localStorage.getItem('${SESSION_KEYS.accessToken}')&&localStorage.getItem('${SESSION_KEYS.user}')){let d=document.documentElement.dataset;d.session='in';if(localStorage.getItem('${SESSION_KEYS.profiled}'))d.profile='in'}}catch{}`;
