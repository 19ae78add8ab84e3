import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { readDetail } from '../reading/deliver.ts';
import type { ListedRow } from '../reading/events.ts';
import { toDetailUrl } from './board-address.ts';
import { detailEnvelope, type JobOpening, type ListRow } from './payload.ts';
import { toJob } from './to-job.ts';

const SOURCE = 'bamboohr';

/** One opening's detail as an event. */
export function readOpening(
  board: string,
  listed: ListedRow & { row: ListRow },
  context: ListContext,
): Promise<ListEvent> {
  const { externalId: id, row } = listed;
  const request = { url: toDetailUrl(board, id), headers: { accept: 'application/json' } };
  return readDetail(listed, `opening ${id}`, {
    ask: () => callAts(SOURCE, context.fetch, request),
    read: (response) =>
      toJob({ board, company: context.company, id, row, detail: readJobOpening(id, response) }),
  });
}

/** A redirect here is the tenant's fault, not a closing, and is unreadable like everything else that is no detail. */
function readJobOpening(id: string, response: AtsResponse): JobOpening {
  const what = `opening ${id}`;
  if (response.status === 403) throw new ConnectorError(SOURCE, 'rate-limited', `${what} is refused (403)`);
  if (response.status !== 200) {
    throw new ConnectorError(SOURCE, 'shape-changed', `${what} answers ${response.status}`);
  }
  const envelope = detailEnvelope.safeParse(readJson(SOURCE, response, { what }));
  const opening = envelope.data?.result.jobOpening;
  if (opening && (opening.jobOpeningName !== null || opening.description !== null)) return opening;
  throw new ConnectorError(SOURCE, 'shape-changed', `${what} came without its detail`);
}
