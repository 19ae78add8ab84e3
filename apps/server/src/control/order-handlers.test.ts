import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAtsFetch } from '@firsthand/connectors';
import { NO_TELEMETRY } from '@firsthand/contracts';
import { fillDataDirectory } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../create-logger.ts';
import { readConfig } from '../settings/config.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { createOrderHandlers } from './order-handlers.ts';
import type { OrderHandlers } from './orders.ts';

const directory = mkdtempSync(join(tmpdir(), 'firsthand-orders-'));
const config = readConfig({ env: {}, directory, arguments: [] });
// Nobody answers there, and nobody is asked.
const ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: 'http://127.0.0.1:9' });
let store: Store;
beforeAll(async () => {
  await fillDataDirectory(join(config.dataDirectory, 'demo'));
  store = await openStore(config, () => undefined);
}, 60_000);
afterAll(async () => {
  await ats.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const createHandlers = (usesSandbox: boolean) =>
  createOrderHandlers({
    ...{ config: { ...config, usesSandbox }, store, ats, crawlIntervalSeconds: undefined },
    ...{ logger: createLogger('silent'), telemetry: NO_TELEMETRY },
  });

const listFrom = ({ users }: OrderHandlers, isLive: boolean) =>
  users({ order: 'users', isLive, users: { action: 'list' } }, () => undefined, new AbortController().signal);

test('a crawl of boards that are not there says so, and the audit trail has it', async () => {
  const { crawl } = createHandlers(true);
  const result = await crawl(
    { order: 'crawl', names: ['monster:acme'] },
    () => undefined,
    new AbortController().signal,
  );
  expect(result).toMatchObject({ ok: false, reports: [], faults: [{ name: 'monster:acme' }] });
  const events = await store.database.db.selectFrom('audit_events').selectAll().execute();
  expect(events).toMatchObject([{ action: 'crawl-ordered', actor: 'operator', detail: 'monster:acme' }]);
});

test('the people of a demo are not taken for those of the real store', async () => {
  const demo = createHandlers(true);
  expect(await listFrom(demo, false)).toEqual({ users: [] });
  await expect(listFrom(demo, true)).rejects.toThrow(/^The running server has demo data\./);
});

test('a server with real postings answers either way', async () => {
  const real = createHandlers(false);
  expect(await listFrom(real, false)).toEqual({ users: [] });
  expect(await listFrom(real, true)).toEqual({ users: [] });
});
