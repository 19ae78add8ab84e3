import type { IncomingMessage } from 'node:http';
import { refuse, type AppError } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';

/** More than browsers and the proxies between send by far. Apache takes as many. */
const HEADER_LINES_MAX = 100;

/**
 * Refuses what the proxy in front may have read otherwise than we do, and ends the connection: what came behind is not
 * looked at. Node leaves out header lines beyond a number, without a word, so that what the proxy wrote last (whom it speaks
 * for) could be pushed out by what a client wrote first; of several `Host` lines it keeps the first; a request of HTTP 0.9,
 * which has no headers, is one to it. Make the server with `requireHostHeader: false`: Node would do what came behind.
 */
export function refuseUnclearHeads(app: FastifyInstance): void {
  const refused = new WeakSet<object>();
  app.server.maxHeadersCount = HEADER_LINES_MAX;
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (refused.has(raw.socket)) {
      void reply.hijack();
      raw.socket.destroy();
      return;
    }
    const refusal = findRefusal(raw);
    if (!refusal) {
      done();
      return;
    }
    refused.add(raw.socket);
    void reply.header('connection', 'close');
    done(refusal);
  });
}

function findRefusal({ rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): AppError | null {
  // The names stand at even places. Of too many lines more than the most are kept, if not all.
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  if (names.length > HEADER_LINES_MAX) return refuse('too-many-headers');
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  const isClear = httpVersionMajor === 1 && hosts <= 1 && (hosts === 1 || httpVersionMinor === 0);
  return isClear ? null : refuse('head-unclear');
}
