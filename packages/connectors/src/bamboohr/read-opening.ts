import { ConnectorError, type AtsResponse, type ListContext, type ListEvent } from '../contract.ts';
import { callAts, readJson } from '../http/read-answer.ts';
import { toDetailUrl } from './board-address.ts';
import { detailEnvelope, type JobOpening, type ListRow } from './payload.ts';
import { toJob } from './to-job.ts';

const SOURCE = 'bamboohr';

/**
 * Fetches one opening's detail and gives the posting, or a reject that keeps its id.
 * Throws when the host throttles us: the rest of the board is then left for later.
 */
export async function readOpening(
  board: string,
  listed: { externalId: string; fingerprint: string; row: ListRow },
  context: ListContext,
): Promise<ListEvent> {
  const { externalId: id, fingerprint, row } = listed;
  const reject = (reason: 'detail-gone' | 'detail-unreadable', message: string): ListEvent => {
    return { kind: 'reject', externalId: id, reason, message };
  };
  try {
    const request = { url: toDetailUrl(board, id), headers: { accept: 'application/json' } };
    const response = await callAts(SOURCE, context.fetch, request);
    if (response.status === 404 || response.status === 410) {
      return reject('detail-gone', `opening ${id} answers ${response.status}`);
    }
    const detail = readDetail(id, response);
    const job = toJob({ board, company: context.company, id, row, detail });
    if ('posting' in job) return { kind: 'posting', posting: job.posting, fingerprint };
    return { kind: 'reject', externalId: id, ...job };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.failure === 'rate-limited') throw error;
    // One broken detail says nothing of the others, and the list has shown that this opening is there.
    return reject('detail-unreadable', error.message);
  }
}

/** A redirect here is the tenant's fault, not a closing, and is unreadable like everything else that is no detail. */
function readDetail(id: string, response: AtsResponse): JobOpening {
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
