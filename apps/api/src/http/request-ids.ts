import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { isOwnCall } from './own-calls.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Without those that are mistaken for others when they are read out or copied by hand. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const GROUPS = [4, 4, 4];
/** What balancers give: UUIDs, hexadecimal digits. Nothing that could break a line of the log or a header. */
const SAFE = /^[\w-]{8,64}$/;

/** `7k3m-x9qp-2v4t`: one of 30^12, made to be passed on by a person. */
export function createRequestId(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  return GROUPS.map((length) => Array.from({ length }, letter).join('')).join('-');
}

/** Whether a request came over one of the proxies that the settings name. */
export function createIsFromProxy(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'socket'>) => boolean {
  if (trustedProxies.length === 0) return () => false;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0);
}

/**
 * Gives every request its id: the one that a trusted proxy, or a page of ours that asks for something, gave it, and else a
 * new one. What anybody else sends could make two requests look like one.
 */
export function createToRequestId(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isFromProxy = createIsFromProxy(trustedProxies);
  return (request) => {
    const given = request.headers[REQUEST_ID_HEADER];
    const isTaken =
      typeof given === 'string' && SAFE.test(given) && (isOwnCall(request) || isFromProxy(request));
    return isTaken ? given : createRequestId();
  };
}
