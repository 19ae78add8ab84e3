import type { CommandResult, CrawlEvent, CrawlReport } from '@firsthand/crawler';
import { afterEach, expect, test } from 'vitest';
import { askServer } from './ask-server.ts';
import { startControlServer, type ControlServer } from './control-server.ts';
import type { OrderHandlers } from './orders.ts';

const servers: ControlServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const neverAsked = () => Promise.reject(new Error('nobody may ask for this'));

async function start(handlers: Partial<OrderHandlers>): Promise<ControlServer> {
  const server = await startControlServer({
    ...{ boards: neverAsked, discover: neverAsked },
    ...{ crawl: neverAsked, users: neverAsked, billing: neverAsked, alerts: neverAsked, backup: neverAsked },
    ...handlers,
  });
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
  ...{ openJobs: 2, moved: null },
  ...{ message: null, retryAfterSeconds: null, detailsLeft: 0, texts: null, durationMs: 5, requests: 1 },
  lastSuccessAt: new Date('2026-02-01T08:00:00.000Z'),
  nextCrawlAt: new Date('2026-02-01T09:00:00.000Z'),
};
const done: CommandResult = { ok: true, reports: [report], faults: [], paused: [] };
const crawlAll: { order: 'crawl'; names: string[] } = { order: 'crawl', names: [] };
const ignore = () => undefined;

test('the events of a crawl arrive as they happen, then its result', async () => {
  const finish: { now: () => void } = { now: () => undefined };
  const ordered: string[][] = [];
  const server = await start({
    crawl: async ({ names }, onEvent) => {
      ordered.push(names);
      onEvent({ kind: 'planned', boards: names });
      await new Promise<void>((resolve) => {
        finish.now = resolve;
      });
      onEvent({ kind: 'finished', board: 'lever:acme', report });
      return done;
    },
  });
  const events: CrawlEvent[] = [];
  const result = await askServer(ownerOf(server), { order: 'crawl', names: ['lever:acme'] }, (event) => {
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
  const server = await start({
    crawl: (order, onEvent) => {
      for (const board of order.names) onEvent({ kind: 'waiting', board });
      return Promise.resolve({ ok: true, reports: [], faults: [], paused: [] });
    },
  });
  const boards: string[] = [];
  await askServer(ownerOf(server), { order: 'crawl', names }, (event) => {
    if (event.kind === 'waiting') boards.push(event.board);
  });
  expect(boards).toEqual(names);
});

test('an order without the token is refused', async () => {
  const server = await start({});
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
      body: JSON.stringify(crawlAll),
    });
    expect(answer.status).toBe(401);
  }
  const stranger = { ...ownerOf(server), controlToken: 'wrong' };
  await expect(askServer(stranger, crawlAll, ignore)).rejects.toThrow(
    'The running server (process 42) refused the order.',
  );
});

test.each([
  ['no JSON', 'crawl!'],
  ['no name', '{"names":[]}'],
  ['an unknown name', '{"order":"stop"}'],
  ['no boards', '{"order":"crawl"}'],
  ['boards that are no texts', '{"order":"crawl","names":[1]}'],
  ['a board without end', JSON.stringify({ order: 'crawl', names: ['x'.repeat(501)] })],
  ['more than a megabyte', JSON.stringify({ order: 'crawl', names: ['x'.repeat(2_000_000)] })],
  ['an unknown action', '{"order":"users","users":{"action":"invent"}}'],
  [
    'a role that is none',
    '{"order":"users","users":{"action":"promote","email":"a@b.example","role":"king"}}',
  ],
])('an order with %s is refused', async (_name, body) => {
  const server = await start({});
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}` },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.any(String) as string });
});

test('a crawl that fails says why', async () => {
  const server = await start({ crawl: () => Promise.reject(new Error('The database cannot be reached')) });
  await expect(askServer(ownerOf(server), crawlAll, ignore)).rejects.toThrow(
    'The database cannot be reached',
  );
});

test('an order about people reaches its own handler and no other', async () => {
  const server = await start({
    users: ({ users }) => Promise.resolve({ text: JSON.stringify(users) }),
  });
  const users = { action: 'promote', email: 'ada@example.com', role: 'admin' } as const;
  const answer = await askServer(ownerOf(server), { order: 'users', isLive: false, users }, ignore);
  expect(answer).toEqual({ text: JSON.stringify(users) });
  await expect(askServer(ownerOf(server), crawlAll, ignore)).rejects.toThrow('nobody may ask for this');
});

test('a command that goes away interrupts its crawl', async () => {
  let wasInterrupted: () => void = () => undefined;
  const interrupted = new Promise<void>((resolve) => {
    wasInterrupted = resolve;
  });
  const server = await start({
    crawl: async (_order, onEvent, signal) => {
      signal.addEventListener('abort', wasInterrupted);
      onEvent({ kind: 'planned', boards: [] });
      await interrupted;
      return done;
    },
  });
  const gone = new AbortController();
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}` },
    body: JSON.stringify(crawlAll),
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
  const server = await start({
    crawl: async (_order, onEvent, signal) => {
      onEvent({ kind: 'planned', boards: [] });
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          resolve();
        });
      });
      steps.push('the crawl has ended');
      return done;
    },
  });
  const asked = askServer(ownerOf(server), crawlAll, begin);
  const refusal = expect(asked).rejects.toThrow('The running server stopped before the work was done.');
  await begun;
  await server.close();
  steps.push('the server is closed');
  await refusal;
  expect(steps).toEqual(['the crawl has ended', 'the server is closed']);
});

test('a server that is no longer there cannot be reached', async () => {
  const server = await start({});
  await server.close();
  await expect(askServer(ownerOf(server), crawlAll, ignore)).rejects.toThrow(
    'The running server (process 42) cannot be reached.',
  );
});

test('a process that takes no orders is named', async () => {
  const owner = { pid: 42, startedAt: '2026-02-01T08:00:00.000Z' };
  await expect(askServer(owner, crawlAll, ignore)).rejects.toThrow(/^Process 42 is using /);
});
