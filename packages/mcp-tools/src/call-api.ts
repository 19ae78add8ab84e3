import { toRequest } from '@firsthand/api-client';
import { ROUTES, type CallAnswer, type CallInput, type CallName, type Route } from '@firsthand/contracts';

/** Asks the HTTP API for whoever the tools act for: in process, or over the network. */
export type AskApi = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

export interface ApiRequest {
  method: string;
  /** With its query. */
  path: string;
  /** What its JSON holds. */
  body?: object;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A call of the API by its name in the contracts. Throws `ToolFailure` when it is refused. */
export type CallApi = <Name extends CallName>(
  name: Name,
  ...input: object extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
) => Promise<CallAnswer<Name>>;

/** What a tool could not do, in words for whoever reads the answer. */
export class ToolFailure extends Error {
  readonly status: number;
  /** The API's whole answer. */
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown) {
    super(message);
    this.name = 'ToolFailure';
    this.status = status;
    this.body = body;
  }
}

/** Calls that end when the signal is aborted. */
export function createCallApi(ask: AskApi, signal: AbortSignal): CallApi {
  return async (name, ...[input]) => {
    const route = (ROUTES as Record<string, Route>)[name];
    if (route === undefined) throw new Error(`${name} is no call that tools make`);
    const { body, ...given } = (input ?? {}) as Given;
    const answer = await ask({ ...toRequest(route, given), signal, ...(body && { body }) });
    if (answer.status >= 300) throw new ToolFailure(toReason(answer), answer.status, answer.body);
    return answer.body as never;
  };
}

interface Given {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
}

function toReason({ status, body }: { status: number; body: unknown }): string {
  const reason = (body as { error?: unknown } | null)?.error;
  return typeof reason === 'string' && reason !== '' ? reason : `The server answered ${status}.`;
}
