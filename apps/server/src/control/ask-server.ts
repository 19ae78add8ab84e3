import type { DataDirectoryOwner } from '@firsthand/database';
import { OperatorError } from '../operator-error.ts';
import type { ControlLine, Order, OrderEvents, OrderOf, OrderResults } from './orders.ts';

const STOPPED_EARLY = 'The running server stopped before the work was done.';

/**
 * Gives an order to the server that has the data directory, and passes its events on. Throws with a clear message when it
 * cannot be reached or refuses. What it says is trusted: it is this program, found by the lock file only we may read.
 */
export async function askServer<Name extends Order['order']>(
  owner: DataDirectoryOwner,
  order: OrderOf<Name>,
  onEvent: (event: OrderEvents[Name]) => void,
): Promise<OrderResults[Name]> {
  if (owner.controlUrl === undefined) {
    throw new OperatorError(
      `Process ${owner.pid} is using the data directory and takes no orders (yet). Try again in a moment.`,
    );
  }
  const response = await sendOrder(owner, owner.controlUrl, order);
  if (response.status === 401 || !response.body) {
    throw new OperatorError(`The running server (process ${owner.pid}) refused the order.`);
  }
  try {
    for await (const message of readLines<Name>(response.body)) {
      if ('error' in message) throw new OperatorError(message.error);
      if ('result' in message) return message.result;
      onEvent(message.event);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(STOPPED_EARLY, error);
  }
  throw new OperatorError(STOPPED_EARLY);
}

async function sendOrder(
  { pid, controlToken = '' }: DataDirectoryOwner,
  url: string,
  order: Order,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${controlToken}` },
      body: JSON.stringify(order),
    });
  } catch (error) {
    throw new OperatorError(`The running server (process ${pid}) cannot be reached.`, error);
  }
}

async function* readLines<Name extends Order['order']>(
  body: NonNullable<Response['body']>,
): AsyncGenerator<ControlLine<Name>> {
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) yield JSON.parse(line, reviveDates) as ControlLine<Name>;
  }
}

/** Of crawl reports. */
const DATE_FIELDS = new Set(['lastSuccessAt', 'nextCrawlAt']);

function reviveDates(key: string, value: unknown): unknown {
  return DATE_FIELDS.has(key) && typeof value === 'string' ? new Date(value) : value;
}
