import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, describeCluster, startNodes } from '@firsthand/test-support';
import { afterEach, expect, test } from 'vitest';
import { createSearch } from '../create-search.ts';
import { unindexJobs } from '../index-jobs.ts';
import type { SearchRequest } from '../search.ts';
import { createSqlSearch } from '../sql/sql-search.ts';
import { aDocument } from '../testing/a-document.ts';
import { createClusterFollowing, toAddress } from '../testing/follow-cluster.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import { connect } from './connect.ts';
import { INDEX_VERSION, toAlias } from './index-names.ts';
import { JobWriter } from './following/job-writer.ts';
import { listOurs, MADE_BY, readStanding } from './standing.ts';

const following = createClusterFollowing();
const drops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await following.close();
  for (const drop of drops.splice(0)) await drop();
});

async function openStore() {
  const { db, drop } = await createTestDatabase();
  drops.push(drop);
  return db;
}

const ask = (query: string): SearchRequest => ({ query, filters: {}, offset: 0, limit: 100, group: true });
const bakers = (count: number) =>
  Array.from({ length: count }, (_, n) => aDocument({ title: `Baker ${n % 7}` }));

describeCluster('an index in OpenSearch', (openCluster) => {
  const open = async () => {
    const urls = await openCluster();
    const prefix = following.makePrefix(urls);
    return { urls, prefix, db: await openStore(), cluster: await connect(toAddress(urls)) };
  };

  test('a second node answers as well, and goes on writing when the first ends', async () => {
    const { urls, prefix, db } = await open();
    await storeDocuments(db, bakers(20));
    const first = await following.follow(db, { urls, prefix });
    await first.search.settled();
    const second = await following.follow(db, { urls, prefix });
    await second.search.settled();
    await first.search.stop();
    await storeDocuments(db, bakers(5));
    await second.search.settled(20_000);
    expect(await second.search.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: 25 } });
  });

  test('it is made anew when somebody deletes it, and SQL answers meanwhile', async () => {
    const { urls, prefix, db, cluster } = await open();
    await storeDocuments(db, bakers(20));
    const { search: index } = await following.follow(db, { urls, prefix });
    const combined = createSearch({
      ...{ sql: createSqlSearch(db), index, kind: 'opensearch' },
      log: { info: () => undefined, warn: () => undefined },
    });
    await index.settled();
    const [{ name } = { name: '' }] = await listOurs(cluster, prefix);
    await cluster.ask('DELETE', `/${name}`);
    for (let times = 0; times < 20; times++)
      expect(await combined.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: 20 } });
    await storeDocuments(db, bakers(1));
    await index.settled(30_000);
    expect((await listOurs(cluster, prefix)).map((one) => one.name)).not.toContain(name);
    expect(await index.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: 21 } });
    expect((await combined.status()).answered.rescued).toBeLessThanOrEqual(20);
  });

  test('an index of another version gives way to one of this, without a search that fails', async () => {
    const { urls, prefix, db, cluster } = await open();
    await storeDocuments(db, bakers(30));
    const alias = toAlias(prefix);
    await cluster.ask('PUT', `/${alias}-1.1-1`, {
      body: {
        mappings: { _meta: { madeBy: MADE_BY, version: '1.1', isWhole: true } },
        aliases: { [alias]: {} },
      },
    });
    const { search: index } = await following.follow(db, { urls, prefix });
    const combined = createSearch({
      ...{ sql: createSqlSearch(db), index, kind: 'opensearch' },
      log: { info: () => undefined, warn: () => undefined },
    });
    while (!index.isWarm()) {
      expect(await combined.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: 30 } });
      // The embedded store has one connection, which whoever builds needs as well.
      await sleep(20);
    }
    expect(await index.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: 30 } });
    expect(await readStanding(cluster, prefix)).toMatchObject({ kind: 'ours' });
    // The former one is deleted once the new one answers.
    await expect.poll(() => listOurs(cluster, prefix), { timeout: 20_000 }).toHaveLength(1);
  });

  test.each([
    ['of a newer Firsthand', { madeBy: MADE_BY, version: '999.1', isWhole: true }, 'is of a newer Firsthand'],
    ['of another product', { madeBy: 'others' }, 'Firsthand has not made'],
    [
      'of another database',
      {
        ...{ madeBy: MADE_BY, version: INDEX_VERSION, isWhole: true, at: 0 },
        origin: { identity: 'other', position: '1:1:', snapshotId: '00000000-0000-0000-0000-000000000000' },
      },
      'shows the jobs of another database',
    ],
  ])('one %s under our name is left alone, in words', async (_, meta, words) => {
    const { urls, prefix, db, cluster } = await open();
    const alias = toAlias(prefix);
    await cluster.ask('PUT', `/${alias}-x`, {
      body: { mappings: { _meta: meta }, aliases: { [alias]: {} } },
    });
    const { search, told } = await following.follow(db, { urls, prefix });
    await expect.poll(() => told.join(), { timeout: 10_000 }).toContain(words);
    expect(search.isWarm()).toBe(false);
    expect(search.reason()).toContain(words);
    await expect(search.search(ask('baker'))).rejects.toThrow();
    const kept = await cluster.ask<Record<string, { mappings: object }>>('GET', `/${alias}/_mapping`);
    expect(kept).toEqual({ [`${alias}-x`]: { mappings: { _meta: meta } } });
  });

  test('a write that comes late changes nothing, whatever shard it goes to', async () => {
    const { urls, prefix, db, cluster } = await open();
    const [document] = await storeDocuments(db, [aDocument({ title: 'Baker' })]);
    const { search } = await following.follow(db, { urls, prefix });
    await search.settled();
    const [{ name } = { name: '' }] = await listOurs(cluster, prefix);
    const late = await JobWriter.open(cluster, {
      ...{ name, fence: 1n, signal: new AbortController().signal },
      onTrouble: () => undefined,
    });
    await unindexJobs(db, [document!.jobId], new Date());
    await search.settled();
    for (let role = 0; role < 3; role++) {
      const figures = { role, postedAt: 1, seenAt: 1, payTop: NaN, payMiddle: NaN };
      await late.apply([{ id: document!.jobId, rankAt: 1, figures, lexemes: ['late'] }], []);
    }
    await late.refresh();
    expect(await search.search({ ...ask(''), group: false })).toMatchObject({ total: 0 });
  });

  test('whatever somebody types is answered as by SQL', { timeout: 120_000 }, async () => {
    const { urls, prefix, db } = await open();
    await storeDocuments(db, [...bakers(30), aDocument({ title: "O'Neill & Sons | cook * ? \\" })]);
    const { search } = await following.follow(db, { urls, prefix });
    await search.settled();
    const store = createSqlSearch(db);
    const words = Array.from({ length: 40 }, (_, n) => `word${n}`);
    const requests: Partial<SearchRequest>[] = [
      { query: words.join(' ') },
      { query: words.map((word) => `"${word} baker"`).join(' OR ') },
      ...[
        "o'neill cook",
        '* ? \\',
        '"',
        '{"match_all":{}}',
        'baker*',
        'T/baker',
        '_id:1',
        '\u0000',
        '🎉',
      ].map((query) => ({ query })),
      { query: 'baker', filters: { companies: Array.from({ length: 2_000 }, (_, n) => `lever:board${n}`) } },
      { query: '', filters: { skills: Array.from({ length: 2_000 }, (_, n) => `skill ${n}`) } },
      { query: '', filters: { near: { latitude: 30.2, longitude: -97.7, radiusKm: 200 } } },
      { query: 'baker', offset: 10_000, limit: 100 },
      { query: '', offset: 10_000, limit: 100, group: true },
      { query: 'baker', apart: Array.from({ length: 50 }, (_, n) => n), group: true },
    ];
    for (const request of requests) {
      const asked: SearchRequest = { ...ask(''), facets: true, now: 1_772_323_200, ...request };
      expect({ request, ...(await search.search(asked)) }).toEqual({
        request,
        ...(await store.search(asked)),
      });
    }
  });

  test('a word that no job has is corrected, and names are offered', async () => {
    const { urls, prefix, db } = await open();
    await storeDocuments(db, [...bakers(3), aDocument({ title: 'Glazier', company: 'Initech' })]);
    const { search } = await following.follow(db, { urls, prefix });
    await search.settled();
    expect(await search.correct(['glazer', 'glazier', 'xyzzyx', 'gl', 'initehc'])).toEqual([
      ...['glazier', null, null, null, 'initech'],
    ]);
    expect(await search.suggest({ typed: 'gla' })).toEqual(
      await createSqlSearch(db).suggest({ typed: 'gla' }),
    );
    expect(await search.suggest({ typed: 'bak' })).toEqual(
      await createSqlSearch(db).suggest({ typed: 'bak' }),
    );
  });
});

