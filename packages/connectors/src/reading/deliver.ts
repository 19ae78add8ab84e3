import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { isReject, reject, toEvent, toSeen, type JobResult, type ListedRow, type Reject } from './events.ts';

/**
 * Gives a page's rows in their order: those that are new or changed as `read` gives them, the others as seen.
 * `readAgain` reads the details of a row that is as we hold it, where that differs.
 */
export async function* deliver<Row extends ListedRow>(
  rows: readonly (Row | Reject)[],
  context: ListContext,
  read: (row: Row) => ListEvent | Promise<ListEvent>,
  readAgain = read,
): AsyncGenerator<ListEvent, void, void> {
  const readable = rows.flatMap((row) => (isReject(row) ? [] : [row]));
  const changed = readable.length === 0 ? new Set<string>() : await context.findChanged(readable);
  for (const row of rows) {
    context.signal?.throwIfAborted();
    if (isReject(row)) {
      yield row;
    } else if (changed.has(row.externalId)) {
      yield await read(row);
    } else {
      context.keepForLater?.(row.externalId, async () => readAgain(row));
      yield toSeen(row);
    }
  }
}

/**
 * Fetches one posting's detail and gives the posting, or a reject that keeps its id.
 * Throws when the host throttles us: the rest of the board is then left for later.
 */
export async function readDetail(
  row: ListedRow,
  what: string,
  { ask, read }: { ask: () => Promise<AtsResponse>; read: (response: AtsResponse) => JobResult },
): Promise<ListEvent> {
  try {
    const response = await ask();
    if (response.status === 404 || response.status === 410) {
      return reject(row.externalId, 'detail-gone', `${what} answers ${response.status}`);
    }
    return toEvent(row, read(response));
  } catch (error) {
    if (!isBearable(error)) throw error;
    // One broken detail says nothing of the others, and the list has shown that this posting is there.
    return reject(row.externalId, 'detail-unreadable', error.message);
  }
}

/** Trouble with one answer that the rest of the reading can live with; a limit on our speed is not. */
export function isBearable(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.failure !== 'rate-limited';
}
