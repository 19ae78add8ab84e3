import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { callFor } from './calling-for.ts';
import { createOutsideFetch } from './create-outside-fetch.ts';
import { Door } from './door.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function open(answer: RequestListener, limits: ConstructorParameters<typeof Door>[1] = {}) {
  const outcomes: string[] = [];
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const door = new Door('model', {
    ...limits,
    onEvent: (event) => event.kind === 'attempt' && outcomes.push(event.outcome),
  });
  return { base, outcomes, fetch: createOutsideFetch({ door, base }) };
}

test('method, headers and body go out, and the answer comes back as it is after decompression', async () => {
  const { base, fetch } = await open((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const said = [request.method, request.headers['x-one'], Buffer.concat(chunks).toString()].join(' ');
      response.writeHead(201, { 'content-encoding': 'gzip', 'x-two': '2' }).end(gzipSync(said));
    });
  });
  const answer = await fetch(`${base}/a`, { method: 'POST', headers: { 'x-one': '1' }, body: 'here' });
  expect([answer.status, answer.headers.get('x-two')]).toEqual([201, '2']);
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(await answer.text()).toBe('POST 1 here');
});

test('a redirect is given as it is, wherever it leads', async () => {
  const { base, fetch, outcomes } = await open((_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  );
  expect((await fetch(base)).status).toBe(302);
  expect(outcomes).toEqual(['answered']);
});

test.each([
  ...['http://example.com/', 'https://169.254.169.254/latest/', 'https://2130706433/', 'https://[::1]/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://10.0.0.7/', 'http://127.0.0.1:1/'],
])('%s, which nobody configured, is not asked', async (address) => {
  const { fetch, outcomes } = await open((_request, response) => response.end());
  await expect(fetch(address)).rejects.toThrow('no public https address');
  expect(outcomes).toEqual([]);
});

test('a name that nobody configured and that leads inside is not connected to', async () => {
  const { fetch } = await open((_request, response) => response.end());
  await expect(fetch('https://localhost/')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('private address') },
  });
});

test('an answer that never ends is cut at the largest answer', async () => {
  const { base, fetch, outcomes } = await open(
    (_request, response) => {
      const piece = Buffer.alloc(65_536);
      const write = () => {
        if (!response.destroyed) response.write(piece, write);
      };
      write();
    },
    { limits: { answerMaxBytes: 1_000_000 } },
  );
  await expect(fetch(base)).rejects.toThrow('more than 1000000 bytes');
  expect(outcomes).toEqual(['answered']);
});

test('an answer that comes too slowly ends with the time for the whole call', async () => {
  const { base, fetch, outcomes } = await open(
    (_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    },
    { limits: { wholeMs: 200 } },
  );
  await expect(fetch(base)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(outcomes).toEqual(['failed']);
});

test('who stops waiting says nothing about the host', async () => {
  const { base, fetch, outcomes } = await open(() => undefined);
  const stopping = new AbortController();
  const call = fetch(base, { signal: stopping.signal });
  setTimeout(() => stopping.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(outcomes).toEqual(['untold']);
});

test('after failures in a row the host is not asked, and the call says so at once', async () => {
  const { base, fetch, outcomes } = await open((_request, response) => response.writeHead(503).end(), {
    limits: { failuresUntilRest: 2 },
  });
  for (const who of ['ada', 'bob']) expect((await callFor(who, () => fetch(base))).status).toBe(503);
  await expect(fetch(base)).rejects.toThrow('is not asked again for 30 s');
  expect(outcomes).toEqual(['failed', 'failed', 'refused']);
});
