import type { ApiFetch, ApiRequestInit } from '../api-fetch.ts';

export interface SeenCall {
  path: string;
  token: string | undefined;
  init: ApiRequestInit | undefined;
}

/** A server that is asked by path and token, and remembers what it was asked. */
export function recordingFetch(answer: (call: SeenCall) => Response | Promise<Response>) {
  const calls: SeenCall[] = [];
  const fetch: ApiFetch = async (path, init) => {
    const call = { path, token: init?.headers?.['authorization']?.replace('Bearer ', ''), init };
    calls.push(call);
    return answer(call);
  };
  return { calls, fetch };
}
