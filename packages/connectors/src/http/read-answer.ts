import type { Source } from '@firsthand/contracts';
import {
  ConnectorError,
  TransportError,
  type AtsFetch,
  type AtsRequest,
  type AtsResponse,
} from '../contract.ts';

/** Sends a request; a transport fault becomes a {@link ConnectorError} that begins with the source's name. */
export async function callAts(source: Source, fetch: AtsFetch, request: AtsRequest): Promise<AtsResponse> {
  try {
    return await fetch(request);
  } catch (error) {
    throw toConnectorError(source, error);
  }
}

/** Gives a transport fault the source's name. Anything else is a broken invariant and comes back as it is. */
export function toConnectorError(source: Source, error: unknown): unknown {
  if (!(error instanceof TransportError)) return error;
  return new ConnectorError(source, error.failure, error.message, {
    cause: error,
    retryAfterSeconds: error.retryAfterSeconds,
  });
}

/**
 * Parses an answer's body as JSON. Throws `shape-changed` for anything else, with a word on what came instead:
 * ATSs answer HTML where a robot check, a login or a marketing page stands in the way.
 */
export function readJson(source: Source, response: AtsResponse, options: { what: string }): unknown {
  const start = response.text.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<')) {
    throw new ConnectorError(source, 'shape-changed', `${options.what}: a web page came instead of JSON`);
  }
  try {
    return JSON.parse(response.text);
  } catch (error) {
    const what = start === '' ? 'an empty answer' : 'an answer that is not JSON (or cut off)';
    throw new ConnectorError(source, 'shape-changed', `${options.what}: ${what}`, { cause: error });
  }
}

/** Whether a status is a redirect. List calls never follow one: it is how several ATSs say "no such board". */
export function isRedirect(response: AtsResponse): boolean {
  return response.status >= 300 && response.status < 400 && response.status !== 304;
}
