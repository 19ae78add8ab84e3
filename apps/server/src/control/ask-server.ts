import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import type { DataDirectoryOwner } from '@firsthand/database';
import type { ControlLine } from './control-server.ts';

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
    throw new Error(
      `Process ${owner.pid} is using the data directory and takes no orders (yet). Try again in a moment.`,
    );
  }
  const response = await fetch(owner.controlUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.controlToken ?? ''}` },
    body: JSON.stringify({ names }),
  });
  if (response.status === 401 || !response.body) {
    throw new Error(`The running server (process ${owner.pid}) refused the order.`);
  }
  let rest = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) {
      const message = JSON.parse(line, reviveDates) as ControlLine;
      if ('error' in message) throw new Error(message.error);
      if ('result' in message) return message.result;
      onEvent(message.event);
    }
  }
  throw new Error('The running server stopped before the crawl was done.');
}

const DATE_FIELDS = new Set(['lastSuccessAt', 'nextCrawlAt']);

function reviveDates(key: string, value: unknown): unknown {
  return DATE_FIELDS.has(key) && typeof value === 'string' ? new Date(value) : value;
}
