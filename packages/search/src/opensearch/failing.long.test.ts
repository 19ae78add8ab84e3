import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestDatabase,
  describeCluster,
  makeCertificates,
  startFaultServer,
  startNodes,
  startTlsFront,
} from '@firsthand/test-support';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSearch, type CombinedSearch } from '../create-search.ts';
import type { SearchRequest } from '../search.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import { aDocument } from '../testing/a-document.ts';
import { createClusterFollowing, toAddress } from '../testing/follow-cluster.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import type * as IndexNames from './index-names.ts';
import type { Cluster } from './cluster.ts';
import { connect } from './connect.ts';
import type { OpenSearchSearch } from './create-opensearch-search.ts';
import { JobWriter } from './following/job-writer.ts';
import { listOurs } from './standing.ts';

const following = createClusterFollowing();
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await following.close();
  for (const end of endings.splice(0).reverse()) await end();
});

const ask: SearchRequest = { query: 'baker', filters: {}, offset: 0, limit: 10, group: true, facets: true };
const bakers = (count: number) =>
  Array.from({ length: count }, (_, n) => aDocument({ title: `Baker ${n % 7}` }));
const JOBS = 60;

async function openStore() {
  const { db, drop } = await createTestDatabase();
  endings.push(drop);
  await storeDocuments(db, bakers(JOBS));
  return db;
}

type Db = Awaited<ReturnType<typeof openStore>>;

const combine = (db: Db, index: OpenSearchSearch): CombinedSearch =>
  createSearch({
    ...{ sql: createSqlSearch(db), index, kind: 'opensearch' },
    log: { info: () => undefined, warn: () => undefined },
  });

/** Every answer is whole, whoever gives it: these many jobs, or as many as there were before. */
async function expectJobs(
  search: Pick<CombinedSearch, 'search'>,
  jobs: number,
  { times = 1, before = jobs }: { times?: number; before?: number } = {},
): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { total, grouped } = await search.search(ask);
    expect(total).toBe(7);
    expect([before, jobs]).toContain(grouped?.totalOpenings);
    // The embedded store has one connection, which others need as well.
    await sleep(20);
  }
}

