import { findFields } from '../engine/fields/find-fields.ts';
import { findSystem } from '../engine/systems/find-system.ts';
import type { System } from '../engine/systems/system.ts';
import type { PageOrder } from '../shared/page-messages.ts';
import type { Told } from '../shared/worker-messages.ts';
import { fillFields } from './fill-fields.ts';
import { lookAtPage } from './look-at-page.ts';
import { createMarks } from './marks.ts';
import { watchPage } from './watch-page.ts';

const system = findSystem(location.hostname);
if (system) serve(system);

/** Does what the extension's own pages order, and nothing that the page asks for: it knows of no value until one is to be written. */
function serve(system: System): void {
  const marks = createMarks();
  const { follow } = watchPage(system, tell);
  const findElement = (key: string) =>
    findFields(document, system).fields.find((field) => field.key === key)?.element ?? null;

  const obey = async (order: PageOrder): Promise<unknown> => {
    switch (order.order) {
      case 'look':
        follow();
        return lookAtPage(system);
      case 'fill': {
        follow();
        const results = await fillFields(order.items, system);
        const filled = order.items.filter(({ key }) =>
          results.some((result) => result.key === key && result.outcome === 'filled'),
        );
        marks.show(filled.map(({ key, detail }) => ({ detail, find: keepFinding(() => findElement(key)) })));
        return results;
      }
      case 'show':
        findElement(order.key)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
        return null;
      case 'clear':
        marks.clear();
        return null;
    }
  };
  chrome.runtime.onMessage.addListener((order: PageOrder, sender, answer) => {
    // Only our own pages order something: neither a page nor another frame of one can.
    if (sender.id !== chrome.runtime.id || sender.origin !== `chrome-extension://${chrome.runtime.id}`)
      return false;
    obey(order).then(answer, (error: unknown) => {
      answer({ fault: error instanceof Error ? error.message : 'The page could not be read.' });
    });
    return true;
  });
}

/** Nodes are drawn anew; a new one is looked for when the old one is gone. */
function keepFinding(find: () => HTMLElement | null): () => HTMLElement | null {
  let known = find();
  let lookedAt = 0;
  return () => {
    if (known?.isConnected) return known;
    if (Date.now() - lookedAt < 500) return null;
    lookedAt = Date.now();
    known = find();
    return known;
  };
}

function tell(told: Told): void {
  // After an update of the extension this script is alone in the page.
  if (!('runtime' in chrome) || !chrome.runtime.id) return;
  chrome.runtime.sendMessage(told).catch(() => {
    // The worker was replaced meanwhile; the next message wakes the new one.
  });
}
