import { createTestDatabase, insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aForm } from '../../testing/a-form.ts';
import { fillAccount } from '../../testing/a-full-account.ts';
import { fromSchema, type Schema } from '../../testing/fuzz-values.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi } from '../../testing/test-api.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  bodies: Record<string, { schema: Schema }>;
}

/** The provider's own bytes are judged by their signature, before they are read. */
const SIGNED = /subscription\/webhook$/;
/** Each would change every object, if it were put together with another one without care. */
const POISONS = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];
const ESCAPED = String.raw`{"__pro\u0074o__":{"polluted":1}}`;
const QUERY =
  '__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1';

let database: TestDatabase;
let api: FastifyInstance;
let calls: Call[];
let ada: SignedIn;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi(database.database, { offersTurboApply: true });
  ada = await signIn(database.database, { roles: ['premium', 'admin'] });
  const jobId = await insertJob(database.db, await insertBoard(database.db));
  await fillAccount(database.db, ada, 'ada', jobId);
  const { paths } = (await api.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      ...{ path, method: method.toUpperCase() as Call['method'], bodies: requestBody?.content ?? {} },
    })),
  );
});
afterAll(() => database.drop());

/** Objects are what they were, and so is what people see. */
const look = async () => {
  const answers = ['/v1/api/requisitions/search', '/v1/api/auth/profile', '/v1/api/bookmarks'].map(
    async (url) => (await api.inject({ url, headers: ada.headers })).body,
  );
  return Promise.all(answers);
};
let before: string[] | undefined;
afterEach(async () => {
  for (const plain of [{}, [], () => 0, '', 0]) expect(plain).not.toHaveProperty('polluted');
  const now = await look();
  expect(now).toEqual((before ??= now));
  expect(loggedErrors).toEqual([]);
});

const toAddress = ({ path }: Call, value: string) => `/${path.slice(1).replace(/\{\w+\}/g, value)}`;

/** What fits the call, with the poison as its own key, within each of its objects, and as an item of each of its lists. */
function* poison(value: unknown, poisoned: object): Generator {
  if (Array.isArray(value)) yield [...value, poisoned];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  yield Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(poisoned));
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of poison(inner, poisoned)) yield { ...value, [key]: changed };
  }
  yield { ...value, unknown: [[poisoned]] };
}

test('no call takes a body that would change what objects are, wherever it stands', async () => {
  let sent = 0;
  for (const call of calls.filter(({ path, bodies }) => 'application/json' in bodies && !SIGNED.test(path))) {
    const [fitting] = fc.sample(fromSchema(call.bodies['application/json']!.schema), { numRuns: 1, seed: 7 });
    const whole = typeof fitting === 'object' && fitting !== null ? fitting : {};
    const texts = POISONS.flatMap((text) =>
      [...poison(whole, JSON.parse(text) as object)].map((body) => JSON.stringify(body)),
    );
    for (const payload of [...texts, ESCAPED]) {
      const answer = await api.inject({
        ...{ method: call.method, url: toAddress(call, '1'), payload },
        headers: { ...ada.headers, 'content-type': 'application/json' },
      });
      expectRefusal(answer, 400, 'The body is not valid JSON.');
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(200);
});

test('nor a form with a field of that name', async () => {
  const file = { name: 'file', filename: '__proto__', content: '%PDF-1.7' };
  for (const call of calls.filter(({ bodies }) => 'multipart/form-data' in bodies)) {
    for (const name of [
      '__proto__',
      '__proto__[polluted]',
      'constructor',
      'constructor[prototype][polluted]',
    ]) {
      const form = aForm({ name, content: '{"polluted":1}' }, { ...file, name });
      const headers = { ...ada.headers, ...form.headers };
      const url = toAddress(call, '1');
      const answer = await api.inject({ method: call.method, url, headers, payload: form.payload });
      expect([call.path, name, Math.floor(answer.statusCode / 100)]).toEqual([call.path, name, 4]);
    }
  }
});

test('a query or an address with such names changes nothing', async () => {
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    for (const value of ['__proto__', 'constructor']) {
      const answer = await api.inject({ url: `${toAddress(call, value)}?${QUERY}`, headers: ada.headers });
      // The sign-in with LinkedIn is not set up here.
      if (answer.statusCode !== 503) expect([call.path, answer.statusCode < 500]).toEqual([call.path, true]);
    }
  }
});

test('nor does what is no call of the description: assistants and the payment provider', async () => {
  for (const url of ['/mcp', '/v1/api/subscription/webhook']) {
    for (const payload of [...POISONS, ESCAPED]) {
      const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_jobs","arguments":${payload}},${payload.slice(1)}`;
      const headers = {
        ...ada.headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const answer = await api.inject({ method: 'POST', url, headers, payload: call });
      expect(answer.statusCode < 500 || answer.statusCode === 503).toBe(true);
    }
  }
});
