import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { callAts, readJson, requireListAnswer } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { reject, toEvent, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import { parseBoard, toBoardUrl, toListUrl } from './board-address.ts';
import { position } from './payload.ts';
import { askIsGone } from '../reading/posting-gone.ts';
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
  isPostingGone: (_board, { hostedUrl }, context) =>
    askIsGone('breezy', context, { url: hostedUrl, headers: { accept: 'text/html' }, cut: true }),
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
    const row = { ...parsed.data, id };
    yield toEvent({ fingerprint: toFingerprint(row) }, toJob(row, { board, company: context.company }));
  }
  // There is no total to compare with: a board that falls to [] at once may as well be a hiccup.
  return toEnd(withoutId === 0 ? null : `${withoutId} rows have no id`, { emptyIsProof: false });
}

function toUnnamedReject(isObject: boolean): Reject {
  return isObject
    ? reject(null, 'no-id', 'a row has no id')
    : reject(null, 'wrong-type', 'a row of the list is not an object');
}

/** Live boards answer 200 with a list, empty or not; gone ones answer 404 or, as of old, lead to breezy.hr. */
function readRows(response: AtsResponse): unknown[] {
  requireListAnswer('breezy', response, {
    gone: `the list answers ${response.status}: there is no such career portal`,
    redirected: `the list leads to ${response.headers['location'] ?? 'nowhere'}`,
  });
  const body = readJson('breezy', response, { what: 'the list' });
  if (!Array.isArray(body)) throw new ConnectorError('breezy', 'shape-changed', 'the list is not an array');
  return body as unknown[];
}
