import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { TransportError, type AtsRequest } from '../contract.ts';
import { createAtsFetch } from './ats-fetch.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const REQUEST: AtsRequest = {
  url: 'https://api.lever.co/v0/postings/acme/1',
  method: 'POST',
  body: '{}',
  once: true,
};

function openClient(gateway?: string) {
  const client = createAtsFetch({ budgets: [], userAgent: 'Firsthand/test', gateway, backOffBaseMs: 1 });
  closers.push(client.close);
  return client.fetch;
}

async function openGateway(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  let calls = 0;
  const server = createHttpServer((request, response) => {
    calls += 1;
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const fetch = openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return { fetch, calls: () => calls };
}

async function failureOf(call: Promise<unknown>): Promise<TransportError> {
  const failure: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof TransportError) return failure;
  throw new Error('The call was expected to fail in transport', { cause: failure });
}

describe('a request that must not happen twice', () => {
  test.each([200, 302, 429, 500, 503])('is sent once, and its %i comes back as it is', async (status) => {
    const { fetch, calls } = await openGateway((_request, response) =>
      response.writeHead(status, { 'retry-after': '1' }).end('words'),
    );
    expect(await fetch(REQUEST)).toMatchObject({
      status,
      text: 'words',
      headers: { 'retry-after': '1' },
    });
    expect(calls()).toBe(1);
  });

  test('arrives byte for byte', async () => {
    const sent = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    let arrived = Buffer.alloc(0);
    const { fetch } = await openGateway((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        arrived = Buffer.concat(parts);
        response.end();
      });
    });
    await fetch({ ...REQUEST, body: sent });
    expect(arrived.equals(sent)).toBe(true);
  });

  test('may have left when the connection breaks after it was sent, and is not sent again', async () => {
    const { fetch, calls } = await openGateway((request, response) => {
      request.resume();
      request.on('end', () => response.destroy());
    });
    expect((await failureOf(fetch(REQUEST))).mayHaveLeft).toBe(true);
    expect(calls()).toBe(1);
  });

  test('is not sent again over a kept connection that breaks', async () => {
    const { fetch, calls } = await openGateway((request, response) => {
      request.resume();
      request.on('end', () => (request.method === 'GET' ? response.end('ok') : response.destroy()));
    });
    await fetch({ url: REQUEST.url });
    expect((await failureOf(fetch(REQUEST))).mayHaveLeft).toBe(true);
    expect(calls()).toBe(2);
  });

  test('may have left when no answer comes in time', async () => {
    const { fetch, calls } = await openGateway(() => undefined);
    const failure = await failureOf(fetch({ ...REQUEST, timeoutMs: 100 }));
    expect(failure).toMatchObject({ mayHaveLeft: true, failure: 'unreachable' });
    expect(calls()).toBe(1);
  });

  test('cannot have left when nobody listens', async () => {
    const server = createHttpServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    expect((await failureOf(openClient(`http://127.0.0.1:${port}`)(REQUEST))).mayHaveLeft).toBe(false);
  });

  test.each([
    ['a name that does not exist', 'https://nobody.invalid/x'],
    ['a name that leads to a private address', 'https://localhost/x'],
    ['a private address', 'https://10.0.0.1/x'],
    ['an address without https', 'http://api.lever.co/x'],
  ])('cannot have left for %s', async (_what, url) => {
    expect((await failureOf(openClient()({ ...REQUEST, url }))).mayHaveLeft).toBe(false);
  });

  test('keeps the query out of the message, because it may hold a key', async () => {
    const failure = await failureOf(openClient()({ ...REQUEST, url: 'http://api.lever.co/x?key=secret' }));
    expect(failure.message).not.toContain('secret');
  });
});
