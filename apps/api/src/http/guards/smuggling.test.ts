import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRawConnection } from '../../testing/raw-connection.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { openApi } from '../../testing/test-api.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

const LIMITS = { ...CONNECTION_LIMITS, headersMs: 400, requestMs: 800, checkEveryMs: 50 };
const SUMMARIES = '/v1/api/summaries/jobs';
const SMUGGLED = '/v1/api/hide-rules';
const EMPTY_CHUNKS = '0\r\n\r\n';

let database: TestDatabase;
let ada: SignedIn;
let address: string;
/** What the server took for a request, newest last. */
const asked: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  ada = await signIn(database.database);
  const api = await openApi(database.database, {}, LIMITS);
  api.server.on('request', ({ method, url }: { method: string; url: string }) => {
    asked.push(`${method} ${url}`);
  });
  address = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => database.drop());

const toHead = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: firsthand.example', ...headers, '', ''].join('\r\n');
/** Hides an employer from Ada, as long as it is a request of its own. */
const toSmuggled = () => {
  const body = '{"kind":"word","value":"smuggled"}';
  const headers = [`authorization: ${ada.headers.authorization}`, 'content-type: application/json'];
  return `${toHead(`POST ${SMUGGLED}`, ...headers, `content-length: ${body.length}`)}${body}`;
};
const countRules = async () => (await database.db.selectFrom('hide_rules').selectAll().execute()).length;
const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));

/** Sends it in one piece and gives the statuses that came until the server closed. */
async function send(text: string): Promise<number[]> {
  const connection = await openRawConnection(address);
  connection.socket.write(text, 'latin1');
  // Others are answered while this one is judged.
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await connection.closed;
  return statusesOf(connection.received());
}

const toPost = (...headers: string[]) =>
  toHead(`POST ${SUMMARIES}`, 'content-type: application/json', ...headers);
const CHUNKED = 'transfer-encoding: chunked';

describe('what two programs could read as one request or as two', () => {
  const lengths: [string, string[], string][] = [
    ['a length and chunks', ['content-length: 4', CHUNKED], EMPTY_CHUNKS],
    ['chunks and a length', [CHUNKED, 'content-length: 4'], EMPTY_CHUNKS],
    ['two lengths', ['content-length: 0', 'content-length: 400'], ''],
    ['the same length twice', ['content-length: 0', 'content-length: 0'], ''],
    ['a list of lengths', ['content-length: 0, 400'], ''],
    ['a length with a sign', ['content-length: +0'], ''],
    ['a negative length', ['content-length: -1'], ''],
    ['a length in hex', ['content-length: 0x0'], ''],
    ['no digits as a length', ['content-length: '], ''],
    ['a length beyond all numbers', ['content-length: 18446744073709551616'], ''],
    ['a space before the colon of a length', ['content-length : 400'], ''],
    ['a space before the colon of chunks', ['transfer-encoding : chunked'], EMPTY_CHUNKS],
    ['another coding', ['transfer-encoding: xchunked'], EMPTY_CHUNKS],
    ['chunks that are not last', ['transfer-encoding: chunked, identity'], EMPTY_CHUNKS],
    ['two codings', [CHUNKED, 'transfer-encoding: identity'], EMPTY_CHUNKS],
    ['a vertical tab before the coding', ['transfer-encoding: \x0bchunked'], EMPTY_CHUNKS],
    ['a folded coding', ['transfer-encoding:\r\n chunked'], EMPTY_CHUNKS],
    ['a folded length', ['x: a\r\n content-length: 400'], ''],
    ['a length after a bare LF', ['x: a\ncontent-length: 400'], ''],
    ['a length after a bare CR', ['x: a\rcontent-length: 400'], ''],
    ['a NUL in a header', ['x: a\0b', 'content-length: 0'], ''],
  ];
  const chunks: [string, string][] = [
    ['0x', '0x0\r\n\r\n'],
    ['a sign', '-1\r\n'],
    ['a number beyond all', '10000000000000000\r\n'],
    ['a space after the number', '0 \r\n\r\n'],
    ['a bare LF after the number', '2\n{}\r\n0\r\n\r\n'],
    ['a bare LF after an extension', '2;a\n{}\r\n0\r\n\r\n'],
    ['a bare LF after what it holds', '2\r\n{}\n0\r\n\r\n'],
    ['more than it says', '2\r\n{}xx0\r\n\r\n'],
    ['a length in what follows the last', '0\r\ncontent-length: 400\r\n\r\n'],
  ];

  test.each(lengths)('%s: refused, and what follows is no request', async (_what, headers, body) => {
    expect(await send(`${toPost(...headers)}${body}${toSmuggled()}`)).toEqual([400]);
    expect(asked.filter((request) => request.endsWith(SMUGGLED))).toEqual([]);
  });

  test.each(chunks)('a chunk with %s: refused, and what follows is no request', async (_what, body) => {
    expect(await send(`${toPost(CHUNKED)}${body}${toSmuggled()}`)).toEqual([400]);
    expect(asked.filter((request) => request.endsWith(SMUGGLED))).toEqual([]);
  });

  test('a chunk as long as all memory is taken for the rest of the connection', async () => {
    expect(await send(`${toPost(CHUNKED)}ffffffffffffffff\r\n${toSmuggled()}`)).toEqual([408]);
    expect(asked.toSorted()).toEqual(['GET /healthz', `POST ${SUMMARIES}`]);
  });

  test('an extension of a chunk of 1 MB is not read to its end', async () => {
    expect(await send(`${toPost(CHUNKED)}2;${'x'.repeat(1_000_000)}\r\n{}\r\n${EMPTY_CHUNKS}`)).toEqual([
      400,
    ]);
  });

  test.each([
    ['lines that end in LF', `GET ${SUMMARIES} HTTP/1.1\nhost: a\n\n`],
    ['a folded line', toHead('GET /healthz', 'x: a\r\n  b')],
    ['another version', 'GET /healthz HTTP/1.2\r\nhost: a\r\n\r\n'],
    ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s: refused', async (_what, text) => {
    expect(await send(`${text}${toSmuggled()}`)).toEqual([400]);
    expect(asked.filter((request) => request.endsWith(SMUGGLED))).toEqual([]);
  });

  test.each([
    ['two hosts', toHead('GET /healthz', 'host: elsewhere.example'), 400],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['no version', 'GET /healthz\r\n\r\n', 400],
    ['too many headers', toHead('GET /healthz', ...Array.from({ length: 5_000 }, () => 'a: 1')), 431],
  ])('%s: refused, and what comes behind is not carried out', async (_what, text, status) => {
    expect(await send(`${text}${toSmuggled()}`)).toEqual([status]);
    expect(await countRules()).toBe(0);
  });

  test('a tunnel is not opened', async () => {
    expect(await send(`${toHead('CONNECT inside.example:443')}${toSmuggled()}`)).toEqual([]);
    expect(asked).toEqual(['GET /healthz']);
  });

  test.each([
    ['of another kind', SUMMARIES, 415],
    ['refused before it is read', '/v1/api/saved-searches', 401],
    ['refused where there is no call', '/v1/api/none', 415],
  ])('a request within a body that is %s stays a body', async (_what, path, status) => {
    const body = toSmuggled();
    const connection = await openRawConnection(address);
    connection.socket.write(
      toHead(`POST ${path}`, 'content-type: text/xml', `content-length: ${body.length}`),
    );
    connection.socket.write(`${body}${toHead('GET /healthz', 'connection: close')}`);
    await connection.closed;
    expect(statusesOf(connection.received())).toEqual([status, 200]);
    expect(asked).toEqual([`POST ${path}`, 'GET /healthz']);
  });
});

