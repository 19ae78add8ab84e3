import type { AtsResponse, ListContext } from '../contract.ts';
import { callAts, readDocument, requireListAnswer } from '../http/read-answer.ts';
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
  requireListAnswer(SOURCE, response, {
    gone: `no such site (${status})`,
    refused: `the list is refused (${status})`,
    walls: [401, 403],
  });
  return readDocument(SOURCE, response, { schema: postingList, otherwise: 'the list is not an array' });
}
