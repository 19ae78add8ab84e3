import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { toEnd, toUnchangedEnd, toValidator } from '../reading/list-end.ts';
import { askIsGone } from '../reading/posting-gone.ts';
import { BATCH, deliverWhole, type WholeRows } from '../reading/whole-rows.ts';
import { parseBoard, toBoardUrl, toOtherRegion, toSite, type LeverSite } from './board-address.ts';
import { readList, requestList, SOURCE } from './read-list.ts';
import { readRow, toJob } from './to-job.ts';

/** Pages asked for beyond the first answer; a site of 20,000 postings is no site. */
const MOST_PAGES = 200;

export const lever: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: true, conditionalRequests: true },
  budgets: [
    { host: 'api.lever.co', concurrency: 1, minIntervalMs: 1_000 },
    { host: 'api.eu.lever.co', concurrency: 1, minIntervalMs: 1_000 },
    { host: 'jobs.lever.co', concurrency: 1, minIntervalMs: 1_000 },
    { host: 'jobs.eu.lever.co', concurrency: 1, minIntervalMs: 1_000 },
  ],
  parseBoard,
  toBoardUrl,
  listPostings,
  // Its page, not the API: that answers 404 for confidential postings, which stay open.
  isPostingGone: (_board, { hostedUrl }, context) =>
    askIsGone(SOURCE, context, { url: hostedUrl, headers: { accept: 'text/html' }, cut: true }),
};

/** Lever may answer an unknown site like an empty one. */
const NO_PROOF = { emptyIsProof: false };

interface Walk extends WholeRows {
  site: LeverSite;
}

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const site = toSite(board);
  const response = await requestList(site, context);
  if (response.status === 304 && context.validator) {
    return toUnchangedEnd({ ...NO_PROOF, validator: context.validator });
  }
  const found = await readHere(site, response, context);
  const walk: Walk = { site: found.site, ids: new Set(), withoutId: 0 };
  yield { kind: 'total', total: found.rows.length };
  yield* toEvents(found.rows, walk, context);

  // A round number of rows may be a cap: the list is over only when nothing new follows.
  let listed = found.rows.length;
  for (let page = 0; listed > 0 && listed % BATCH === 0; page += 1) {
    if (page >= MOST_PAGES) return toEnd(`the list goes on after ${listed} postings`, NO_PROOF);
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
      NO_PROOF,
    );
  }
  if (walk.withoutId > 0) return toEnd(`${walk.withoutId} rows have no id`, NO_PROOF);
  const isOneAnswer = listed === found.rows.length && listed > 0;
  return toEnd(null, { ...NO_PROOF, validator: isOneAnswer ? toValidator(response) : null });
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

function toEvents(values: unknown[], walk: Walk, context: ListContext) {
  return deliverWhole(values, walk, context, {
    readRow,
    toJob: (row) => toJob(row, { site: walk.site, company: context.company }),
  });
}
