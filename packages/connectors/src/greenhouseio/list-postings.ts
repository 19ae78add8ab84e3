import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { callAts, isRedirect, readJson } from '../http/read-answer.ts';
import { parseBoard, toBoardUrl, toListUrl } from './board-address.ts';
import { jobList } from './payload.ts';
import { readRow, toJob, type ReadableRow } from './to-job.ts';

const SOURCE = 'greenhouseio';
/** A board of a thousand jobs is tens of megabytes. */
const MAX_LIST_BYTES = 128 * 1024 * 1024;
const LIST_TIMEOUT_MS = 120_000;
/** Rows that are compared with what we hold at once. */
const BATCH = 100;

export const greenhouseio: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: true, conditionalRequests: true },
  budgets: [{ host: 'boards-api.greenhouse.io', concurrency: 2, minIntervalMs: 1_000 }],
  parseBoard,
  toBoardUrl,
  listPostings,
};

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const response = await callAts(SOURCE, context.fetch, {
    url: toListUrl(board),
    headers: { accept: 'application/json' },
    validator: context.validator ?? undefined,
    maxBytes: MAX_LIST_BYTES,
    timeoutMs: LIST_TIMEOUT_MS,
  });
  if (response.status === 304 && context.validator)
    return toEnd({ unchanged: true, validator: context.validator });

  const list = readList(response);
  const total = list.meta?.total ?? null;
  yield { kind: 'total', total: total ?? list.jobs.length };

  let withoutId = 0;
  const ids = new Set<string>();
  for (let start = 0; start < list.jobs.length; start += BATCH) {
    context.signal?.throwIfAborted();
    const readable: ReadableRow[] = [];
    for (const value of list.jobs.slice(start, start + BATCH)) {
      const row = readRow(value);
      if ('kind' in row) {
        if (row.externalId === null) withoutId += 1;
        yield row;
      } else if (!ids.has(row.externalId)) {
        ids.add(row.externalId);
        readable.push(row);
      }
    }
    yield* toEvents(readable, board, context);
  }
  return toEnd({
    incompleteReason: whyIncomplete({ listed: list.jobs.length, total, withoutId }),
    validator: ids.size > 0 ? toValidator(response) : null,
  });
}

async function* toEvents(
  rows: ReadableRow[],
  board: string,
  context: ListContext,
): AsyncGenerator<ListEvent, void, void> {
  const changed = await context.findChanged(rows);
  for (const row of rows) {
    const { externalId, fingerprint } = row;
    if (changed.has(externalId)) {
      const result = toJob(row, { board, company: context.company });
      yield 'kind' in result ? result : { kind: 'posting', posting: result, fingerprint };
    } else {
      yield { kind: 'seen', externalId, fingerprint };
    }
  }
}

function readList(response: AtsResponse): ReturnType<typeof jobList.parse> {
  const { status } = response;
  if (status === 404 || status === 410 || isRedirect(response)) {
    throw new ConnectorError(SOURCE, 'board-gone', `no such board, or it is switched off (${status})`);
  }
  if (status === 401 || status === 403) {
    throw new ConnectorError(SOURCE, 'rate-limited', `the list is refused (${status})`);
  }
  if (status !== 200) throw new ConnectorError(SOURCE, 'shape-changed', `the list answers ${status}`);
  const parsed = jobList.safeParse(readJson(SOURCE, response, { what: 'the list' }));
  if (!parsed.success) {
    throw new ConnectorError(SOURCE, 'shape-changed', 'the list has no jobs array', { cause: parsed.error });
  }
  return parsed.data;
}

/** The list holds every live post, so it is complete unless it contradicts itself. */
function whyIncomplete(counts: { listed: number; total: number | null; withoutId: number }): string | null {
  if (counts.total !== null && counts.listed < counts.total) {
    return `the list says ${counts.total} jobs and holds ${counts.listed}`;
  }
  return counts.withoutId > 0 ? `${counts.withoutId} rows have no id` : null;
}

/** Kept only when something was listed: a later 304 to an empty list would "verify" postings that were not listed. */
function toValidator(response: AtsResponse): ListEnd['validator'] {
  const { etag, 'last-modified': lastModified } = response.headers;
  if (etag === undefined && lastModified === undefined) return null;
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

function toEnd(end: Partial<ListEnd>): ListEnd {
  const incompleteReason = end.incompleteReason ?? null;
  return {
    complete: incompleteReason === null,
    incompleteReason,
    unchanged: end.unchanged ?? false,
    emptyIsProof: true,
    validator: incompleteReason === null ? (end.validator ?? null) : null,
  };
}
