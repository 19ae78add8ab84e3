import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { METRICS } from '@firsthand/contracts';
import { startSandbox } from '@firsthand/sandbox';
import { fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBuiltSite } from '../site/open-built-site.ts';
import { readConfig } from '../settings/config.ts';
import { startProduct, type RunningProduct } from '../start.ts';
import { startCollector, type Collector } from '../testing/start-collector.ts';

const SLOW_MS = 180_000;
const rootDirectory = fileURLToPath(new URL('../../../..', import.meta.url));
const SECRET = 'canary7f3a91c4canary';

let directory: string;
let product: RunningProduct;
let metricsUrl: string;
let collector: Collector;
beforeAll(async () => {
  if (!existsSync(join(rootDirectory, 'apps/web/build/server/index.js')))
    throw new Error('The site is not built: npm run build');
  directory = mkdtempSync(join(tmpdir(), 'firsthand-scrape-'));
  const sandbox = await startSandbox();
  const rows = sandbox.boards.slice(0, 2).map(({ source, board }) => `${source},${board},Acme`);
  writeFileSync(join(directory, 'boards.csv'), ['source,board,company', ...rows, ''].join('\n'));
  await sandbox.close();
  const [port, metricsPort] = [String(await findFreePort()), String(await findFreePort())];
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  collector = await startCollector();
  const config = readConfig({
    env: {
      ...{ PORT: port, METRICS_PORT: metricsPort, BOARDS_FILE: 'boards.csv', LOG_LEVEL: 'silent' },
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    directory,
    arguments: [],
  });
  await fillDataDirectory(join(config.dataDirectory, 'demo'));
  product = await startProduct(config, {
    ...{ rootDirectory, onNotice: () => undefined },
    openSite: openBuiltSite(join(rootDirectory, 'apps/web/build')),
  });
  await product.ready();
}, SLOW_MS);
afterAll(async () => {
  await product.stop();
  await collector.close();
  rmSync(directory, { recursive: true, force: true });
}, SLOW_MS);

const scrape = async () => (await fetch(metricsUrl)).text();
/** `firsthand_crawls_total{source="lever",outcome="complete"} 1` → the name, its labels and its value. */
const samplesOf = (text: string) =>
  [...text.matchAll(/^([a-z_0-9]+)(\{.*\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    ...{ name, labels, value: Number(value) },
  }));

test(
  'a running product tells of its requests, searches, crawls, tasks and mails, and of no person',
  async () => {
    await fetch(`${product.url}/v1/api/requisitions/search?q=${SECRET}`);
    await fetch(`${product.url}/search?q=${SECRET}`);
    await fetch(`${product.url}/${SECRET}`);
    await fetch(`${product.url}/v1/api/auth/send-magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${SECRET}@mail.example` }),
    });
    // Of a store that is busy the gauges come the next time.
    const wanted = ['firsthand_mails_total{kind="magic-link"', 'firsthand_boards{'];
    const text = await vi.waitFor(
      async () => {
        const answer = await scrape();
        for (const part of wanted) expect(answer).toContain(part);
        return answer;
      },
      { timeout: 60_000, interval: 250 },
    );
    const sum = (name: string, part = '') =>
      samplesOf(text)
        .filter((sample) => sample.name === name && sample.labels.includes(part))
        .reduce((total, { value }) => total + value, 0);
    expect(
      sum('firsthand_http_request_seconds_count', 'route="/v1/api/requisitions/search"'),
    ).toBeGreaterThan(0);
    expect(sum('firsthand_http_request_seconds_count', 'route="/*"')).toBeGreaterThan(0);
    expect(sum('firsthand_search_seconds_count')).toBeGreaterThan(0);
    expect(sum('firsthand_crawls_total', 'outcome="complete"')).toBeGreaterThan(0);
    expect(sum('firsthand_postings_total', 'what="created"')).toBeGreaterThan(0);
    expect(sum('firsthand_outgoing_requests_total', 'door="ats",outcome="answered"')).toBeGreaterThan(0);
    expect(sum('firsthand_outgoing_requests_total', 'door="mail",outcome="answered"')).toBe(1);
    expect(sum('firsthand_mails_total', 'outcome="sent"')).toBe(1);
    expect(sum('firsthand_tasks_total', 'kind="crawl-board",outcome="done"')).toBeGreaterThan(0);
    expect(sum('firsthand_boards', 'state="crawled"')).toBeGreaterThan(0);
    expect(sum('firsthand_database_up')).toBe(1);
    expect(sum('firsthand_database_connections')).toBeGreaterThan(0);
    expect(sum('firsthand_search_executor')).toBe(1);
    expect(text).not.toContain(SECRET);
  },
  SLOW_MS,
);

test(
  'what the dashboard, the alerts and the table in the docs name is there',
  async () => {
    const samples = new Set(samplesOf(await scrape()).map(({ name }) => name));
    const text = await scrape();
    const declared = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    for (const name of Object.keys(METRICS)) expect(declared).toContain(name);
    const files = ['docs/operations.md', 'deploy/grafana-dashboard.json', 'deploy/alert-rules.yaml'];
    for (const file of files)
      for (const [name] of readFileSync(join(rootDirectory, file), 'utf8').matchAll(
        /\b(?:firsthand|nodejs|process)_[a-z_0-9]+[a-z0-9]\b/g,
      ))
        expect(
          samples.has(name) || declared.has(name.replace(/_(bucket|sum|count)$/, '')),
          `${name} in ${file}`,
        ).toBe(true);
  },
  SLOW_MS,
);

test(
  'its traces have requests, tasks and their parts below them, and no person',
  async () => {
    const wanted = ['GET /v1/api/requisitions/search', 'GET /*', 'search', 'statement', 'call', 'mail'];
    wanted.push('POST /v1/api/auth/send-magic-link', 'crawl-board', 'crawl', 'send-mail');
    await vi.waitFor(
      () => expect(collector.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(wanted)),
      {
        ...{ timeout: 20_000, interval: 100 },
      },
    );
    const spans = collector.spans();
    const find = (name: string, attributes: Record<string, unknown>) =>
      spans.find(
        (span) =>
          span.name === name &&
          Object.entries(attributes).every(([key, value]) => span.attributes[key] === value),
      );
    const nameOfParent = (span: (typeof spans)[0] | undefined) =>
      spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
    const read = find('call', { 'firsthand.door': 'ats', 'firsthand.outcome': 'answered' });
    expect(read?.attributes['server.address']).toMatch(/\./);
    expect(nameOfParent(read)).toBe('crawl-board');
    expect(nameOfParent(find('crawl', { 'firsthand.outcome': 'complete' }))).toBe('crawl-board');
    expect(nameOfParent(find('mail', { 'firsthand.kind': 'magic-link' }))).toBe('send-mail');
    expect(nameOfParent(find('call', { 'firsthand.door': 'mail' }))).toBe('send-mail');
    expect(nameOfParent(spans.find(({ name }) => name === 'search'))).toBe('GET /v1/api/requisitions/search');
    expect(find('statement', { 'db.operation.name': 'insert' })).toBeDefined();
    const request = find('POST /v1/api/auth/send-magic-link', { 'http.response.status_code': 200 });
    expect(request?.attributes).toMatchObject({
      'firsthand.request_id': expect.stringMatching(/^[\w-]{14}$/),
    });
    expect(JSON.stringify(spans)).not.toContain(SECRET);
  },
  SLOW_MS,
);

test('the port of people knows nothing of it', async () => {
  const answer = await fetch(`${product.url}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('firsthand_crawls_total');
});
