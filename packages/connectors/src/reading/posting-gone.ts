import type { Source } from '@firsthand/contracts';
import { ConnectorError, type AtsRequest, type AtsResponse, type WitnessContext } from '../contract.ts';
import { callAts } from '../http/read-answer.ts';

/**
 * Asks for a posting by its own address and gives whether that says that there is none. Throws a
 * {@link ConnectorError} when it cannot be asked, and for a refusal (401, 403), which says nothing of postings.
 */
export async function askIsGone(
  source: Source,
  context: WitnessContext,
  request: AtsRequest,
  saysGone: (response: AtsResponse) => boolean = ({ status }) => status === 404 || status === 410,
): Promise<boolean> {
  context.signal?.throwIfAborted();
  const response = await callAts(source, context.fetch, request);
  if (response.status === 401 || response.status === 403) {
    throw new ConnectorError(source, 'rate-limited', `a posting is refused (${response.status})`);
  }
  return saysGone(response);
}