/** Asks without a pause until the work is done. */
async function expectJobsDuring<Result>(
  search: Pick<CombinedSearch, 'search'>,
  jobs: { now: number; before?: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  const asking = async () => {
    while (!over.signal.aborted) await expectJobs(search, jobs.now, jobs);
  };
  const [result] = await Promise.all([working, asking()]);
  return result;
}

/** With nobody but SQL answering, and why. */
async function expectReason({ standing }: CombinedSearch, words: string | RegExp): Promise<void> {
  await expect.poll(standing, { timeout: 50_000 }).toMatchObject({
    executor: 'sql',
    reason: expect.stringMatching(words) as unknown,
  });
}

describeCluster('an OpenSearch cluster that', (openCluster) => {
  const follow = async (urls?: readonly string[]) => {
    const cluster = await openCluster();
    const prefix = following.makePrefix(cluster);
    const db = await openStore();
    const { search: index, told } = await following.follow(db, { urls: urls ?? cluster, prefix });
    const asked = await connect(toAddress(cluster));
    endings.push(() => asked.close());
    return { prefix, db, index, told, cluster: asked, combined: combine(db, index) };
  };
  const nameOf = async (cluster: Cluster, prefix: string) => (await listOurs(cluster, prefix))[0]?.name ?? '';

  test(
    'has too much to do for writes and searches is let alone, SQL answers, and nothing is lost',
    { timeout: 180_000 },
    async () => {
      const { db, index, told, cluster, combined } = await follow();
      await index.settled(60_000);
      const limit = (value: string | null) =>
        cluster.ask('PUT', '/_cluster/settings', {
          body: { transient: { 'network.breaker.inflight_requests.limit': value } },
        });
      // Of the real breaker: what is longer gets a 429. First what is written, then what is asked as well.
      await limit('40kb');
      endings.push(() => limit(null));
      await storeDocuments(db, bakers(JOBS));
      await expect.poll(() => told.join(), { timeout: 30_000 }).toContain('takes no changes now');
      await expectJobs(combined, 2 * JOBS, { before: JOBS });
      await limit('900b');
      await expect(index.search(ask)).rejects.toMatchObject({ status: 429 });
      for (let times = 0; times < 3; times++) await combined.search(ask);
      await expectJobs(combined, 2 * JOBS, { times: 5 });
      await expectReason(combined, 'circuit_breaking_exception');
      await sleep(5_000);
      await limit(null);
      await expectJobsDuring(combined, { now: 2 * JOBS, before: JOBS }, () => index.settled(60_000));
      await expectJobs(index, 2 * JOBS);
      expect(combined.standing()).toMatchObject({ executor: 'opensearch', reason: null });
    },
  );

  test(
    'has no room for changes is said so, SQL answers once it lies behind, and it goes on by itself',
    { timeout: 180_000 },
    async () => {
      const { db, index, cluster, combined, prefix } = await follow();
      await index.settled(60_000);
      const name = await nameOf(cluster, prefix);
      const block = (isBlocked: boolean | null) =>
        cluster.ask('PUT', `/${name}/_settings`, {
          body: { index: { blocks: { read_only_allow_delete: isBlocked } } },
        });
      await block(true);
      await storeDocuments(db, bakers(5));
      await expectReason(
        combined,
        'takes no changes, as when its disks are nearly full.*read-only-allow-delete',
      );
      await expectJobs(combined, JOBS + 5, { times: 5 });
      await block(null);
      await index.settled(60_000);
      await expectJobs(index, JOBS + 5);
      expect(await nameOf(cluster, prefix)).toBe(name);
    },
  );

  describe('has something before it', () => {
    test.each([
      ['does not answer', 'slow', 'timed out'],
      ['breaks off', 'cut', 'aborted|terminated|socket'],
      ['shows a page', 'wrong-type', 'does not speak its language'],
      ['leads elsewhere', 'inside', 'does not speak its language'],
      ['is not well', 'unwell', 'does not speak its language'],
      ['never ends', 'huge', 'too long|timed out'],
      ['is not there', 'down', 'ECONNRESET|hang up|socket'],
    ] as const)(
      'that %s: SQL answers in time, in words, until it is well',
      { timeout: 180_000 },
      async (_, fault, words) => {
        const front = await startFaultServer();
        endings.push(() => front.close());
        const [url = ''] = await openCluster();
        front.wellPort = Number(new URL(url).port);
        front.fault = null;
        const { db, index, combined } = await follow([front.url]);
        await index.settled(60_000);
        front.fault = fault;
        await storeDocuments(db, bakers(5));
        for (let times = 0; times < 4; times++) {
          const start = performance.now();
          await expectJobs(combined, JOBS + 5);
          expect(performance.now() - start).toBeLessThan(7_000);
        }
        await expectReason(combined, words);
        const start = performance.now();
        await expectJobs(combined, JOBS + 5, { times: 5 });
        // Each would wait five seconds were it still asked.
        expect(performance.now() - start).toBeLessThan(7_000);
        front.fault = null;
        await index.settled(90_000);
        await expectJobs(index, JOBS + 5);
      },
    );

    test(
      'with a certificate of somebody else, or one that has ended: SQL answers, in words',
      { timeout: 120_000 },
      async () => {
        const [url = ''] = await openCluster();
        const [mine, other] = [makeCertificates(), makeCertificates()];
        const open = async (certificate: string, ca: string) => {
          const front = await startTlsFront(url, { key: mine.key, certificate });
          endings.push(front.close);
          const prefix = following.makePrefix([url]);
          const db = await openStore();
          const address = { ...toAddress([front.url]), ca };
          const { search } = await following.follow(db, { urls: [front.url], prefix, address });
          return { search, combined: combine(db, search) };
        };
        const well = await open(mine.certificate, mine.ca);
        await well.search.settled(60_000);
        await expectJobs(well.search, JOBS);
        for (const [certificate, ca, words] of [
          [mine.certificate, other.ca, 'OPENSEARCH_CA_FILE'],
          [mine.ended, mine.ca, 'its certificate has ended'],
        ] as const) {
          const { combined } = await open(certificate, ca);
          await expectReason(combined, words);
          await expectJobs(combined, JOBS);
        }
      },
    );
  });

  test('is of a version that nobody knows is left alone, in words', { timeout: 60_000 }, async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ version: { distribution: 'opensearch', number: '9.1.0' } }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    endings.push(() => new Promise((done) => server.close(done)));
    const db = await openStore();
    const urls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
    const { search } = await following.follow(db, { urls, prefix: 'unknown' });
    const combined = combine(db, search);
    await expectReason(combined, 'opensearch 9.1.0, and Firsthand knows OpenSearch 2 and 3');
    await expectJobs(combined, JOBS);
    expect(new Set(asked)).toEqual(new Set(['/']));
  });

  test(
    'has lost single jobs is found out by counting, and the index is made anew',
    { timeout: 120_000 },
    async () => {
      const { index, cluster, combined, prefix, told } = await follow();
      await index.settled(60_000);
      const name = await nameOf(cluster, prefix);
      await sleep(3_000);
      const { ids } = await index.search(ask);
      const { signal } = new AbortController();
      const other = await JobWriter.open(cluster, {
        name,
        fence: 2n ** 38n,
        signal,
        onTrouble: () => undefined,
      });
      await other.apply([], [ids[0] ?? 0, ids[1] ?? 0]);
      await other.refresh();
      await expect.poll(() => told.join(), { timeout: 20_000 }).toContain('tried again');
      await expect.poll(() => nameOf(cluster, prefix), { timeout: 30_000 }).not.toBe(name);
      await expectJobsDuring(combined, { now: JOBS }, () => index.settled(60_000));
      await expectJobs(index, JOBS);
    },
  );

  test(
    'gets the index of another rule while nodes of both ask gives right totals to both, all the time',
    { timeout: 180_000 },
    async () => {
      const { db, index: now, cluster, combined: asked, prefix } = await follow();
      await now.settled(60_000);
      const former = await nameOf(cluster, prefix);
      // The same program with another version of the rule, as a node that was just updated.
      vi.resetModules();
      vi.doMock('./index-names.ts', async (original) => {
        const names = await original<typeof IndexNames>();
        const version = '999.1';
        return {
          ...names,
          INDEX_VERSION: version,
          toIndexName: (of: string, number: bigint) => `${names.toAlias(of)}-${version}-${number}`,
        };
      });
      const { createClusterFollowing: createUpdated } = await import('../testing/follow-cluster.ts');
      vi.doUnmock('./index-names.ts');
      const updated = createUpdated();
      endings.push(updated.close);
      const urls = await openCluster();
      const { search } = await updated.follow(db, { urls, prefix });
      const next = combine(db, search);
      const both = {
        search: async (request: SearchRequest) => {
          const answers = await Promise.all([asked.search(request), next.search(request)]);
          expect(answers[0]).toEqual(answers[1]);
          return answers[0];
        },
      };
      await expectJobsDuring(both, { now: JOBS }, async () => {
        await search.settled(60_000);
        await sleep(2_000);
      });
      expect(next.standing().executor).toBe('opensearch');
      await expectReason(asked, 'newer');
      await expectJobs(both, JOBS, { times: 5 });
      expect(await nameOf(cluster, prefix)).not.toBe(former);
    },
  );

  test('is asked more than it takes is no less trusted: SQL answers that', { timeout: 120_000 }, async () => {
    const { db, index, combined } = await follow();
    await index.settled(60_000);
    const store = createSqlSearch(db);
    const many = Array.from({ length: 900 }, (_, n) => `word${n} -other${n}`).join(' ');
    const hide = Array.from(
      { length: 500 },
      (_, n) => ({ kind: 'word', value: `hidden word ${n}` }) as const,
    );
    for (const more of [{ query: many }, { hide }, { query: many, hide }]) {
      const request = { ...ask, ...more, now: 1_772_323_200 };
      for (let times = 0; times < 4; times++)
        expect(await combined.search(request)).toEqual(await store.search(request));
      expect(combined.standing().executor).toBe('opensearch');
    }
  });
});

