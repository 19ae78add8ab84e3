import { setTimeout as delay } from 'node:timers/promises';
import {
  CONNECTORS,
  ConnectorError,
  type AtsFetch,
  type ListEnd,
  type ListEvent,
} from '@firsthand/connectors';
import { getAts, refuse, type AppError, type BoardName } from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';

const ANSWER_WITHIN_MS = 25_000;
/** Rows that are looked at for the employer's name. */
const MOST_ROWS = 20;

/**
 * Asks a board whether it is there, through its connector, and gives what its first postings call the employer. 400 in
 * words when it is none we can read, 503 when it did not answer in time.
 */
export async function askBoard(
  fetch: AtsFetch,
  { source, board }: BoardName,
  now: Date,
): Promise<{ company: string | null }> {
  const stop = new AbortController();
  const stream = CONNECTORS[source].listPostings(board, {
    fetch: (request) => callFor(`board ${source}/${board}`, () => fetch(request)),
    ...{ company: null, validator: null, now, signal: stop.signal },
    // One posting whole is enough: it says what the employer is called.
    findChanged: ([first]) => Promise.resolve(new Set(first ? [first.externalId] : [])),
  });
  try {
    return await Promise.race([readStart(stream, source), refuseLate(stop.signal, source)]);
  } catch (error) {
    throw error instanceof ConnectorError ? toRefusal(error) : error;
  } finally {
    stop.abort();
    // A stream that hangs in a request ends whenever that does; nobody waits for it and its fate changes nothing.
    void stream.return(undefined as never).catch(() => undefined);
  }
}

async function readStart(
  stream: AsyncGenerator<ListEvent, ListEnd, void>,
  source: BoardName['source'],
): Promise<{ company: string | null }> {
  let rows = 0;
  for (;;) {
    const next = await stream.next();
    if (next.done) {
      const isThere = rows > 0 || (next.value.complete && next.value.emptyIsProof);
      if (isThere) return { company: null };
      throw refuse('board-empty', { system: getAts(source).label });
    }
    if (next.value.kind === 'total') continue;
    rows += 1;
    if (next.value.kind === 'posting') return { company: next.value.posting.company };
    if (rows >= MOST_ROWS) return { company: null };
  }
}

async function refuseLate(signal: AbortSignal, source: BoardName['source']): Promise<never> {
  await delay(ANSWER_WITHIN_MS, undefined, { signal });
  throw toNoAnswer(source);
}

function toRefusal(error: ConnectorError): AppError {
  if (error.failure === 'unreachable' || error.failure === 'rate-limited') {
    return toNoAnswer(error.source, error);
  }
  const code = error.failure === 'board-gone' ? 'board-gone' : 'board-unreadable';
  return refuse(code, { system: getAts(error.source).label }, { cause: error });
}

function toNoAnswer(source: BoardName['source'], cause?: unknown): AppError {
  return refuse('board-silent', { system: getAts(source).label }, { cause });
}
