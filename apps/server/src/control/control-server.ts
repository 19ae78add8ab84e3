import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CommandResult, CrawlEvent } from '@firsthand/crawler';
import { z } from 'zod';

const orderSchema = z.object({ names: z.array(z.string().max(500)).max(10_000) });
const ORDER_MAX_BYTES = 1024 * 1024;

/** One line of the answer to a crawl order. */
export type ControlLine = { event: CrawlEvent } | { result: CommandResult } | { error: string };

export interface ControlServer {
  url: string;
  token: string;
  close: () => Promise<void>;
}

type Crawl = (
  names: string[],
  onEvent: (event: CrawlEvent) => void,
  signal: AbortSignal,
) => Promise<CommandResult>;

/**
 * Takes orders from commands beside a running embedded server, which alone may open the data files: loopback only,
 * and only with the token that stands in the data directory's lock file. Answers line by line while the crawl runs.
 */
export async function startControlServer(crawl: Crawl): Promise<ControlServer> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    void answer(request, response, token, crawl);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  crawl: Crawl,
): Promise<void> {
  const write = (line: ControlLine) => response.write(`${JSON.stringify(line)}\n`);
  try {
    if (!isAllowed(request.headers.authorization, token)) {
      response.writeHead(401).end();
      return;
    }
    const order = orderSchema.parse(JSON.parse(await readAll(request)));
    const gone = new AbortController();
    response.on('close', () => {
      gone.abort();
    });
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    write({ result: await crawl(order.names, (event) => write({ event }), gone.signal) });
  } catch (error) {
    if (!response.headersSent) response.writeHead(400);
    write({ error: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

function isAllowed(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > ORDER_MAX_BYTES) throw new Error('The order is too large');
  }
  return text;
}
