import type { Source } from '@firsthand/contracts';
import type { z } from 'zod';
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
    hostRests: error.hostRests,
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

/** What the answers of an ATS to a list call mean, in words for the operator. */
export interface AnswerWords {
  /** What was asked for; default "the list". */
  what?: string;
  /** Of 404 and 410: there is no such board. */
  gone: string;
  /** Of a redirect; default `gone`. */
  redirected?: string;
  /** Of a wall; default: what was asked for answers with that status. */
  refused?: string;
  /** Statuses with which the ATS walls off robots; default 403. */
  walls?: readonly number[];
  /** Of every other status; default: what was asked for answers with that status. */
  otherwise?: string;
}

/** Throws a {@link ConnectorError} for any answer to a list call that is not a plain 200. */
export function requireListAnswer(source: Source, response: AtsResponse, words: AnswerWords): void {
  const { status } = response;
  if (status === 200) return;
  const { what = 'the list', gone, walls = [403] } = words;
  const said = `${what} answers ${status}`;
  if (isRedirect(response)) {
    const leadsTo = response.headers['location']?.slice(0, 2_000);
    throw new ConnectorError(source, 'board-gone', words.redirected ?? gone, { leadsTo });
  }
  if (status === 404 || status === 410) throw new ConnectorError(source, 'board-gone', gone);
  if (walls.includes(status)) throw new ConnectorError(source, 'rate-limited', words.refused ?? said);
  throw new ConnectorError(source, 'shape-changed', words.otherwise ?? said);
}

/** The document of an answer. Throws `shape-changed`, in the words of `otherwise`, when it is not of this shape. */
export function readDocument<Schema extends z.ZodType>(
  source: Source,
  response: AtsResponse,
  { schema, what = 'the list', otherwise }: { schema: Schema; what?: string; otherwise: string },
): z.infer<Schema> {
  const document = schema.safeParse(readJson(source, response, { what }));
  if (document.success) return document.data;
  throw new ConnectorError(source, 'shape-changed', otherwise, { cause: document.error });
}
