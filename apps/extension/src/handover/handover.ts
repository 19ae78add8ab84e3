import { SITE } from '../shared/site.ts';

/** What our own settings page says to connect this browser: first it asks for a word that serves once, then it names a token with it. */
const NAME = 'firsthand-extension';
let nonce: string | null = null;

if (location.origin === SITE) {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window || event.origin !== SITE || !isOurs(event.data)) return;
    const { data } = event;
    if (data.say === 'hello') {
      nonce = crypto.randomUUID();
      window.postMessage({ name: NAME, say: 'here', nonce }, SITE);
    } else if (
      data.say === 'token' &&
      nonce !== null &&
      data.nonce === nonce &&
      typeof data.token === 'string'
    ) {
      nonce = null;
      void chrome.runtime.sendMessage({ tell: 'hand-over', token: data.token });
    }
  });
}

function isOurs(data: unknown): data is { say: string; nonce?: unknown; token?: unknown } {
  return typeof data === 'object' && data !== null && 'name' in data && data.name === NAME && 'say' in data;
}
