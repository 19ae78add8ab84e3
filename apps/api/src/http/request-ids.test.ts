import { NO_TELEMETRY, refuse } from '@firsthand/contracts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors, sendRefusal } from './errors.ts';
import { identifyRequests } from './identify-requests.ts';
import { callInProcess } from './own-calls.ts';
import { createRequestId, createToRequestId } from './request-ids.ts';

const MADE = /^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/;
const GIVEN = '3f2c1d7a-0b1e-4c5d-8e9f-0a1b2c3d4e5f';

function start(trustedProxies: readonly string[]) {
  const app = Fastify({
    genReqId: createToRequestId(trustedProxies),
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(reply, refuse('malformed-address'));
    },
  });
  handleErrors(app);
  identifyRequests(app, NO_TELEMETRY, trustedProxies);
  app.post('/jobs', (request) => ({ id: request.id }));
  app.get('/fault', () => Promise.reject(new Error('a fault of ours')));
  return app;
}

const ask = async (app: ReturnType<typeof start>, given: string, remoteAddress = '10.1.2.3') => {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/jobs', remoteAddress, payload: {} },
    headers: { 'x-request-id': given },
  });
  expect(answer.json<{ id: string }>().id).toBe(answer.headers['x-request-id']);
  return String(answer.headers['x-request-id']);
};

test('every id is another, and in letters that are not mistaken', () => {
  const ids = Array.from({ length: 1_000 }, createRequestId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(MADE);
});

test('an id that comes along is taken from a trusted proxy and from nobody else', async () => {
  const trusting = start(['10.0.0.0/8', '192.0.2.7']);
  for (const proxy of ['10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3'])
    expect(await ask(trusting, GIVEN, proxy)).toBe(GIVEN);
  for (const somebody of ['192.0.2.8', '127.0.0.1', '::1', '2001:db8::1'])
    expect(await ask(trusting, GIVEN, somebody)).toMatch(MADE);
  expect(await ask(start([]), GIVEN, '127.0.0.1')).toMatch(MADE);
});

test.each([
  '',
  'short',
  'x'.repeat(65),
  'x'.repeat(4_096),
  'a b c d e f',
  'id<script>',
  '{"a":"bcdefg"}',
  'ä'.repeat(9),
])('an id that is not safe is not taken: %s', async (given) => {
  expect(await ask(start(['10.0.0.0/8']), given)).toMatch(MADE);
});

test('what a page of ours asks for has the id of the page', async () => {
  const answer = await callInProcess(start([]), {
    ...{ method: 'POST', url: '/jobs', payload: {} },
    headers: { 'x-request-id': GIVEN },
  });
  expect(answer.headers['x-request-id']).toBe(GIVEN);
});

test('an answer that is a fault of ours names its number, and every other has it as well', async () => {
  const app = start([]);
  const fault = await app.inject('/fault');
  const id = String(fault.headers['x-request-id']);
  expect(id).toMatch(MADE);
  expect(fault.json<{ error: string }>().error).toBe(
    `Something went wrong on our side. Nothing was changed. Please try again. If it happens again, tell us this number: ${id}.`,
  );
  for (const url of ['/nowhere', '/%zz'])
    expect((await app.inject(url)).headers['x-request-id']).toMatch(MADE);
});
