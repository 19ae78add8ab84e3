import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { parseBoard, toBoardUrl, toOtherRegion, toSite, type LeverSite } from './board-address.ts';
import { readList, requestList, SOURCE } from './read-list.ts';
import { readRow, toJob, type ReadableRow } from './to-job.ts';

/** Rows that are compared with what we hold at once; also the size of a page when one must be asked for. */
const BATCH = 100;
/** Pages asked for beyond the first answer; a site of 20,000 postings is no site. */
const MOST_PAGES = 200;

export const lever: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: true, conditionalRequests: true },
  budgets: [
    { host: 'api.lever.co', concurrency: 1, minIntervalMs: 1_000 },
    { host: 'api.eu.lever.co', concurrency: 1, minIntervalMs: 1_000 },
  ],
  parseBoard,
  toBoardUrl,
  listPostings,
};

/** What was met while rows were read; it decides whether the reading proves anything. */
interface Walk {
  site: LeverSite;
  ids: Set<string>;
  withoutId: number;
}

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const site = toSite(board);
  const response = await requestList(site, context);
  if (response.status === 304 && context.validator) {
    return toEnd(null, { unchanged: true, validator: context.validator });
  }
  const found = await readHere(site, response, context);
  const walk: Walk = { site: found.site, ids: new Set(), withoutId: 0 };
  yield { kind: 'total', total: found.rows.length };
  yield* toEvents(found.rows, walk, context);

  // A round number of rows may be a cap: the list is over only when nothing new follows.
  let listed = found.rows.length;
  for (let page = 0; listed > 0 && listed % BATCH === 0; page += 1) {
    if (page >= MOST_PAGES) return toEnd(`the list goes on after ${listed} postings`);
    const known = walk.ids.size;
    const rows = readList(await requestList(walk.site, context, { skip: listed, limit: BATCH }));
    yield* toEvents(rows, walk, context);
    if (walk.ids.size === known) break;
    listed += rows.length;
  }

  if (found.isOtherRegion) {
    const name = found.site.region === 'eu' ? `eu/${found.site.site}` : found.site.site;
    return toEnd(
      `found on Lever's other installation; name the board lever:${name} so that it can be verified`,
    );
  }
  if (walk.withoutId > 0) return toEnd(`${walk.withoutId} rows have no id`);
  const isOneAnswer = listed === found.rows.length && listed > 0;
  return toEnd(null, { validator: isOneAnswer ? toValidator(response) : null });
}

/**
 * The rows of a first answer. Where the site is unknown or empty, Lever's other installation is asked before giving
 * up; whatever goes wrong there changes nothing about what the named one said.
 */
async function readHere(
  site: LeverSite,
  response: AtsResponse,
  context: ListContext,
): Promise<{ rows: unknown[]; site: LeverSite; isOtherRegion: boolean }> {
  const isUnknown = response.status === 404;
  const rows = isUnknown ? [] : readList(response);
  if (rows.length > 0) return { rows, site, isOtherRegion: false };

  const other = toOtherRegion(site);
  const otherRows = await readOther(other, context);
  if (otherRows.length > 0) return { rows: otherRows, site: other, isOtherRegion: true };
  if (isUnknown) throw new ConnectorError(SOURCE, 'board-gone', `no site is called ${site.site} (404)`);
  return { rows, site, isOtherRegion: false };
}

async function readOther(site: LeverSite, context: ListContext): Promise<unknown[]> {
  try {
    return readList(await requestList(site, { ...context, validator: null }));
  } catch (error) {
    if (error instanceof ConnectorError) return [];
    throw error;
  }
}

async function* toEvents(
  values: unknown[],
  walk: Walk,
  context: ListContext,
): AsyncGenerator<ListEvent, void, void> {
  for (let start = 0; start < values.length; start += BATCH) {
    context.signal?.throwIfAborted();
    const readable: ReadableRow[] = [];
    for (const value of values.slice(start, start + BATCH)) {
      const row = readRow(value);
      if ('kind' in row) {
        if (row.externalId === null) walk.withoutId += 1;
        yield row;
      } else if (!walk.ids.has(row.externalId)) {
        walk.ids.add(row.externalId);
        readable.push(row);
      }
    }
    const changed = await context.findChanged(readable);
    for (const row of readable) {
      const { externalId, fingerprint } = row;
      if (changed.has(externalId)) {
        const result = toJob(row, { site: walk.site, company: context.company });
        yield 'kind' in result ? result : { kind: 'posting', posting: result, fingerprint };
      } else {
        yield { kind: 'seen', externalId, fingerprint };
      }
    }
  }
}

/** Kept only for one whole answer with postings: a later 304 to an empty list would "verify" what was not listed. */
function toValidator(response: AtsResponse): ListEnd['validator'] {
  const { etag, 'last-modified': lastModified } = response.headers;
  if (etag === undefined && lastModified === undefined) return null;
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** Lever may answer an unknown site like an empty one, so emptiness proves nothing. */
function toEnd(incompleteReason: string | null, end: Partial<ListEnd> = {}): ListEnd {
  return {
    complete: incompleteReason === null,
    incompleteReason,
    unchanged: false,
    emptyIsProof: false,
    validator: null,
    ...end,
  };
}
