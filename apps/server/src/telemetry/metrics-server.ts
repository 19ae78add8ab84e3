import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECOND_MS } from '@firsthand/contracts';

const LIMITS = { headersTimeout: 5 * SECOND_MS, requestTimeout: 5 * SECOND_MS, maxHeaderSize: 8_192 };
/** Prometheus and somebody who looks; whoever opens more waits for nothing. */
const CONNECTIONS_MAX = 16;

interface MetricsServerOptions {
  host: string;
  /** 0: any that is free. */
  port: number;
  contentType: string;
  write: () => Promise<string>;
}

export interface MetricsServer {
  url: string;
  /** Ends every connection. Safe to call twice. */
  close: () => Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which is not for people: nothing else is there. Whoever asks while an
 * answer is being made gets that one.
 */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  let underWay: Promise<string> | undefined;
  const write = () => (underWay ??= options.write().finally(() => (underWay = undefined)));
  const server = createServer(LIMITS, (request, response) => {
    answer(request, response, { write, contentType: options.contentType }).catch(() => response.destroy());
  });
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port, options.host, done);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}/metrics`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { write, contentType }: { write: () => Promise<string>; contentType: string },
): Promise<void> {
  // Nothing is read that somebody sends along.
  response.setHeader('connection', 'close');
  if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at GET /metrics.\n');
    return;
  }
  const text = await write();
  response.writeHead(200, { 'content-type': contentType }).end(text);
}
