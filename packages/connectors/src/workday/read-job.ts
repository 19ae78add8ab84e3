import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { readDetail } from '../reading/deliver.ts';
import type { ListedRow } from '../reading/events.ts';
import { toDetailUrl, type WorkdayBoard } from './board-address.ts';
import { detailEnvelope, type Detail, type ListRow } from './payload.ts';
import { HEADERS, SOURCE } from './read-page.ts';
import { toJob } from './to-job.ts';

export interface ListedJob extends ListedRow {
  path: string;
  row: ListRow;
}

/** One posting's detail as an event. */
export function readJob(board: WorkdayBoard, listed: ListedJob, context: ListContext): Promise<ListEvent> {
  const { externalId, path, row } = listed;
  const { company, now } = context;
  return readDetail(listed, path, {
    ask: () => callAts(SOURCE, context.fetch, { url: toDetailUrl(board, path), headers: HEADERS }),
    read: (response) =>
      toJob({ board, company, now, externalId, path, row, detail: readPostingDetail(path, response) }),
  });
}

/** 403 comes from bot management as well as from single postings, so it says nothing about the posting. */
function readPostingDetail(path: string, response: AtsResponse): Detail {
  if (response.status !== 200) {
    throw new ConnectorError(SOURCE, 'shape-changed', `${path} answers ${response.status}`);
  }
  const detail = detailEnvelope.safeParse(readJson(SOURCE, response, { what: path })).data;
  const info = detail?.jobPostingInfo;
  if (detail && info && (info.title !== null || info.jobDescription !== null)) return detail;
  throw new ConnectorError(SOURCE, 'shape-changed', `${path} came without its detail`);
}
