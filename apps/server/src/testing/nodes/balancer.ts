import { createServer, request as send, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLoop } from '@firsthand/database';

const LOOK_EVERY_MS = 200;
const LOOK_WITHIN_MS = 3_000;
/** Longer than whatever is waited for in a test: what takes so long is a fault. */
const ANSWER_WITHIN_MS = 60_000;
/** What may be asked twice. */
const REPEATABLE = new Set(['GET', 'HEAD']);
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface Balancer {
  url: string;
  /** The addresses that answered 200 at `/readyz` at the last look. */
  listReady: () => string[];
  close: () => Promise<void>;
}

interface Question {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What became of a question at one node; `taken` when that node may have acted on it. */
type Outcome = { answer: IncomingMessage } | { taken: boolean };

/**
 * A load balancer as docs/operations.md describes one: it asks `/readyz`, takes a node out at the first answer that is not
 * 200, and sends a request that a node did not take to another one. While none is ready it asks those that were last.
 */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let usable = [...nodes];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(nodes.map(isReady));
    ready = nodes.filter((_, index) => answers[index]);
    if (ready.length > 0) usable = ready;
  };
  const looking = startLoop(look, LOOK_EVERY_MS, (error) => console.error(error));

  const listInTurn = () => {
    const first = turn++ % usable.length;
    return [
      ...usable.slice(first),
      ...usable.slice(0, first),
      ...nodes.filter((node) => !usable.includes(node)),
    ];
  };
  const server = createServer((request, response) => {
    pass(request, response, listInTurn(), agent).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    listReady: () => [...ready],
    close: async () => {
      await looking.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

async function isReady(node: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${node}/readyz`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
    return status === 200;
  } catch {
    // Whatever it is, it is not ready.
    return false;
  }
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  nodes: readonly string[],
  agent: Agent,
): Promise<void> {
  const question = await readQuestion(request);
  for (const node of nodes) {
    const outcome = await ask(node, question, agent);
    if ('answer' in outcome) {
      response.writeHead(outcome.answer.statusCode ?? 502, withoutHop(outcome.answer.headers));
      outcome.answer.on('error', () => response.destroy()).pipe(response);
      return;
    }
    if (outcome.taken && !REPEATABLE.has(question.method)) break;
  }
  response.writeHead(502).end();
}

async function readQuestion(request: IncomingMessage): Promise<Question> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = withoutHop(request.headers);
  return { method: request.method ?? 'GET', path: request.url ?? '/', headers, body: Buffer.concat(chunks) };
}

/** Without what concerns one connection alone. */
function withoutHop(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const passed = Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name));
  return Object.fromEntries(passed);
}

function ask(node: string, { method, path, headers, body }: Question, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = send(node + path, { method, headers, agent, timeout: ANSWER_WITHIN_MS });
    asked.once('response', (answer) => resolve({ answer }));
    asked.once('timeout', () => asked.destroy());
    asked.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ taken: error.code !== 'ECONNREFUSED' });
    });
    asked.end(body);
  });
}
