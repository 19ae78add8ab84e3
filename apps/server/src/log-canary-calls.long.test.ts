import { createTestDatabase, insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aForm } from '../../api/src/testing/a-form.ts';
import { fillAccount } from '../../api/src/testing/a-full-account.ts';
import { aResume } from '../../api/src/testing/a-resume.ts';
import { makeAccessToken } from '../../api/src/testing/an-access-token.ts';
import { openRawConnection } from '../../api/src/testing/raw-connection.ts';
import { signIn } from '../../api/src/testing/sign-in.ts';
import { openApi } from '../../api/src/testing/test-api.ts';
import { createLogger } from './create-logger.ts';

const CANARY = 'canary52e80b7dcanary';
const EMAIL = `${CANARY}@mail.example`;
const JSON_TYPE = { 'content-type': 'application/json' };
/** The extension's address in the browser and a sign-in's old cookie, which both come with calls. */
const MORE_HEADERS = {
  origin: `chrome-extension://${CANARY}`,
  cookie: `session=${CANARY}`,
  'user-agent': CANARY,
};

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  format?: string;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const lines: string[] = [];
const logger = createLogger('debug', { write: (line) => lines.push(line) });
let store: TestDatabase;
let api: FastifyInstance;
let calls: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  store = await createTestDatabase();
  api = await openApi(store.database, { logger, offersTurboApply: true });
  const { paths } = (await api.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});
afterEach(() => {
  lines.length = 0;
});
afterAll(() => store.drop());

/** What a call asks for, with the canary wherever a text may stand. */
function fill(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return fill(choice);
  const [type] = [schema.type ?? []].flat();
  if (type === 'array') return [fill(schema.items ?? {})];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fill(inner)]),
    );
  }
  if (schema.format === 'email') return EMAIL;
  return schema.format === 'date' ? '2026-01-31' : CANARY;
}

function toBody({ requestBody }: Operation) {
  const content = requestBody?.content ?? {};
  if ('multipart/form-data' in content) {
    return aForm(
      { name: 'profile_name', content: CANARY },
      { name: 'file', filename: `${CANARY}.pdf`, content: aResume(CANARY) },
    );
  }
  const schema = content['application/json']?.schema;
  return schema ? { headers: JSON_TYPE, payload: JSON.stringify(fill(schema)) } : { headers: {} };
}

/** Somebody with a row everywhere, who calls everything with a session and with an access token. */
async function callEverything(number: number, between: () => Promise<unknown>) {
  const email = number === 0 ? EMAIL : `${number}${EMAIL}`;
  const ada = await signIn(store.database, { email, name: CANARY, roles: ['premium', 'admin'] });
  const jobId = await insertJob(store.db, await insertBoard(store.db, { board: `board-${number}` }));
  const account = await fillAccount(store.db, ada, `${CANARY}${number}`, jobId);
  const token = await makeAccessToken(store.database, ada, ['read', 'write', 'apply']);
  await between();
  const statuses: number[] = [];
  const secrets = [CANARY, ada.headers.authorization.slice(7), token.token];
  for (const { method, path, operation } of calls.filter((call) => !/logout|account/.test(call.path))) {
    const address = path.replace(/\{(\w+)\}/g, (_text, name: string) =>
      name === 'kind' ? 'resume' : String(account.profileId),
    );
    for (const { authorization } of [ada.headers, token.headers]) {
      const { headers, ...body } = toBody(operation);
      const answer = await api.inject({
        ...{ method: method as 'GET', url: `${address}?q=${CANARY}&token=${token.token}` },
        ...{ headers: { ...MORE_HEADERS, ...headers, authorization }, ...body },
      });
      statuses.push(answer.statusCode);
    }
  }
  for (const [tool, given] of Object.entries({
    search_jobs: { query: CANARY },
    list_applications: {},
    [CANARY]: {},
  })) {
    const call = {
      jsonrpc: '2.0',
      id: CANARY,
      method: 'tools/call',
      params: { name: tool, arguments: given },
    };
    const accept = 'application/json, text/event-stream';
    const headers = { ...token.headers, ...JSON_TYPE, accept, 'mcp-session-id': CANARY };
    statuses.push((await api.inject({ method: 'POST', url: '/mcp', headers, payload: call })).statusCode);
  }
  return { statuses, secrets };
}

describe('whatever a signed-in person sends with every call, none of it stands in the log', () => {
  test.each([
    ['while all works', () => Promise.resolve(), 200],
    [
      'while nothing can be written',
      () => sql`set default_transaction_read_only = on`.execute(store.db),
      500,
    ],
  ])('%s', async (_what, between, usual) => {
    const { statuses, secrets } = await callEverything(usual, between);
    await sql`set default_transaction_read_only = off`.execute(store.db);
    expect(statuses.filter((status) => status === usual).length).toBeGreaterThan(10);
    if (usual === 500) expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  });
});

describe('what a client sends is one line of the log at most, and none of its own', () => {
  const FORGED = '{"level":50,"msg":"forged"}';
  const ODD = /[\0-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

  test.each([
    ['line breaks in the path', `%0d%0a${encodeURIComponent(FORGED)}`, '500'],
    ['an escape sequence in the path', '%1b[2J%1b]0;forged%07', '500'],
    ['raw bytes of C1 in the path', '\x9b2J\x85forged', '400'],
    ['a quotation mark in the path', '","msg":"forged', '500'],
    ['text that runs backwards', Buffer.from('\u202e\u2066').toString('latin1'), '400'],
  ])('%s', async (_what, odd, status) => {
    const connection = await openRawConnection(await listen());
    const headers = [`user-agent: \x9b2J${FORGED}`, `x-forwarded-for: \x9b2J${FORGED}`, `referer: ${FORGED}`];
    const line = `GET /v1/api/ats/lever/acme/job/${odd}-1 HTTP/1.1`;
    // What fails is logged with its path.
    await sql`alter table jobs rename to jobs_away`.execute(store.db);
    connection.socket.write(
      [line, 'host: a', 'connection: close', ...headers, '', ''].join('\r\n'),
      'latin1',
    );
    await connection.closed;
    await sql`alter table jobs_away rename to jobs`.execute(store.db);
    expect(connection.received().slice(9, 12)).toBe(status);
    const told = readLines().map(({ msg }) => msg);
    expect(told.filter((text) => text.includes('forged'))).toEqual([]);
    expect(told.includes('a request failed unexpectedly')).toBe(status === '500');
  });

  test('nor is anything of an answer from outside', () => {
    const words = `\n${FORGED}\r\n\x1b[2J\x9b2J\u2028\u202e\u2066`;
    logger.error({ err: new Error(words, { cause: words }), message: words, list: [words] }, words);
    expect(readLines()).toMatchObject([{ msg: words, message: words, err: { message: words } }]);
  });

  /** Each is whole, in a line of its own, and has nothing that a terminal would obey. */
  function readLines() {
    expect(lines.filter((text) => !text.endsWith('\n') || ODD.test(text.slice(0, -1)))).toEqual([]);
    return lines.map((text) => JSON.parse(text) as { msg: string });
  }
});

let listening: Promise<string> | undefined;
function listen(): Promise<string> {
  return (listening ??= api.listen({ port: 0, host: '127.0.0.1' }));
}
