import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { Door } from '@firsthand/outside';
import { afterEach, describe, expect, test } from 'vitest';
import { TransportError, type AtsFetch } from '../contract.ts';
import { createAtsFetch, retryAfterMs, type AtsFetchOptions } from './ats-fetch.ts';
import { HostPacer } from './host-pacer.ts';

const once = () => new Door('ats', { limits: { retries: 0 } });

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

async function openGateway(handler: Handler, options: Partial<AtsFetchOptions> = {}) {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    handler(request, response, count);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  let clock = Date.now();
  const client = createAtsFetch({
    budgets: [],
    userAgent: 'Firsthand/test',
    gateway,
    random: () => 0.5,
    now: () => clock,
    sleep: (ms) => {
      waits.push(Math.round(ms));
      clock += ms;
      return Promise.resolve();
    },
    ...options,
  });
  closers.push(client.close, () => new Promise((done) => server.close(done)));
  return { fetch: client.fetch, close: client.close, waits, calls: () => count };
}

async function failureOf(call: ReturnType<AtsFetch>): Promise<TransportError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof TransportError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail');
}

describe('the polite fetch', () => {
  test('is closed at once while a board answers slowly, and says nothing of its host', async () => {
    const events: string[] = [];
    const door = new Door('ats', {
      onEvent: (event) => events.push(event.kind === 'attempt' ? event.outcome : event.state),
    });
    let tellArrived: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (tellArrived = resolve));
    const { fetch, close, calls } = await openGateway(
      (_request, response) => {
        response.writeHead(200).write('{');
        tellArrived();
        setTimeout(() => response.end('}'), 8_000).unref();
      },
      { door },
    );
    const call = failureOf(fetch({ url: 'https://api.example/slow' }));
    await arrived;
    const startedAt = performance.now();
    await close();
    expect((await call).message).toContain('the program is ending');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect([calls(), events]).toEqual([1, ['untold']]);
    const late = await failureOf(fetch({ url: 'https://api.example/late' }));
    expect([late.mayHaveLeft, calls()]).toEqual([false, 1]);
  });

  test('sends every request to the gateway with host, path, query, method and body unchanged', async () => {
    const { fetch } = await openGateway((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () =>
        response.end(
          JSON.stringify({
            url: request.url,
            method: request.method,
            body,
            agent: request.headers['user-agent'],
          }),
        ),
      );
    });
    const answer = await fetch({
      url: 'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs?a=1&b=%20x',
      method: 'POST',
      body: '{"limit":20}',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(answer.text)).toEqual({
      url: '/acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs?a=1&b=%20x',
      method: 'POST',
      body: '{"limit":20}',
      agent: 'Firsthand/test',
    });
  });

  test('waits as long as Retry-After asks and then tries again', async () => {
    const { fetch, waits, calls } = await openGateway((_request, response, count) => {
      if (count === 1) response.writeHead(429, { 'retry-after': '7' }).end();
      else response.end('ok');
    });
    expect((await fetch({ url: 'https://api.lever.co/x' })).text).toBe('ok');
    expect(calls()).toBe(2);
    expect(waits).toEqual([7_000]);
  });

  test('backs off with doubling waits on 5xx and gives up as unreachable', async () => {
    const { fetch, waits, calls } = await openGateway((_request, response) => response.writeHead(503).end());
    const failure = await failureOf(fetch({ url: 'https://api.lever.co/x' }));
    expect(failure.failure).toBe('unreachable');
    expect(failure.message).toContain('503');
    expect(calls()).toBe(4);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  test('does not wait for a Retry-After of an hour but reports it', async () => {
    const { fetch, calls } = await openGateway((_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    const failure = await failureOf(fetch({ url: 'https://api.lever.co/x' }));
    expect(failure.failure).toBe('rate-limited');
    expect(failure.retryAfterSeconds).toBe(3600);
    expect(calls()).toBe(1);
  });

  test.each([200, 301, 304, 400, 403, 404, 410, 422])(
    'hands a %i answer to the connector',
    async (status) => {
      const { fetch, calls } = await openGateway((_request, response) =>
        response.writeHead(status, { location: 'https://elsewhere.example/' }).end(),
      );
      expect((await fetch({ url: 'https://api.lever.co/x' })).status).toBe(status);
      expect(calls()).toBe(1);
    },
  );

  test('sends validators', async () => {
    const { fetch } = await openGateway((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200).end(),
    );
    expect((await fetch({ url: 'https://api.lever.co/x', validator: { etag: '"v1"' } })).status).toBe(304);
  });

  test('stops reading an answer over its size limit, counted after decompression', async () => {
    const { fetch, calls } = await openGateway((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
    );
    const failure = await failureOf(fetch({ url: 'https://api.lever.co/x', maxBytes: 1_000_000 }));
    expect(failure.failure).toBe('shape-changed');
    expect(calls()).toBe(1);
  });

  test('gives the beginning of a longer answer where that is all that is asked for, and reads no more', async () => {
    let sent = 0;
    const { fetch } = await openGateway((_request, response) => {
      const send = () => {
        while (!response.closed && sent < 100_000_000) {
          sent += 2 * 65_536;
          if (!response.write('ü'.repeat(65_536))) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    });
    const { text } = await fetch({ url: 'https://acme.example/', maxBytes: 100_001, cut: true });
    expect(text).toBe('ü'.repeat(50_000));
    expect(sent).toBeLessThan(20_000_000);
    const whole = await openGateway((_request, response) => response.end('short'));
    expect((await whole.fetch({ url: 'https://acme.example/', maxBytes: 5, cut: true })).text).toBe('short');
  });

  test('gives up on an answer that does not come, or stops in the middle', async () => {
    const silent = await openGateway(() => undefined, { door: once() });
    expect(
      (await failureOf(silent.fetch({ url: 'https://api.lever.co/x', timeoutMs: 100 }))).message,
    ).toContain('in time');
    const broken = await openGateway(
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
        setTimeout(() => response.destroy(), 20);
      },
      { door: once() },
    );
    expect((await failureOf(broken.fetch({ url: 'https://api.lever.co/x' }))).failure).toBe('unreachable');
  });

  test('reads the charset that the answer names', async () => {
    const { fetch } = await openGateway((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from([0x4d, 0xfc])),
    );
    expect((await fetch({ url: 'https://jobs.jobvite.com/x' })).text).toBe('Mü');
  });
});

describe('without a gateway', () => {
  const { fetch } = createAtsFetch({ budgets: [], userAgent: 'Firsthand/test', door: once() });

  test.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::ffff:127.0.0.1]/x',
  ])('refuses the literal address %s', async (url) => {
    expect((await failureOf(fetch({ url }))).message).toContain('private');
  });

  test('refuses plain http', async () => {
    expect((await failureOf(fetch({ url: 'http://api.lever.co/x' }))).message).toContain('https');
  });

  test('refuses a name that resolves to loopback', async () => {
    expect((await failureOf(fetch({ url: 'https://localhost/x' }))).message).toContain('private address');
  });
});

describe('the host pacer', () => {
  test('starts requests to one host no faster than its budget, and hosts do not wait for each other', async () => {
    const pacer = new HostPacer({
      budgets: [{ host: '.bamboohr.com', concurrency: 2, minIntervalMs: 60 }],
      paced: true,
      now: Date.now,
      sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
    const starts: { host: string; at: number }[] = [];
    const ask = (host: string) =>
      pacer.run(host, () => {
        starts.push({ host, at: performance.now() });
        return Promise.resolve();
      });
    await Promise.all([
      ask('a.bamboohr.com'),
      ask('a.bamboohr.com'),
      ask('a.bamboohr.com'),
      ask('b.bamboohr.com'),
    ]);
    const [first, second, third] = starts
      .filter((start) => start.host === 'a.bamboohr.com')
      .map((start) => start.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(40);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(40);
    expect(starts.findIndex((start) => start.host === 'b.bamboohr.com')).toBeLessThan(2);
  });

  test('reads Retry-After as seconds or as a date', () => {
    const at = (value: string, headers: Record<string, string> = {}) =>
      retryAfterMs({ status: 429, headers: { 'retry-after': value, ...headers }, text: '' }, 0);
    expect(at('3')).toBe(3_000);
    expect(at('Thu, 01 Jan 1970 00:00:09 GMT')).toBe(9_000);
    expect(at('soon')).toBeUndefined();
    // By the other side's clock, when that is hours from ours.
    const date = 'Thu, 01 Jan 1970 07:00:00 GMT';
    expect(at('Thu, 01 Jan 1970 07:00:09 GMT', { date })).toBe(9_000);
  });
});
