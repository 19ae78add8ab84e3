import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SOURCES } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import { startSandbox, type Sandbox, type SandboxTruth } from '@firsthand/sandbox';
import { findPostgres } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProgram, type BuiltProgram } from './testing/built-program.ts';
import { startBalancer, type Balancer } from './testing/nodes/balancer.ts';
import { startCluster, until, type Cluster, type Node } from './testing/nodes/cluster.ts';
import { startMailSink, type MailSink } from './testing/nodes/mail-sink.ts';
import { signUp, type Asked, type Person } from './testing/nodes/person.ts';
import {
  countMails,
  findDoubleReadings,
  findFalseClosings,
  findLostWrites,
  type Seen,
} from './testing/nodes/read-back.ts';

/** `npm run bench -- nodes` runs all of it several times, with the longer outage. */
const ROUNDS = Number(process.env.NODES_ROUNDS ?? 1);
const AWAY_MS = Number(process.env.NODES_AWAY_SECONDS ?? 5) * 1_000;
const PEOPLE = 5;
const WAVES = 4;
/** A start takes seconds, on a busy machine many of them; a dead worker's boards stay taken for a minute. */
const SLOW_MS = 600_000;
const DETAIL_MS = 120;
const SETTLED_WITHIN_MS = 240_000;

/** A time in which requests may fail, and how many. */
interface Outage {
  what: string;
  from: number;
  to: number;
  atMost: number;
}

const postgres = findPostgres();
const reason = 'reason' in postgres ? ` (skipped: ${postgres.reason})` : '';
const root = fileURLToPath(new URL('../../..', import.meta.url));

