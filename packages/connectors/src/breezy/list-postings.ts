import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { callAts, isRedirect, readJson } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { parseBoard, toBoardUrl, toListUrl } from './board-address.ts';
import { position, type Position } from './payload.ts';
import { toJob } from './to-job.ts';

/** The heaviest board seen has 23.6 MB, nearly all of it pictures inside descriptions. */
const LIST_MAX_BYTES = 32 * 1024 * 1024;
const LIST_TIMEOUT_MS = 60_000;

export const breezy: Connector = {
  source: 'breezy',
  capabilities: { detailsInList: true, conditionalRequests: false },
  budgets: [{ host: '.breezy.hr', concurrency: 1, minIntervalMs: 1_000 }],
  parseBoard,
  toBoardUrl,
  listPostings,
};

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  context.signal?.throwIfAborted();
  const rows = readRows(
    await callAts('breezy', context.fetch, {
      url: toListUrl(board),
      headers: { accept: 'application/json' },
      maxBytes: LIST_MAX_BYTES,
      timeoutMs: LIST_TIMEOUT_MS,
    }),
  );
  yield { kind: 'total', total: rows.length };
  const seen = new Set<string>();
  let withoutId = 0;
  for (const value of rows) {
    const parsed = position.safeParse(value);
    const id = parsed.success ? parsed.data.id : null;
    if (!parsed.success || id === null) {
      withoutId += 1;
      yield toUnnamedReject(parsed.success);
      continue;
    }
    if (seen.has(id)) continue;
    seen.add(id);
    yield toEvent({ ...parsed.data, id }, { board, company: context.company });
  }
  return {
    complete: withoutId === 0,
    incompleteReason: withoutId === 0 ? null : `${withoutId} rows have no id`,
    unchanged: false,
    // There is no total to compare with: a board that falls to [] at once may as well be a hiccup.
    emptyIsProof: false,
    validator: null,
  };
}

function toUnnamedReject(isObject: boolean): ListEvent {
  return isObject
    ? { kind: 'reject', externalId: null, reason: 'no-id', message: 'a row has no id' }
    : {
        kind: 'reject',
        externalId: null,
        reason: 'wrong-type',
        message: 'a row of the list is not an object',
      };
}

function toEvent(
  row: Position & { id: string },
  board: { board: string; company: string | null },
): ListEvent {
  const job = toJob(row, board);
  if ('reason' in job) {
    return { kind: 'reject', externalId: row.id, reason: job.reason, message: job.message };
  }
  return { kind: 'posting', posting: job.posting, fingerprint: toFingerprint(row) };
}

/** Live boards answer 200 with a list, empty or not; gone ones answer 404 or, as of old, lead to breezy.hr. */
function readRows(response: AtsResponse): unknown[] {
  const { status } = response;
  if (isRedirect(response)) {
    throw new ConnectorError(
      'breezy',
      'board-gone',
      `the list leads to ${response.headers['location'] ?? 'nowhere'}`,
    );
  }
  if (status === 404 || status === 410) {
    throw new ConnectorError(
      'breezy',
      'board-gone',
      `the list answers ${status}: there is no such career portal`,
    );
  }
  if (status === 403) throw new ConnectorError('breezy', 'rate-limited', 'the list answers 403');
  if (status !== 200) throw new ConnectorError('breezy', 'shape-changed', `the list answers ${status}`);
  const body = readJson('breezy', response, { what: 'the list' });
  if (!Array.isArray(body)) throw new ConnectorError('breezy', 'shape-changed', 'the list is not an array');
  return body as unknown[];
}
