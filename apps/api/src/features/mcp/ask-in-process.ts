import type { AskApi } from '@firsthand/mcp-tools';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callInProcess } from '../../http/own-calls.ts';
import { REQUEST_ID_HEADER } from '../../http/request-ids.ts';

/**
 * Calls the API with the token of a request, as if its sender had called: the same guards judge it. The request has
 * counted against the limit of calls already.
 */
export function askInProcess(app: FastifyInstance, { headers, id, ip }: FastifyRequest): AskApi {
  const { authorization, host } = headers;
  return async ({ method, path, body, signal }) => {
    const answer = await callInProcess(app, {
      ...{ method: method as 'GET', url: path, remoteAddress: ip, signal },
      headers: {
        [REQUEST_ID_HEADER]: id,
        ...(host !== undefined && { host }),
        ...(authorization !== undefined && { authorization }),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<unknown>() };
  };
}
