import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { callAts, isRedirect, readJson } from '../http/read-answer.ts';
import { toListUrl, type LeverSite } from './board-address.ts';
import { postingList } from './payload.ts';

export const SOURCE = 'lever';
const MAX_LIST_BYTES = 96 * 1024 * 1024;
const LIST_TIMEOUT_MS = 90_000;

/**
 * Asks for a site's postings: all at once without a page. A web page instead of JSON is seen now and then although
 * JSON was asked for, so the question is put once more.
 */
export async function requestList(
  site: LeverSite,
  context: ListContext,
  page?: { skip: number; limit: number },
): Promise<AtsResponse> {
  const request = {
    url: toListUrl(site, page),
    headers: { accept: 'application/json' },
    validator: page ? undefined : (context.validator ?? undefined),
    maxBytes: MAX_LIST_BYTES,
    timeoutMs: LIST_TIMEOUT_MS,
  };
  const response = await callAts(SOURCE, context.fetch, request);
  const isPage = response.status === 200 && response.text.trimStart().startsWith('<');
  return isPage ? callAts(SOURCE, context.fetch, request) : response;
}

/** The rows of an answer, unread. Throws a ConnectorError for anything but a 200 with an array. */
export function readList(response: AtsResponse): unknown[] {
  const { status } = response;
  if (status === 404 || status === 410 || isRedirect(response)) {
    throw new ConnectorError(SOURCE, 'board-gone', `no such site (${status})`);
  }
  if (status === 401 || status === 403) {
    throw new ConnectorError(SOURCE, 'rate-limited', `the list is refused (${status})`);
  }
  if (status !== 200) throw new ConnectorError(SOURCE, 'shape-changed', `the list answers ${status}`);
  const parsed = postingList.safeParse(readJson(SOURCE, response, { what: 'the list' }));
  if (!parsed.success) {
    throw new ConnectorError(SOURCE, 'shape-changed', 'the list is not an array', { cause: parsed.error });
  }
  return parsed.data;
}
