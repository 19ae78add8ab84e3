import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  orderSchema,
  type ControlLine,
  type Order,
  type OrderEvents,
  type OrderHandlers,
  type OrderResults,
} from './orders.ts';

/** Whoever waits gives up after minutes without a byte; a board may keep us waiting longer. */
const HEARTBEAT_MS = 30_000;
const ORDER_MAX_BYTES = 1024 * 1024;

export interface ControlServer {
  url: string;
  token: string;
  /** Interrupts what was ordered and waits for its end. */
  close: () => Promise<void>;
}

/**
 * Takes orders from commands beside a running embedded server, which alone may open the data files: loopback only,
 * and only with the token that stands in the data directory's lock file. Answers line by line while the work goes on.
 */
export async function startControlServer(handlers: OrderHandlers): Promise<ControlServer> {
  const token = randomBytes(32).toString('base64url');
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answering = answer(request, response, token, handlers).finally(() => underWay.delete(answering));
    underWay.add(answering);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      // Interrupts what was ordered: crawls then put their boards back.
      server.closeAllConnections();
      await Promise.all([closed, ...underWay]);
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  handlers: OrderHandlers,
): Promise<void> {
  let beat: NodeJS.Timeout | undefined;
  const write = (line: ControlLine<Order['order']>) => response.write(`${JSON.stringify(line)}\n`);
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
    beat = setInterval(() => response.write('\n'), HEARTBEAT_MS);
    write({ result: await carryOut(order, handlers, (event) => write({ event }), gone.signal) });
  } catch (error) {
    if (!response.headersSent) response.writeHead(400);
    write({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(beat);
  }
  response.end();
}

function carryOut(
  order: Order,
  handlers: OrderHandlers,
  onEvent: (event: OrderEvents[Order['order']]) => void,
  signal: AbortSignal,
): Promise<OrderResults[Order['order']]> {
  switch (order.order) {
    case 'crawl':
      return handlers.crawl(order, onEvent, signal);
    case 'boards':
      return handlers.boards(order, onEvent, signal);
    case 'discover':
      return handlers.discover(order, onEvent, signal);
    case 'users':
      return handlers.users(order, onEvent, signal);
    case 'billing':
      return handlers.billing(order, onEvent, signal);
    case 'alerts':
      return handlers.alerts(order, onEvent, signal);
    case 'backup':
      return handlers.backup(order, onEvent, signal);
  }
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
