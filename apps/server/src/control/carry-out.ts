import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDataDirectoryOwner } from '@firsthand/database';
import { createContext } from '../create-context.ts';
import type { Config } from '../settings/config.ts';
import { askServer } from './ask-server.ts';
import { createOrderHandlers } from './order-handlers.ts';
import type { Order, OrderEvents, OrderOf, OrderResults } from './orders.ts';

/** The bundle lies in a folder of dist. */
const rootDirectory = resolve(fileURLToPath(new URL('../..', import.meta.url)));

interface Telling<Name extends Order['order']> {
  say: (text: string) => void;
  onEvent?: (event: OrderEvents[Name]) => void;
}

/**
 * Has a command's order carried out: by the running embedded server, which has the data files to itself, else by this
 * process, until it is interrupted.
 */
export async function carryOut<Name extends Order['order']>(
  config: Config,
  order: OrderOf<Name>,
  { say, onEvent = () => undefined }: Telling<Name>,
): Promise<OrderResults[Name]> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    say(
      `The running server (process ${owner.pid}) does the ${order.order === 'crawl' ? 'crawling' : 'work'}.`,
    );
    return askServer(owner, order, onEvent);
  }
  const context = await createContext(config, { rootDirectory, onNotice: say });
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort();
  });
  try {
    const handlers = createOrderHandlers(context);
    return await handlers[order.order](order, onEvent, interrupted.signal);
  } finally {
    await context.close();
  }
}
