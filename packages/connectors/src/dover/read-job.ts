import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { toDetailUrl, toDoverId } from './board-address.ts';
import { jobDetail, type JobDetail, type ListRow } from './payload.ts';
import { ACCEPT_JSON, refuseWall, SOURCE } from './read-board.ts';
import { toJob } from './to-job.ts';

export interface ListedRow {
  externalId: string;
  fingerprint: string;
  row: ListRow;
}

/**
 * Fetches one job's detail and gives the posting, or a reject that keeps its id.
 * Throws when the host throttles us: the rest of the board is then left for later.
 */
export async function readJob(
  listed: ListedRow,
  board: { boardName: string; company: string | null; department: string | null },
  context: ListContext,
): Promise<ListEvent> {
  const { externalId: id, fingerprint, row } = listed;
  const reject = (reason: 'detail-gone' | 'detail-unreadable', message: string): ListEvent => {
    return { kind: 'reject', externalId: id, reason, message };
  };
  try {
    const response = await callAts(SOURCE, context.fetch, { url: toDetailUrl(id), headers: ACCEPT_JSON });
    if (response.status === 404 || response.status === 410) {
      return reject('detail-gone', `job ${id} answers ${response.status}`);
    }
    const job = toJob({ id, row, detail: readDetail(id, response), ...board });
    if ('posting' in job) return { kind: 'posting', posting: job.posting, fingerprint };
    return { kind: 'reject', externalId: id, ...job };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.failure === 'rate-limited') throw error;
    // One broken detail says nothing of the others, and the list has shown that this job is there.
    return reject('detail-unreadable', error.message);
  }
}

function readDetail(id: string, response: AtsResponse): JobDetail {
  const what = `job ${id}`;
  refuseWall(what, response);
  if (response.status !== 200) {
    throw new ConnectorError(SOURCE, 'shape-changed', `${what} answers ${response.status}`);
  }
  const detail = jobDetail.safeParse(readJson(SOURCE, response, { what })).data;
  if (detail && toDoverId(detail.id) === id) return detail;
  throw new ConnectorError(SOURCE, 'shape-changed', `${what} came without its detail`);
}
