import type { CommandResult, CrawlEvent, CrawlReport } from '@firsthand/crawler';
import { afterEach, expect, test } from 'vitest';
import { askServerToCrawl } from './ask-server.ts';
import { startControlServer, type ControlServer } from './control-server.ts';

const servers: ControlServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(crawl: Parameters<typeof startControlServer>[0]): Promise<ControlServer> {
  const server = await startControlServer(crawl);
  servers.push(server);
  return server;
}

const ownerOf = ({ url, token }: ControlServer) => ({
  pid: 42,
  startedAt: '2026-02-01T08:00:00.000Z',
  controlUrl: url,
  controlToken: token,
});

const report: CrawlReport = {
  ...{ boardId: 1, source: 'lever', board: 'acme', company: 'Acme', outcome: 'complete', read: 2 },
  ...{ created: 2, changed: 0, closed: 0, reopened: 0, rejected: 0, rejects: {}, failure: null },
  ...{ message: null, retryAfterSeconds: null, detailsLeft: 0, durationMs: 5, requests: 1 },
  lastSuccessAt: new Date('2026-02-01T08:00:00.000Z'),
  nextCrawlAt: new Date('2026-02-01T09:00:00.000Z'),
};
const done: CommandResult = { ok: true, reports: [report], faults: [] };
const neverAsked = () => Promise.reject(new Error('nobody may ask for this'));

test('the events of a crawl arrive as they happen, then its result', async () => {
  const finish: { now: () => void } = { now: () => undefined };
  const ordered: string[][] = [];
  const server = await start(async (names, onEvent) => {
    ordered.push(names);
    onEvent({ kind: 'planned', boards: names });
    await new Promise<void>((resolve) => {
      finish.now = resolve;
    });
    onEvent({ kind: 'finished', board: 'lever:acme', report });
    return done;
  });
  const events: CrawlEvent[] = [];
  const result = await askServerToCrawl(ownerOf(server), ['lever:acme'], (event) => {
    events.push(event);
    // The crawl goes on only once its first event has arrived here.
    if (event.kind === 'planned') finish.now();
  });
  expect(ordered).toEqual([['lever:acme']]);
  expect(events).toEqual([
    { kind: 'planned', boards: ['lever:acme'] },
    { kind: 'finished', board: 'lever:acme', report },
  ]);
  expect(result).toEqual(done);
});

test('letters of several bytes arrive whole', async () => {
  const names = Array.from({ length: 3_000 }, (_, index) => `lever:Überprüfung-求人-${index}`);
  const server = await start((given, onEvent) => {
    for (const board of given) onEvent({ kind: 'waiting', board });
    return Promise.resolve({ ok: true, reports: [], faults: [] });
  });
  const boards: string[] = [];
  await askServerToCrawl(ownerOf(server), names, (event) => {
    if (event.kind === 'waiting') boards.push(event.board);
  });
  expect(boards).toEqual(names);
});

test('an order without the token is refused', async () => {
  const server = await start(neverAsked);
  for (const authorization of [
    '',
    'Bearer',
    'Bearer wrong',
    `Basic ${server.token}`,
    `Bearer ${server.token}x`,
  ]) {
    const answer = await fetch(server.url, {
      method: 'POST',
      headers: { authorization },
      body: '{"names":[]}',
    });
    expect(answer.status).toBe(401);
  }
  const stranger = { ...ownerOf(server), controlToken: 'wrong' };
  await expect(askServerToCrawl(stranger, [], () => undefined)).rejects.toThrow(
    'The running server (process 42) refused the order.',
  );
});

test.each([
  ['no JSON', 'crawl!'],
  ['no names', '{}'],
  ['names that are no texts', '{"names":[1]}'],
  ['a name without end', JSON.stringify({ names: ['x'.repeat(501)] })],
  ['more than a megabyte', JSON.stringify({ names: ['x'.repeat(2_000_000)] })],
])('an order with %s is refused', async (_name, body) => {
  const server = await start(neverAsked);
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}` },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.any(String) as string });
});

test('a crawl that fails says why', async () => {
  const server = await start(() => Promise.reject(new Error('The database cannot be reached')));
  await expect(askServerToCrawl(ownerOf(server), [], () => undefined)).rejects.toThrow(
    'The database cannot be reached',
  );
});

test('a command that goes away interrupts its crawl', async () => {
  let wasInterrupted: () => void = () => undefined;
  const interrupted = new Promise<void>((resolve) => {
    wasInterrupted = resolve;
  });
  const server = await start(async (_names, onEvent, signal) => {
    signal.addEventListener('abort', wasInterrupted);
    onEvent({ kind: 'planned', boards: [] });
    await interrupted;
    return done;
  });
  const gone = new AbortController();
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}` },
    body: '{"names":[]}',
    signal: gone.signal,
  });
  expect(answer.status).toBe(200);
  gone.abort();
  await interrupted;
});

test('a server that stops interrupts the crawl, waits for its end and tells the command', async () => {
  const steps: string[] = [];
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const server = await startControlServer(async (_names, onEvent, signal) => {
    onEvent({ kind: 'planned', boards: [] });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    steps.push('the crawl has ended');
    return done;
  });
  const asked = askServerToCrawl(ownerOf(server), [], begin);
  const refusal = expect(asked).rejects.toThrow('The running server stopped before the crawl was done.');
  await begun;
  await server.close();
  steps.push('the server is closed');
  await refusal;
  expect(steps).toEqual(['the crawl has ended', 'the server is closed']);
});

test('a server that is no longer there cannot be reached', async () => {
  const server = await startControlServer(neverAsked);
  await server.close();
  await expect(askServerToCrawl(ownerOf(server), [], () => undefined)).rejects.toThrow(
    'The running server (process 42) cannot be reached.',
  );
});

test('a process that takes no orders is named', async () => {
  const owner = { pid: 42, startedAt: '2026-02-01T08:00:00.000Z' };
  await expect(askServerToCrawl(owner, [], () => undefined)).rejects.toThrow(/^Process 42 is using /);
});
