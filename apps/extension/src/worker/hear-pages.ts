import { findSystem } from '../engine/systems/find-system.ts';
import { SITE } from '../shared/site.ts';
import type { HandedOver, Told } from '../shared/worker-messages.ts';
import { keepHandedOver } from './hand-over.ts';
import { changeTab, readTab, withTold } from './tab-state.ts';

const TOLD = new Set(['here', 'form', 'stood', 'thanks', 'changed']);

/**
 * Hears what the scripts in pages tell. Who tells it is what the browser says, never what the message says: ours from the
 * site's own origin, and the rest from the hosts of the nine systems.
 */
export async function hearPage(message: unknown, sender: chrome.runtime.MessageSender): Promise<void> {
  const { tab, frameId, url, origin } = sender;
  if (tab?.id === undefined || frameId === undefined || url === undefined) return;
  if (isHandedOver(message)) {
    if (origin === SITE && frameId === 0) await keepHandedOver(message.token);
    return;
  }
  if (!isTold(message) || !URL.canParse(url) || !isFormHost(new URL(url))) return;
  await changeTab(tab.id, (state) => withTold(state, message, { frameId, url }));
  if (message.tell === 'thanks') await markThanks(tab.id);
  // The panel looks again; nobody may be there to hear it.
  await chrome.runtime.sendMessage({ changedTab: tab.id, what: message.tell }).catch(() => undefined);
}

async function markThanks(tabId: number): Promise<void> {
  const { hasThanked } = await readTab(tabId);
  await chrome.action.setBadgeText({ tabId, text: hasThanked ? '1' : '' });
}

function isFormHost(url: URL): boolean {
  return url.protocol === 'https:' && url.port === '' && findSystem(url.hostname) !== null;
}

function isTold(message: unknown): message is Told {
  return (
    typeof message === 'object' && message !== null && 'tell' in message && TOLD.has(String(message.tell))
  );
}

function isHandedOver(message: unknown): message is HandedOver {
  if (typeof message !== 'object' || message === null || !('tell' in message)) return false;
  return message.tell === 'hand-over' && 'token' in message && typeof message.token === 'string';
}