describeCluster('nodes that took a part of the index with them', () => {
  test(
    'leave nothing of it to be shown: not while it is missing, nor empty in its place, and it is made anew',
    { timeout: 600_000 },
    async () => {
      const nodes = await startNodes({ apart: true });
      endings.push(() => nodes.stop());
      const [url = ''] = nodes.urls;
      const prefix = following.makePrefix([url]);
      const db = await openStore();
      const { search: index } = await following.follow(db, {
        ...{ urls: [url], prefix, spread: { shards: 3, replicas: 0 } },
      });
      const combined = combine(db, index);
      const cluster = await connect(toAddress([url]));
      await index.settled(60_000);
      const [{ name } = { name: '' }] = await listOurs(cluster, prefix);
      const copies = await cluster.ask<{ shard: string; node: string }[]>(
        ...(['GET', `/_cat/shards/${name}`, { query: { format: 'json' } }] as const),
      );
      const away = copies.filter(({ node }) => node === 'node-2');
      expect(away.length).toBeGreaterThan(0);
      await expectJobsDuring(combined, { now: JOBS }, async () => {
        await nodes.kill(2);
        await sleep(2_000);
      });
      await expectReason(combined, 'part . of 3 of .* is not there');
      await expectJobsDuring(combined, { now: JOBS }, async () => {
        const commands = away.map(({ shard }) => ({
          allocate_empty_primary: {
            index: name,
            shard: Number(shard),
            node: 'node-1',
            accept_data_loss: true,
          },
        }));
        await cluster.ask('POST', '/_cluster/reroute', { body: { commands } });
        await index.settled(90_000);
      });
      await expectJobs(index, JOBS, { times: 5 });
      expect((await listOurs(cluster, prefix)).map((one) => one.name)).not.toContain(name);
      await following.close();
      await cluster.close();
    },
  );
});
