import {
  ROUTES_BY_ACCESS,
  type CallAnswer,
  type CallInput,
  type CallName,
  type UnusualRoute,
} from '@firsthand/contracts';

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

const ROUTES = { ...ROUTES_BY_ACCESS.anybody, ...ROUTES_BY_ACCESS.person };

/** Calls that end when the signal is aborted. */
export function createCallApi(ask: AskApi, signal: AbortSignal): CallApi {
  return async (name, ...[input]) => {
    const entry = (ROUTES as Record<string, string | UnusualRoute>)[name];
    if (entry === undefined) throw new Error(`${name} is no call that tools make`);
    const [method = '', path = ''] = (typeof entry === 'string' ? entry : entry.route).split(' ');
    const given = (input ?? {}) as Given;
    const { body } = given;
    const answer = await ask({ method, path: toAddress(path, given), signal, ...(body && { body }) });
    if (answer.status >= 300) throw new ToolFailure(toReason(answer), answer.status, answer.body);
    return answer.body as never;
  };
}

interface Given {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
}

/** `/v1/api/ats/*` with { '*': 'lever/x/job/y-7' } → `/v1/api/ats/lever/x/job/y-7`; what a query leaves undefined is left out. */
function toAddress(path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/:(\w+)|\*$/g, (found, name?: string) => {
    const value = String(params[name ?? found] ?? '');
    return name === undefined
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value);
  });
  const entries = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return filled;
  const said = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  return `${filled}?${new URLSearchParams(said).toString()}`;
}

function toReason({ status, body }: { status: number; body: unknown }): string {
  const reason = (body as { error?: unknown } | null)?.error;
  return typeof reason === 'string' && reason !== '' ? reason : `The server answered ${status}.`;
}