const FIRST = 40;

describeCluster('nodes of the cluster that die', () => {
  test(
    'lose no job and make no total wrong: one is made up for by its copies, and of all SQL takes the place',
    { timeout: 600_000 },
    async () => {
      const nodes = await startNodes({ apart: true });
      drops.push(() => nodes.stop());
      const db = await openStore();
      const prefix = following.makePrefix(nodes.urls);
      let expected = 0;
      const add = async (count: number) => {
        expected += count;
        await storeDocuments(db, bakers(count));
      };
      await add(FIRST);
      const { search: index } = await following.follow(db, { urls: nodes.urls, prefix });
      const combined = createSearch({
        ...{ sql: createSqlSearch(db), index, kind: 'opensearch' },
        log: { info: () => undefined, warn: () => undefined },
      });
      await index.settled(60_000);
      await untilGreen(nodes.urls);

      /** Asks without a pause while `work` goes on: no answer lacks what was there before, or has more than there is. */
      const askDuring = async (work: () => Promise<unknown>) => {
        const over = new AbortController();
        const working = work().finally(() => over.abort());
        while (!over.signal.aborted) {
          const { grouped } = await combined.search(ask('baker'));
          expect(grouped?.totalOpenings).toBeLessThanOrEqual(expected);
          expect(grouped?.totalOpenings).toBeGreaterThanOrEqual(FIRST);
          // The embedded store has one connection, which others need as well.
          await sleep(20);
        }
        await working;
      };
      await askDuring(async () => {
        await add(10);
        await nodes.kill(1);
        await add(10);
      });
      await index.settled(60_000);
      expect(await index.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: expected } });

      await askDuring(async () => {
        await Promise.all([nodes.kill(0), nodes.kill(2)]);
        await add(10);
        await sleep(7_000);
      });
      expect((await combined.status()).executor).toBe('sql');
      expect(index.reason()).not.toBeNull();
      expect(await combined.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: expected } });

      await Promise.all([0, 1, 2].map((number) => nodes.start(number)));
      await index.settled(120_000);
      expect(await index.search(ask('baker'))).toMatchObject({ grouped: { totalOpenings: expected } });
      expect((await combined.status()).executor).toBe('opensearch');
      await following.close();
    },
  );
});

async function untilGreen(urls: readonly string[]): Promise<void> {
  const cluster = await connect(toAddress(urls));
  await cluster.ask('GET', '/_cluster/health', {
    query: { wait_for_status: 'green', timeout: '60s' },
    timeoutMs: 70_000,
  });
  await cluster.close();
}
