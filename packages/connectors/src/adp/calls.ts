import { ConnectorError, type AtsRequest, type AtsResponse, type ListContext } from '../contract.ts';
import { callAts, requireListAnswer } from '../http/read-answer.ts';

/** Workforce Now counts 200 requests a minute over all clients and answers a bare 429 until the minute is over. */
const REST_AFTER_429_SECONDS = 60;

/** Sends a request to ADP. Throws a ConnectorError; a 429 always says how long to rest. */
export async function callAdp(context: ListContext, request: AtsRequest): Promise<AtsResponse> {
  context.signal?.throwIfAborted();
  try {
    return await callAts('adp', context.fetch, {
      ...request,
      headers: { accept: 'application/json', ...request.headers },
    });
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.failure !== 'rate-limited') throw error;
    if (error.retryAfterSeconds !== undefined) throw error;
    throw new ConnectorError('adp', 'rate-limited', error.message.replace(/^adp: /, ''), {
      cause: error,
      retryAfterSeconds: REST_AFTER_429_SECONDS,
    });
  }
}

/** Throws for any answer to a list call that is not a plain 200. */
export function requireAdpList(response: AtsResponse, what: string): void {
  if (response.status === 403 && isClosedToOutsiders(response)) {
    throw new ConnectorError(
      'adp',
      'board-gone',
      `${what}: this career centre is not open to outside candidates`,
    );
  }
  requireListAnswer('adp', response, {
    what,
    gone: `${what} answers ${response.status}: there is no such board`,
    redirected: `${what} is redirected to ${response.headers['location'] ?? 'nowhere'}`,
  });
}

/** The words with which Workforce Now answers 403 for a career centre that is for employees only. */
export function isClosedToOutsiders(response: AtsResponse): boolean {
  return /not allowed for external candidates/i.test(response.text);
}
