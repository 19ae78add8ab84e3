import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, refuse } from '@firsthand/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How much of a refused body is still taken, and for how long. */
export interface UnreadBodyLimits {
  maxBytes: number;
  maxMs: number;
}

/** Five megabytes from an ordinary client end within it; four hundred do not. */
export const UNREAD_BODY_LIMITS: UnreadBodyLimits = { maxBytes: 8 * 1024 * 1024, maxMs: 10_000 };
declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said to a body that is too large for this route, in place of the general words. */
    tooLargeText?: string;
  }
}

/** So little is sent by the time it is refused: the connection is kept. */
const NOT_WORTH_CLOSING_BYTES = 64 * 1024;

/**
 * Refuses bodies whose length is announced and too large before a byte of them is read. When an answer is given to a
 * body that has not arrived yet, the connection ends with it, but not at once: who still sends would see a broken
 * connection instead of the answer. Up to `limits` of the rest is taken and thrown away, then the line is cut.
 */
export function boundUnreadBodies(app: FastifyInstance, limits: UnreadBodyLimits): void {
  const leaving = new WeakSet<Socket>();

  app.addHook('onRequest', (request, reply, done) => {
    // What follows a refused body on the same connection would be done, and its answer never be seen.
    if (leaving.has(request.raw.socket)) {
      void reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    done();
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      done(bodyTooLarge(request));
      return;
    }
    // Who asked whether to send at all is told to now, and not before it is known that the body will be read.
    if (/^100-continue$/i.test(request.headers.expect ?? '')) reply.raw.writeContinue();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && findLength(raw) > NOT_WORTH_CLOSING_BYTES) {
      void reply.header('connection', 'close');
      leaving.add(raw.socket);
      closeGently(raw, limits);
    }
    done(null, payload);
  });
  app.server.on('checkContinue', (request, response) => {
    app.routing(request, response);
  });
}

/** 413 in the words of the route. */
export function bodyTooLarge({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): AppError {
  const { tooLargeText } = routeOptions.config;
  if (tooLargeText === undefined) return refuse('body-too-large');
  return new AppError(tooLargeText, { code: 'body-too-large', status: 413 });
}

/** Bytes of the body: infinitely many when that is not announced, none when there is no body. */
function findLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

/** Node ends a connection after its last answer by `destroySoon`; here the rest of the body is awaited in between. */
function closeGently(request: IncomingMessage, { maxBytes, maxMs }: UnreadBodyLimits): void {
  const { socket } = request;
  const cut = () => {
    socket.destroy();
  };
  socket.destroySoon = () => {
    if (request.complete) {
      socket.end(cut);
      return;
    }
    const before = socket.bytesRead;
    socket.end();
    request.unpipe();
    request.on('data', () => {
      if (socket.bytesRead - before > maxBytes) cut();
    });
    request.once('end', cut);
    const timer = setTimeout(cut, maxMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
    request.resume();
  };
}