describe.skipIf(reason !== '')(`two web nodes and two workers on a primary and a replica${reason}`, () => {
  let program: BuiltProgram;
  let sandbox: Sandbox;
  let mails: MailSink;
  let cluster: Cluster;
  let balancer: Balancer;
  let store: Database;
  let people: Person[];
  let seen: Seen[];
  let outages: Outage[];
  /** Waves of boards that were read. */
  let released: number;

  beforeAll(async () => {
    if (!existsSync(join(root, 'apps/web/build/server/index.js')))
      throw new Error('The site is not built: npm run build');
    program = await buildProgram();
    sandbox = await startSandbox({
      companies: SOURCES.length * 2,
      scale: 0.2,
      onAsked: ({ source, board, userAgent }) => {
        seen.push({ source, board, by: userAgent, at: Date.now() });
      },
    });
    // Nothing is taken off a board meanwhile: whatever closes is closed by mistake.
    sandbox.setNow(new Date());
    sandbox.faults.set({ kind: 'detail' }, { type: 'slow', delayMs: DETAIL_MS });
  }, SLOW_MS);
  afterAll(async () => {
    await program.remove();
    await sandbox.close();
  }, SLOW_MS);

  beforeEach(async () => {
    [seen, outages, people, released] = [[], [], [], 0];
    mails = await startMailSink();
    cluster = await startCluster({
      ...{ program, boards: sandbox.boards, gateway: sandbox.url, smtpUrl: mails.url },
    });
    balancer = await startBalancer(list('web').map(({ url }) => url));
    // The first one makes the tables.
    await Promise.all(list('web').map((node) => node.start()));
    store = await cluster.open();
    await addBoards();
    await Promise.all(list('worker').map((node) => node.start()));
    await until('both web nodes are ready', () => balancer.listReady().length === 2);
  }, SLOW_MS);
  afterEach(async () => {
    await store.close();
    await balancer.close();
    await cluster.stop();
    await mails.close();
  }, SLOW_MS);

  const list = (role: Node['role']) => cluster.nodes.filter((node) => node.role === role);

  /** All but the first wave wait for their time, so that there is always something new to find. */
  async function addBoards(): Promise<void> {
    const boards = sandbox.boards.map(({ source, board, company }) => ({
      ...{ source, board, company, origin: 'file' as const },
    }));
    await store.db.insertInto('boards').values(boards).execute();
    await sql`update boards set next_crawl_at = now() + interval '7 days'`.execute(store.db);
    await readBoards();
  }

  /** Has the next wave read for the first time, and all that were read before once more. */
  async function readBoards(): Promise<void> {
    const next = sandbox.boards.filter((_, index) => index % WAVES === released % WAVES);
    released += 1;
    await sql`update boards set next_crawl_at = now()
      where last_attempt_at is not null or board = any(${next.map(({ board }) => board)}::text[])`.execute(
      store.db,
    );
  }

  /** Notes a time in which requests may fail, from now until `isOver`. */
  async function during(what: string, atMost: number, work: () => Promise<unknown>): Promise<void> {
    const outage = { what, from: Date.now(), to: Infinity, atMost };
    outages.push(outage);
    await work();
    outage.to = Date.now();
  }

  const isReading = async (node: Node) => {
    const { rows } = await sql`
      select from tasks where kind = 'crawl-board' and leased_by like ${`%:${node.pid()}:%`}
        and leased_until > now()`.execute(store.db);
    return rows.length > 0;
  };
  const untilBothReady = () => until('both web nodes are ready', () => balancer.listReady().length === 2);

  async function restartInTurn(): Promise<void> {
    for (const node of cluster.nodes) {
      await node.end('SIGTERM');
      await node.start();
      await untilBothReady();
    }
  }

  async function killInTurn(): Promise<void> {
    for (const worker of list('worker')) {
      await readBoards();
      await until(`${worker.name} reads a board`, () => isReading(worker));
      await worker.end('SIGKILL');
      await worker.start();
    }
    for (const web of list('web')) {
      // Each person has at most one request under way.
      await during(`${web.name} is killed`, PEOPLE, async () => {
        await web.end('SIGKILL');
        await until('the balancer has noticed', () => !balancer.listReady().includes(web.url));
      });
      await web.start();
      await untilBothReady();
    }
  }

  async function loseDatabase(): Promise<void> {
    await readBoards();
    await during('the primary is away', Infinity, async () => {
      await cluster.stopPrimary(AWAY_MS);
      await untilBothReady();
    });
  }

  async function promoteReplica(): Promise<void> {
    await readBoards();
    await store.close();
    const [first, ...others] = [...list('web'), ...list('worker')];
    if (!first) throw new Error('There is no node');
    await during('the replica is promoted', Infinity, async () => {
      await cluster.promote();
      await first.end('SIGTERM');
      await first.start();
      await until('the first node is ready', () => balancer.listReady().includes(first.url));
    });
    store = await cluster.open();
    // They serve nobody until they know the new primary.
    await Promise.all(
      others.map(async (node) => {
        await node.end('SIGTERM');
        await node.start();
      }),
    );
    await untilBothReady();
  }

  /** Every board is read once more, and everything that was begun comes to its end, also what dead workers held. */
  async function settle(): Promise<void> {
    const since = new Date();
    await until(
      'all boards are read, all mails sent, all matches found',
      async () => {
        // A reading that ends now has set the time of the next one, so again and again.
        await sql`update boards set next_crawl_at = now()
          where coalesce(last_success_at, 'epoch') < ${since} and next_crawl_at > now()`.execute(store.db);
        const { rows } = await sql<{ left: number }>`select
          (select count(*) from boards where coalesce(last_success_at, 'epoch') < ${since})
          + (select count(*) from tasks where kind in ('crawl-board', 'send-mail', 'match-saved-searches'))
          + (select count(*) from mails where state = 'waiting') as left`.execute(store.db);
        return rows[0]?.left === 0;
      },
      SETTLED_WITHIN_MS,
    );
  }

  async function listOnBoards(): Promise<string[]> {
    const answer = await fetch(`${sandbox.url}/_sandbox/postings`);
    const { postings } = (await answer.json()) as { postings: SandboxTruth[] };
    return postings.map(({ hostedUrl }) => hostedUrl);
  }

  const isFailed = ({ status }: Asked) => status < 200 || status > 299;
  const isWithin = ({ from, to }: Asked, outage: Outage) => from <= outage.to && to >= outage.from;

  test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'nothing that was acknowledged is lost, and nothing happens twice, whatever ends (round %i)',
    async () => {
      for (let number = 1; number <= PEOPLE; number += 1)
        people.push(await signUp(balancer.url, mails, number));
      const ending = new AbortController();
      const living = people.map((person) => person.live(ending.signal));
      await sleep(1_000);

      await restartInTurn();
      await killInTurn();
      await loseDatabase();
      await promoteReplica();
      await sleep(1_000);
      ending.abort();
      await Promise.all(living);
      await settle();

      const memories = people.map(({ memory }) => memory);
      const asked = memories.flatMap((memory) => memory.asked);
      const failed = asked.filter(isFailed);
      const outside = failed.filter((request) => !outages.some((outage) => isWithin(request, outage)));
      expect(outside).toEqual([]);
      for (const outage of outages) {
        const within = failed.filter((request) => isWithin(request, outage));
        expect([outage.what, within.length <= outage.atMost]).toEqual([outage.what, true]);
      }
      expect(await findLostWrites(store.db, memories)).toEqual([]);
      expect(memories.flatMap(({ unseen }) => unseen)).toEqual([]);
      expect(await findDoubleReadings(store.db, seen)).toEqual([]);
      expect(await findFalseClosings(store.db, await listOnBoards())).toEqual([]);
      const { wrong, handedOverAgain } = await countMails(store.db, memories, mails.list());
      expect(wrong).toEqual([]);
      const writes = memories.reduce(
        (sum, { bookmarks, title }) => sum + bookmarks.size + title.acknowledged,
        0,
      );
      console.log(
        { requests: asked.length, writes, mails: mails.list().length, handedOverAgain },
        outages.map((outage) => ({
          what: outage.what,
          seconds: (outage.to - outage.from) / 1_000,
          failed: failed.filter((request) => isWithin(request, outage)).length,
          statuses: [
            ...new Set(failed.filter((request) => isWithin(request, outage)).map(({ status }) => status)),
          ],
        })),
      );
    },
    SLOW_MS,
  );
});
