import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { toDetailUrl, type WorkdayBoard } from './board-address.ts';
import { detailEnvelope, type Detail, type ListRow } from './payload.ts';
import { HEADERS, SOURCE } from './read-page.ts';
import { toJob } from './to-job.ts';

export interface ListedRow {
  externalId: string;
  fingerprint: string;
  path: string;
  row: ListRow;
}

/**
 * Fetches one posting's detail and gives the posting, or a reject that keeps its id.
 * Throws when the host throttles us: the rest of the board is then left for later.
 */
export async function readJob(
  board: WorkdayBoard,
  listed: ListedRow,
  context: ListContext,
): Promise<ListEvent> {
  const { externalId, fingerprint, path, row } = listed;
  const reject = (reason: 'detail-gone' | 'detail-unreadable', message: string): ListEvent => {
    return { kind: 'reject', externalId, reason, message };
  };
  try {
    const request = { url: toDetailUrl(board, path), headers: HEADERS };
    const response = await callAts(SOURCE, context.fetch, request);
    if (response.status === 404 || response.status === 410) {
      return reject('detail-gone', `${path} answers ${response.status}`);
    }
    const detail = readDetail(path, response);
    const { company, now } = context;
    const job = toJob({ board, company, now, externalId, path, row, detail });
    if ('posting' in job) return { kind: 'posting', posting: job.posting, fingerprint };
    return { kind: 'reject', externalId, ...job };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.failure === 'rate-limited') throw error;
    // One broken detail says nothing of the others, and the list has shown that this posting is there.
    return reject('detail-unreadable', error.message);
  }
}

/** 403 comes from bot management as well as from single postings, so it says nothing about the posting. */
function readDetail(path: string, response: AtsResponse): Detail {
  if (response.status !== 200) {
    throw new ConnectorError(SOURCE, 'shape-changed', `${path} answers ${response.status}`);
  }
  const detail = detailEnvelope.safeParse(readJson(SOURCE, response, { what: path })).data;
  const info = detail?.jobPostingInfo;
  if (detail && info && (info.title !== null || info.jobDescription !== null)) return detail;
  throw new ConnectorError(SOURCE, 'shape-changed', `${path} came without its detail`);
}
