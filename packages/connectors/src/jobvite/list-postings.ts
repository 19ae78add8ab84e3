import {
  ConnectorError,
  type AtsResponse,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';
import { isRedirect } from '../http/read-answer.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver, isBearable } from '../reading/deliver.ts';
import { reject, toEvent, type ListedRow, type Reject } from '../reading/events.ts';
import { toEnd } from '../reading/list-end.ts';
import {
  parseBoard,
  readRedirect,
  toBoardUrl,
  toDetailUrl,
  toSearchUrl,
  type BoardSite,
} from './board-address.ts';
import { askFeed, askPage, openBoard, readListAnswer, type FeedAnswer } from './calls.ts';
import { askIsGone } from '../reading/posting-gone.ts';
import { readJobPage } from './job-page.ts';
import type { SearchPage } from './search-page.ts';
import { toFeedPosting, toJob } from './to-job.ts';
import { hasMore, Walk } from './walk.ts';

/** Only the feed can say that there is nothing. */
const NO_PROOF = { emptyIsProof: false };
/** 50 postings a page; the largest board known has fewer than 60. */
const MOST_PAGES = 400;

export const jobvite: Connector = {
  source: 'jobvite',
  capabilities: { detailsInList: false, conditionalRequests: false },
  budgets: [
    { host: 'jobs.jobvite.com', concurrency: 1, minIntervalMs: 600 },
    { host: 'app.jobvite.com', concurrency: 1, minIntervalMs: 30_000 },
  ],
  parseBoard,
  toBoardUrl,
  listPostings,
  isPostingGone: (board, { externalId }, context) => {
    const site = { path: board, inline: false };
    const url = toDetailUrl(site, externalId);
    return askIsGone(
      'jobvite',
      context,
      { url, headers: { accept: 'text/html' } },
      (response) =>
        findTrouble(response, site, externalId)?.reason === 'detail-gone' ||
        (response.status === 200 && readJobPage(response.text).isClosed),
    );
  },
};

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const opened = await openBoard(board, context);
  const { site } = opened;
  let { page } = opened;
  if (page.rows.length === 0) return yield* listFromFeed(site, page, context);
  const walk = new Walk();
  if (page.range !== null) yield { kind: 'total', total: page.range.total };
  for (let next = 1; ; next += 1) {
    const fresh = walk.add(page);
    const { company } = page;
    const rows = fresh.map((row) => ({ externalId: row.id, fingerprint: toFingerprint(row) }));
    const marked = new Set(fresh.filter(({ isMarked }) => isMarked).map(({ id }) => id));
    yield* deliver(rows, context, (row) =>
      readDetail(site, { ...row, isMarked: marked.has(row.externalId) }, company, context),
    );
    if (fresh.length === 0 || !hasMore(page) || next >= MOST_PAGES) break;
    page = readListAnswer(await askPage(context, toSearchUrl(site, next)), site);
  }
  return toEnd(walk.findGap(page), NO_PROOF);
}

/**
 * A page without a single posting is an empty board, or a template nobody has seen. The feed knows: it leads to a
 * page of its own when there are no openings, and has the postings when there are some.
 */
async function* listFromFeed(
  site: BoardSite,
  page: SearchPage,
  context: ListContext,
): AsyncGenerator<ListEvent, ListEnd, void> {
  const feed: FeedAnswer =
    page.companyEId === null ? { kind: 'unknown' } : await askFeed(page.companyEId, context);
  if (feed.kind === 'none') return toEnd(null, { emptyIsProof: true });
  if (feed.kind === 'unknown') {
    if (page.range !== null)
      return toEnd(`the page counts ${page.range.total} postings and shows none`, NO_PROOF);
    return toEnd(page.isWhole ? null : 'the page without postings is cut off', NO_PROOF);
  }
  yield { kind: 'total', total: feed.jobs.length + feed.withoutId };
  const seen = new Set<string>();
  for (const job of feed.jobs) {
    if (seen.has(job.id)) continue;
    seen.add(job.id);
    const made = toFeedPosting(job, {
      path: site.path,
      id: job.id,
      company: page.company ?? context.company,
    });
    yield toEvent({ fingerprint: toFingerprint(job) }, made);
  }
  for (let count = 0; count < feed.withoutId; count += 1)
    yield reject(null, 'no-id', 'a job of the feed has no id');
  return toEnd(feed.withoutId > 0 ? `${feed.withoutId} jobs of the feed have no id` : null, NO_PROOF);
}

async function readDetail(
  site: BoardSite,
  row: ListedRow & { isMarked: boolean },
  boardCompany: string | null,
  context: ListContext,
): Promise<ListEvent> {
  const id = row.externalId;
  const answer = await askDetail(site, id, context);
  if (typeof answer === 'string') return reject(id, 'detail-unreadable', answer);
  const trouble = findTrouble(answer, site, id);
  if (trouble !== null) return trouble;
  const page = readJobPage(answer.text);
  if (page.isClosed) return reject(id, 'detail-gone', 'the page says that the posting no longer exists');
  const company = boardCompany ?? context.company;
  const made = toJob(page, { path: site.path, id, company, isMarked: row.isMarked });
  return toEvent(row, made);
}

/** The answer, or what kept it from us. */
async function askDetail(site: BoardSite, id: string, context: ListContext): Promise<AtsResponse | string> {
  try {
    return await askPage(context, toDetailUrl(site, id));
  } catch (error) {
    if (isBearable(error)) return error.message;
    throw error;
  }
}

/** A removed posting answers 404, or leads to its board with `error=404`; no other redirect says so. */
function findTrouble(response: AtsResponse, site: BoardSite, id: string): Reject | null {
  const { status } = response;
  if (status === 200) return null;
  if (status === 403) throw new ConnectorError('jobvite', 'rate-limited', 'a posting answers 403');
  const isGone =
    isRedirect(response) && readRedirect(response.headers['location'], site.path).kind === 'posting-gone';
  const reason = isGone || status === 404 || status === 410 ? 'detail-gone' : 'detail-unreadable';
  return reject(id, reason, `the posting's page answers ${status}`);
}
