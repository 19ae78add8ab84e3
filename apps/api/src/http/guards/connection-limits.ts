import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take, in milliseconds. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number;
  /** From the first byte of a request to the last of its body: 1 MB takes 40 seconds at 200 kbit/s. */
  requestMs: number;
  /** Without a byte in either direction while an answer is made or read: longer than any answer takes to make. */
  silenceMs: number;
  /** How often headers and requests are looked at, so how much later than its time one may be cut off. */
  checkEveryMs: number;
  /** How long a closing server waits for the requests that are under way. */
  graceMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  checkEveryMs: 5_000,
  graceMs: 5_000,
};

/** The longest query of a search has 10,000 characters, of which each may take nine in an address. */
const HEADERS_MAX_BYTES = 128 * 1_024;

/** What Fastify is made with so that nobody holds a connection for longer than it takes. */
export function toServerOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    // After the grace of `closeInGrace`, whatever is still open is cut off.
    forceCloseConnections: true,
    // What arrives on an open connection meanwhile is answered; a balancer would pass a refusal on.
    return503OnClosing: false,
    http: {
      maxHeaderSize: HEADERS_MAX_BYTES,
      // See `refuseUnclearHeads`.
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    clientErrorHandler: refuseBrokenRequest,
  } as const;
}

/**
 * Lets a closing server finish what is under way, each answer ending its connection, from `isDraining` on if it drains
 * before, and no longer than the grace:
 * a body that never ends or a reader that never reads would otherwise keep the server, and the store behind it, open.
 */
export function closeInGrace(
  app: FastifyInstance,
  { graceMs }: Pick<ConnectionLimits, 'graceMs'>,
  isDraining: () => boolean = () => false,
): void {
  const underWay = new Set<unknown>();
  let isClosing = false;
  let onIdle: (() => void) | undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.add(reply.raw);
    const finish = () => {
      underWay.delete(reply.raw);
      if (underWay.size === 0) onIdle?.();
    };
    // In-process calls finish without closing.
    reply.raw.once('finish', finish).once('close', finish);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (underWay.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, graceMs);
      onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}

const BROKEN_REQUESTS: Record<string, { status: string; text: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    text: 'The request took too long to arrive. Please try again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    text: 'The address and headers of the request are too long.',
  },
};
const MALFORMED = { status: '400 Bad Request', text: 'The request is not valid HTTP.' };

/** Answers what cannot be read as HTTP, in the contract's shape, and ends the connection. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, text } = BROKEN_REQUESTS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: text });
  const head = [
    `HTTP/1.1 ${status}`,
    ...[
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'connection: close',
    ],
  ];
  // An answer that has begun must not have another in its middle.
  const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  if (!socket.writable || underWay?.headersSent === true) {
    socket.destroy();
    return;
  }
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
    socket.destroy();
  });
}
