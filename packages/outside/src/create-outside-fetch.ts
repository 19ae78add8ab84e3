import { Agent, fetch } from 'undici';
import { isPublicAddress, literalAddress, publicLookup } from './address-guard.ts';
import type { Door } from './door.ts';
import { readWithin } from './read-within.ts';

/** As much of the platform's own `fetch` as SDKs use. */
export type OutsideFetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface OutsideFetchOptions {
  door: Door;
  /**
   * The address that the operator configured. Its host may lie anywhere; what an answer names elsewhere must be public and
   * https.
   */
  base: string;
  /** For the whole call; default: that of the door. Give the SDK a longer one, or its own hides who was slow. */
  wholeMs?: number | undefined;
  /** The kind of a call, for the breaker: the same for everybody who asks the same. Default: its method and path. */
  toKind?: ((call: { method: string; path: string }) => string) | undefined;
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A `fetch` for SDKs that call one service: it follows no redirect, ends after the door's time-outs, takes no more than
 * the door's largest answer, which it reads whole, and asks no host that rests.
 */
export function createOutsideFetch(options: OutsideFetchOptions): OutsideFetch {
  const { door, base, wholeMs, toKind = ({ method, path }) => `${method} ${path}` } = options;
  const ownHost = new URL(base).host;
  const { answerMaxBytes } = door.limits;
  return async (address, init) => {
    const request = new Request(address, init);
    const url = new URL(request.url);
    const isOwn = url.host === ownHost;
    if (!isOwn) requirePublic(url);
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
    const tell = door.enter(url.host, {
      what: toKind({ method: request.method, path: url.pathname }),
      finishes: true,
    });
    const tooLong = AbortSignal.timeout(wholeMs ?? door.limits.wholeMs);
    try {
      const response = await fetch(url, {
        ...{ method: request.method, headers: Object.fromEntries(request.headers), body, redirect: 'manual' },
        dispatcher: isOwn ? getAgents(door).own : getAgents(door).others,
        signal: AbortSignal.any([request.signal, tooLong]),
      });
      const pieces: Uint8Array[] = [];
      const isWhole = await readWithin(response, answerMaxBytes, (piece) => pieces.push(piece));
      tell(response.status >= 500 ? 'failed' : 'answered');
      if (isWhole) return toResponse(response, Buffer.concat(pieces));
    } catch (error) {
      tell(request.signal.aborted && !tooLong.aborted && !isTimeout(request.signal) ? 'untold' : 'failed');
      throw error;
    }
    throw new TypeError(`${url.host} answered with more than ${answerMaxBytes} bytes`);
  };
}

function requirePublic(url: URL): void {
  const literal = literalAddress(url.hostname);
  const isInside = literal !== undefined && !isPublicAddress(literal);
  if (url.protocol === 'https:' && !isInside) return;
  throw new TypeError(`${url.protocol}//${url.host} is no public https address`);
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

interface Agents {
  own: Agent;
  others: Agent;
}

const agents = new WeakMap<Door, Agents>();

/** Connections are kept with the door, whoever calls through it. */
function getAgents(door: Door): Agents {
  const known = agents.get(door);
  if (known) return known;
  const { connectMs, headersMs, wholeMs } = door.limits;
  const limits = { headersTimeout: headersMs, bodyTimeout: wholeMs };
  const made = {
    own: new Agent({ ...limits, connect: { timeout: connectMs } }),
    others: new Agent({ ...limits, connect: { timeout: connectMs, lookup: publicLookup } }),
  };
  agents.set(door, made);
  return made;
}

/** Without the headers that speak of the body as it came over the line. */
function toResponse(response: Awaited<ReturnType<typeof fetch>>, content: Buffer): Response {
  const { status, statusText } = response;
  const headers = new Headers([...response.headers]);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(BODILESS.has(status) ? null : new Uint8Array(content), { status, statusText, headers });
}
