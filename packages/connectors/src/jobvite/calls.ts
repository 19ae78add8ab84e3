import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { callAts, isRedirect, requireListAnswer } from '../http/read-answer.ts';
import { readRedirect, toFeedUrl, toSearchUrl, type BoardSite } from './board-address.ts';
import { parseFeed, type FeedJob } from './feed.ts';
import { readSearchPage, type SearchPage } from './search-page.ts';

const FEED_TIMEOUT_MS = 45_000;
const FEED_MAX_BYTES = 32 * 1024 * 1024;

/** Asks for a web page of the board. */
export function askPage(context: ListContext, url: string): Promise<AtsResponse> {
  context.signal?.throwIfAborted();
  return callAts('jobvite', context.fetch, { url, headers: { accept: 'text/html' } });
}

/**
 * Reads the first page of a board, which may live under another path of its own or answer inline only. No other
 * redirect is followed: a company that is gone leads to a page that would look like an empty board.
 */
export async function openBoard(
  path: string,
  context: ListContext,
): Promise<{ site: BoardSite; page: SearchPage }> {
  let site: BoardSite = { path, inline: false };
  const first = await askPage(context, toSearchUrl(site, 0));
  if (!isRedirect(first)) return { site, page: readListAnswer(first, site) };
  const target = readRedirect(first.headers['location'], path);
  if (target.kind === 'same-board' && target.path !== path) site = { path: target.path, inline: false };
  else if (target.kind === 'elsewhere') site = { path, inline: true };
  else return { site, page: readListAnswer(first, site) };
  return { site, page: readListAnswer(await askPage(context, toSearchUrl(site, 0)), site) };
}

/** A page of the list, or a ConnectorError that says what came instead. */
export function readListAnswer(response: AtsResponse, site: BoardSite): SearchPage {
  requireListAnswer('jobvite', response, {
    gone: `the list answers ${response.status}`,
    ...(isRedirect(response) ? { redirected: describeRedirect(response, site.path) } : {}),
  });
  const page = readSearchPage(response.text, site.path);
  if (!page.isBoardPage) {
    throw new ConnectorError('jobvite', 'shape-changed', 'the list is not a page of a Jobvite career site');
  }
  return page;
}

function describeRedirect(response: AtsResponse, path: string): string {
  const target = readRedirect(response.headers['location'], path);
  if (target.kind === 'internal') return 'the board asks for a log-in: it is for employees';
  if (target.kind === 'elsewhere') return `the board has moved to ${target.address}`;
  if (target.kind === 'no-such-board') return 'Jobvite knows no such company';
  return 'the list is redirected to itself';
}

/** What the company's feed says about its openings; `unknown` whenever it does not say it plainly. */
export type FeedAnswer =
  { kind: 'none' } | { kind: 'jobs'; jobs: FeedJob[]; withoutId: number } | { kind: 'unknown' };

/**
 * Asks the feed, on another host, which allows about one request in 30 seconds over all companies. Its trouble is
 * never the board's: the feed is only a second witness.
 */
export async function askFeed(companyEId: string, context: ListContext): Promise<FeedAnswer> {
  context.signal?.throwIfAborted();
  try {
    const response = await callAts('jobvite', context.fetch, {
      url: toFeedUrl(companyEId),
      headers: { accept: 'application/xml, text/xml' },
      timeoutMs: FEED_TIMEOUT_MS,
      maxBytes: FEED_MAX_BYTES,
    });
    return readFeedAnswer(response);
  } catch (error) {
    if (error instanceof ConnectorError) return { kind: 'unknown' };
    throw error;
  }
}

/** Without openings the feed leads to `NoJobs.htm`. */
function readFeedAnswer(response: AtsResponse): FeedAnswer {
  if (isRedirect(response)) {
    return { kind: /\/NoJobs\.htm\b/i.test(response.headers['location'] ?? '') ? 'none' : 'unknown' };
  }
  const feed = response.status === 200 ? parseFeed(response.text) : null;
  if (feed === null || (feed.jobs.length === 0 && feed.withoutId === 0)) return { kind: 'unknown' };
  return { kind: 'jobs', ...feed };
}
