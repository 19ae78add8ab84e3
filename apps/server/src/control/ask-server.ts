import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import type { DataDirectoryOwner } from '@firsthand/database';
import { OperatorError } from '../operator-error.ts';
import type { ControlLine } from './control-server.ts';

const STOPPED_EARLY = 'The running server stopped before the crawl was done.';

/**
 * Asks the server that has the data directory to crawl, and passes its events on. Throws with a clear message when it
 * cannot be reached or refuses. What it says is trusted: it is this program, found by the lock file only we may read.
 */
export async function askServerToCrawl(
  owner: DataDirectoryOwner,
  names: readonly string[],
  onEvent: (event: CrawlEvent) => void,
): Promise<CommandResult> {
  if (owner.controlUrl === undefined) {
    throw new OperatorError(
      `Process ${owner.pid} is using the data directory and takes no orders (yet). Try again in a moment.`,
    );
  }
  const response = await sendOrder(owner, owner.controlUrl, names);
  if (response.status === 401 || !response.body) {
    throw new OperatorError(`The running server (process ${owner.pid}) refused the order.`);
  }
  try {
    for await (const message of readLines(response.body)) {
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
  names: readonly string[],
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${controlToken}` },
      body: JSON.stringify({ names }),
    });
  } catch (error) {
    throw new OperatorError(`The running server (process ${pid}) cannot be reached.`, error);
  }
}

async function* readLines(body: NonNullable<Response['body']>): AsyncGenerator<ControlLine> {
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) yield JSON.parse(line, reviveDates) as ControlLine;
  }
}

const DATE_FIELDS = new Set(['lastSuccessAt', 'nextCrawlAt']);

function reviveDates(key: string, value: unknown): unknown {
  return DATE_FIELDS.has(key) && typeof value === 'string' ? new Date(value) : value;
}
