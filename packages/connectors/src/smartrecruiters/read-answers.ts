import { ConnectorError, TransportError, type AtsResponse, type ListContext } from '../contract.ts';
import { readDocument, readJson, requireListAnswer, toConnectorError } from '../http/read-answer.ts';
import { reject, type JobResult } from '../reading/events.ts';
import { toDetailUrl } from './board-address.ts';
import { postingPage } from './payload.ts';
import { toJob, type ReadableRow } from './to-job.ts';

export const SOURCE = 'smartrecruiters';

/** After so many failures in a row it is the host that is down, not the postings. */
const MOST_FAILURES_IN_A_ROW = 10;
/** Refusals in a row that are no longer about single postings but a wall. */
const MOST_REFUSALS_IN_A_ROW = 3;

/** The page's rows, unread. Throws a ConnectorError for anything but a 200 with a page. */
export function readPage(response: AtsResponse): ReturnType<typeof postingPage.parse> {
  const { status } = response;
  requireListAnswer(SOURCE, response, {
    gone: `no such company (${status})`,
    refused: `the list is refused (${status})`,
    walls: [401, 403],
  });
  return readDocument(SOURCE, response, {
    schema: postingPage,
    otherwise: 'the list has no content array',
  });
}

/** Reads details one by one and remembers how many could not be read. */
export interface DetailReader {
  read: (row: ReadableRow) => Promise<JobResult>;
  unreadable: () => number;
}

/**
 * A detail that cannot be read is a reject, so that the others still come; being throttled, or failing again and
 * again, is the board's trouble and throws a ConnectorError.
 */
export function createDetailReader(board: string, context: ListContext): DetailReader {
  let unreadable = 0;
  let failures = 0;
  let refusals = 0;

  async function read(row: ReadableRow): Promise<JobResult> {
    const { externalId } = row;
    let response: AtsResponse;
    try {
      response = await context.fetch({
        url: toDetailUrl(board, externalId),
        headers: { accept: 'application/json' },
      });
      failures = 0;
    } catch (error) {
      if (!(error instanceof TransportError) || error.failure === 'rate-limited') {
        throw toConnectorError(SOURCE, error);
      }
      failures += 1;
      if (failures >= MOST_FAILURES_IN_A_ROW) throw toConnectorError(SOURCE, error);
      return reject(externalId, 'detail-unreadable', error.message);
    }
    refusals = response.status === 403 ? refusals + 1 : 0;
    if (refusals >= MOST_REFUSALS_IN_A_ROW) {
      throw new ConnectorError(SOURCE, 'rate-limited', 'the details are refused (403)');
    }
    return toPosting(row, response, { board, company: context.company });
  }

  return {
    async read(row) {
      const result = await read(row);
      if ('kind' in result && result.reason === 'detail-unreadable') unreadable += 1;
      return result;
    },
    unreadable: () => unreadable,
  };
}

/** A posting may vanish between the list and its detail: 404 is no fault of the board. */
function toPosting(
  row: ReadableRow,
  response: AtsResponse,
  board: { board: string; company: string | null },
): JobResult {
  const { externalId } = row;
  if (response.status === 404 || response.status === 410) {
    return reject(externalId, 'detail-gone', `posting ${externalId} answers ${response.status}`);
  }
  if (response.status !== 200) {
    return reject(externalId, 'detail-unreadable', `posting ${externalId} answers ${response.status}`);
  }
  let value: unknown;
  try {
    value = readJson(SOURCE, response, { what: `posting ${externalId}` });
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return reject(externalId, 'detail-unreadable', error.message);
  }
  return toJob(row, value, board);
}
