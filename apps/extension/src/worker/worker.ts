import type { Ask } from '../shared/worker-messages.ts';
import { answerAsk } from './answer-ask.ts';
import { hearPage } from './hear-pages.ts';
import { forgetTab } from './tab-state.ts';
import { closeStores } from './token-store.ts';

const OWN_ORIGIN = `chrome-extension://${chrome.runtime.id}`;

void closeStores();

chrome.runtime.onMessage.addListener((message: unknown, sender, answer) => {
  if (sender.id !== chrome.runtime.id) return false;
  if (sender.origin !== OWN_ORIGIN) {
    void hearPage(message, sender);
    return false;
  }
  if (!isAsk(message)) return false;
  answerAsk(message).then(answer, (error: unknown) => {
    answer({ ok: false, message: `Something went wrong: ${String(error)}`, isUnpaired: false });
  });
  return true;
});

chrome.tabs.onRemoved.addListener((tabId) => {
  void forgetTab(tabId);
});

function isAsk(message: unknown): message is Ask {
  return typeof message === 'object' && message !== null && 'ask' in message;
}