describe('a head that is too much', () => {
  test.each([
    ['100 kB in one header', [`x: ${'x'.repeat(100_000)}`], 200],
    ['140 kB in one header', [`x: ${'x'.repeat(140_000)}`], 431],
    ['a hundred headers', Array.from({ length: 98 }, () => 'a: 1'), 200],
    ['one header more', Array.from({ length: 99 }, () => 'a: 1'), 431],
    ['10,000 headers', Array.from({ length: 10_000 }, () => 'a: 1'), 431],
  ])('%s', async (_what, headers, status) => {
    expect(await send(toHead('GET /healthz', ...headers, 'connection: close'))).toEqual([status]);
  });

  test('what the proxy wrote last is never pushed out by what a client wrote first', async () => {
    const before = Array.from({ length: 5_000 }, () => 'a: 1');
    const connection = await openRawConnection(address);
    connection.socket.write(
      toHead('GET /healthz', ...before, 'x-forwarded-for: 192.0.2.1', 'connection: close'),
    );
    await connection.closed;
    expect(connection.received()).toContain('{"error":"The request has too many headers."}');
  });
});

describe('a connection that is kept busy', () => {
  test('by a head that comes by the byte is ended after the time for heads', async () => {
    const connection = await openRawConnection(address);
    const head = toHead('GET /healthz', `x: ${'x'.repeat(1_000)}`);
    let sent = 0;
    const dripping = setInterval(() => connection.socket.write(head[sent++] ?? ''), 5);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await connection.closed;
    clearInterval(dripping);
    expect(statusesOf(connection.received())).toEqual([408]);
    expect(sent).toBeLessThan(head.length);
  });

  test('by two hundred of them keeps nobody else waiting', async () => {
    const connections = await Promise.all(Array.from({ length: 200 }, () => openRawConnection(address)));
    for (const { socket } of connections) socket.write(`POST ${SUMMARIES} HTTP/1.1\r\nhost: firs`);
    expect((await fetch(`${address}/v1/api/requisitions/search?q=cook`)).status).toBe(200);
    await Promise.all(connections.map(({ closed }) => closed));
    expect(asked).toEqual(['GET /v1/api/requisitions/search?q=cook']);
  });

  test.each([
    ['half a head', `POST ${SUMMARIES} HTTP/1.1\r\nhost: firs`],
    ['half a body', `${toPost('content-length: 400')}{"jobs"`],
  ])('and that is ended on their side after %s is ended on ours at once', async (_what, text) => {
    const connection = await openRawConnection(address);
    connection.socket.end(text);
    await connection.closed;
    expect(statusesOf(connection.received())).toEqual([400]);
  });
});

test('none of it was carried out, and the same request by itself is', async () => {
  expect(await countRules()).toBe(0);
  const connection = await openRawConnection(address);
  connection.socket.write(toSmuggled());
  await new Promise((resolve) => connection.socket.once('data', resolve));
  expect(statusesOf(connection.received())).toEqual([201]);
  expect(await countRules()).toBe(1);
  connection.socket.destroy();
});
