import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOURCES } from '@firsthand/contracts';
import { startSandbox, type SandboxBoard } from '@firsthand/sandbox';
import { mapTexts } from '../../../../../packages/connectors/src/testing/payload-changes.ts';
import { makeHostileTexts } from './texts.ts';

const LONG = 200;
const LONG_TEXT = 150_000;
/** One in so many is that large. */
const HUGE_TEXT = 4_000_000;
const SHORT_TEXT = 400;
/** What is read as text; without the other fields a posting would be refused before that. */
const TEXTS = /text|title|name|location|city|department|team|categor|label|descr|content/i;

export interface HostileBoards {
  /** As `ATS_GATEWAY`. */
  url: string;
  /** One of each system. */
  boards: readonly SandboxBoard[];
  close: () => Promise<void>;
}

/** The nine systems as the sandbox speaks for them, every text of every posting hostile, and such a page at every other address. */
export async function startHostileBoards(): Promise<HostileBoards> {
  const sandbox = await startSandbox({ companies: SOURCES.length, scale: 0.05 });
  const [long, short] = [LONG_TEXT, SHORT_TEXT].map((length) => Object.values(makeHostileTexts(length)));
  const huge = Object.values(makeHostileTexts(HUGE_TEXT));
  let given = 0;
  const next = (texts: readonly string[] = []) => texts[given++ % texts.length] ?? '';
  const nextLong = () => (given % 20 === 0 ? next(huge) : next(long));
  const change = (text: string, key: string) => {
    if (text.length > LONG) return nextLong();
    return TEXTS.test(key) && !/id$/i.test(key) ? `${text} ${next(short)}` : text;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const from = await fetch(new URL(request.url ?? '/', sandbox.url), {
      ...{ method: request.method ?? 'GET', headers: toHeaders(request), redirect: 'manual' },
      ...(request.method === 'POST' ? { body: await readBody(request) } : {}),
    });
    const type = from.headers.get('content-type') ?? 'text/html';
    const text = await from.text();
    if (from.status === 404)
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${nextLong()}`);
    else if (type.includes('json'))
      response
        .writeHead(from.status, { 'content-type': type })
        .end(JSON.stringify(mapTexts(JSON.parse(text), change)));
    else
      response
        .writeHead(from.status, { 'content-type': type })
        .end(text.replace(/<\/(p|li)>/, () => `${nextLong()}</p>`));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    boards: sandbox.boards,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await sandbox.close();
    },
  };
}

function toHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { 'content-type': type, accept, cookie } = headers;
  return { ...(type && { 'content-type': type }), ...(accept && { accept }), ...(cookie && { cookie }) };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
