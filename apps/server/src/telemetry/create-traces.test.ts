import { createRequire } from 'node:module';
import type { Telemetry, Work } from '@firsthand/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../create-logger.ts';
import type { Config } from '../settings/config.ts';
import { startCollector, type Collector } from '../testing/start-collector.ts';
import { createTelemetry } from './create-telemetry.ts';
import type { TraceLimits } from './create-traces.ts';
import { openTraces } from './open-traces.ts';

const LIMITS: TraceLimits = { waitingMax: 1_000, everyMs: 20, takenWithinMs: 200, closedWithinMs: 300 };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const REQUEST: Work = { kind: 'request', id: '7k3m-x9qp-2v4t' };
const ANSWERED = { hasFailed: false, facts: { method: 'GET', route: '/jobs/:id', status: 200 } };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(answer?: Parameters<typeof startCollector>[0], share = 1) {
  const { createTraces } = await import('./create-traces.ts');
  const collector = await startCollector(answer);
  closers.push(collector.close);
  const outages: (string | null)[] = [];
  const onOutage = (error: Error | null) => outages.push(error && error.message);
  const traces = createTraces({ endpoint: collector.url, share, onOutage }, LIMITS);
  closers.push(traces.close);
  return { collector, outages, traces, telemetry: createTelemetry(null, traces) };
}

const untilTaken = (collector: Collector, count: number) =>
  vi.waitFor(() => expect(collector.spans()).toHaveLength(count), { timeout: 5_000, interval: 10 });

function answerOne(telemetry: Telemetry, work: Work = REQUEST) {
  const running = telemetry.begin(work);
  running.run(() =>
    telemetry.note({ name: 'search', seconds: 0.01, hasFailed: false, facts: { kind: 'search' } }),
  );
  running.end(ANSWERED);
}

test('without a collector nothing of it is loaded', async () => {
  const loaded = () =>
    Object.keys(createRequire(import.meta.url).cache).filter((name) => name.includes('@opentelemetry'));
  expect(await openTraces({ traces: null } as Config, createLogger('silent'))).toBeNull();
  expect(loaded()).toEqual([]);
  await start();
  expect(loaded().length).toBeGreaterThan(10);
});

test('a request is handed over with its route and what was done for it', async () => {
  const { collector, telemetry } = await start();
  answerOne(telemetry);
  await untilTaken(collector, 2);
  const [search, request] = collector.spans();
  expect(request).toMatchObject({
    ...{ name: 'GET /jobs/:id', hasFailed: false },
    attributes: {
      'firsthand.request_id': REQUEST.id,
      'http.request.method': 'GET',
      'http.route': '/jobs/:id',
      'http.response.status_code': 200,
    },
  });
  expect(search).toMatchObject({ name: 'search', traceId: request?.traceId, parentSpanId: request?.spanId });
});

test('lines of the log have the trace', async () => {
  const { collector, telemetry } = await start();
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const running = telemetry.begin({ kind: 'task', name: 'send-mail', id: '812' });
  running.run(() => logger.info('sent'));
  running.end({ hasFailed: true, facts: { outcome: 'failed' } });
  await untilTaken(collector, 1);
  const [span] = collector.spans();
  expect(span).toMatchObject({
    name: 'send-mail',
    hasFailed: true,
    attributes: { 'firsthand.task_id': '812' },
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ taskId: '812', traceId: span?.traceId });
});

test.each([
  ['is part of what its proxy says', `00-${TRACE}-${PARENT}-01`, [TRACE, PARENT]],
  ['is not kept when its proxy keeps it not', `00-${TRACE}-${PARENT}-00`, null],
  [
    'begins a trace where that is none',
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    [expect.not.stringMatching(TRACE), undefined],
  ],
  [
    'begins a trace where that is broken',
    `00-${TRACE}-${PARENT}-01-${'x'.repeat(4_096)}`,
    [expect.not.stringMatching(TRACE), undefined],
  ],
] as const)('a request %s', async (_what, from, expected) => {
  const { collector, telemetry } = await start();
  answerOne(telemetry, { ...REQUEST, from });
  answerOne(telemetry, { kind: 'task', name: 'after-it', id: '1' });
  await untilTaken(collector, expected ? 4 : 2);
  const request = collector
    .spans()
    .find(({ attributes }) => attributes['firsthand.request_id'] !== undefined);
  expect(request ? [request.traceId, request.parentSpanId] : null).toEqual(expected);
});

test('of no share nothing is kept, and the log names no trace', async () => {
  const { collector, telemetry, traces } = await start(undefined, 0);
  answerOne(telemetry);
  expect(traces.begin(REQUEST, undefined).traceId).toBeNull();
  await traces.close();
  expect(collector.batches()).toBe(0);
});

test.each([
  ['refuses', (_request, response) => void response.writeHead(503).end()],
  ['hangs', () => undefined],
  ['answers without end', (_request, response) => void response.writeHead(200).write('{')],
] satisfies [string, Parameters<typeof startCollector>[0]][])(
  'a collector that %s costs traces and nothing else',
  async (_what, answer) => {
    const { collector, outages, traces, telemetry } = await start(answer);
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 50_000; count += 1) answerOne(telemetry);
    await vi.waitFor(() => expect(outages).toHaveLength(1), { timeout: 5_000, interval: 10 });
    for (let count = 0; count < 5_000; count += 1) answerOne(telemetry);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
    expect(collector.batches()).toBeLessThan(50);
    expect(outages).toEqual([expect.any(String)]);
    const startedAt = performance.now();
    await traces.close();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  },
);

test('one that is back is told of, and gets what comes then', async () => {
  let isAway = true;
  const { collector, outages, telemetry } = await start((_request, response) => {
    response.writeHead(isAway ? 400 : 200).end();
  });
  answerOne(telemetry);
  await vi.waitFor(() => expect(outages).toHaveLength(1), { timeout: 5_000, interval: 10 });
  isAway = false;
  answerOne(telemetry);
  await vi.waitFor(() => expect(outages).toEqual([expect.any(String), null]), {
    timeout: 5_000,
    interval: 10,
  });
  expect(collector.batches()).toBeGreaterThan(1);
});

test('what is left is handed over at the end', async () => {
  const { collector, telemetry, traces } = await start();
  answerOne(telemetry);
  await traces.close();
  expect(collector.spans()).toHaveLength(2);
});
