import type { ApiRequestInit } from './api-client.ts';

/** The request that carries `body` as JSON. */
export function toJsonRequest(method: 'POST' | 'PUT' | 'PATCH', body: object): ApiRequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
