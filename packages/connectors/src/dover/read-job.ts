import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { readDetail } from '../reading/deliver.ts';
import type { ListedRow } from '../reading/events.ts';
import { toDetailUrl, toDoverId } from './board-address.ts';
import { jobDetail, type JobDetail, type ListRow } from './payload.ts';
import { ACCEPT_JSON, refuseWall, SOURCE } from './read-board.ts';
import { toJob } from './to-job.ts';

export interface ListedJob extends ListedRow {
  row: ListRow;
}

/** One job's detail as an event. */
export function readJob(
  listed: ListedJob,
  board: { boardName: string; company: string | null; department: string | null },
  context: ListContext,
): Promise<ListEvent> {
  const { externalId: id, row } = listed;
  return readDetail(listed, `job ${id}`, {
    ask: () => callAts(SOURCE, context.fetch, { url: toDetailUrl(id), headers: ACCEPT_JSON }),
    read: (response) => toJob({ id, row, detail: readJobDetail(id, response), ...board }),
  });
}

function readJobDetail(id: string, response: AtsResponse): JobDetail {
  const what = `job ${id}`;
  refuseWall(what, response);
  if (response.status !== 200) {
    throw new ConnectorError(SOURCE, 'shape-changed', `${what} answers ${response.status}`);
  }
  const detail = jobDetail.safeParse(readJson(SOURCE, response, { what })).data;
  if (detail && toDoverId(detail.id) === id) return detail;
  throw new ConnectorError(SOURCE, 'shape-changed', `${what} came without its detail`);
}
