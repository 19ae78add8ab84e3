import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@firsthand/database';
import type { SandboxBoard } from '@firsthand/sandbox';
import { findFreePort, startPostgres, type PostgresServer } from '@firsthand/test-support';
import { sql } from 'kysely';
import type { BuiltProgram, RunningProgram } from '../built-program.ts';

export const ROLES = ['web', 'web', 'worker', 'worker'] as const;
const WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 50;

/** A program that runs on its own, under the same address after each start. */
export interface Node {
  name: string;
  role: (typeof ROLES)[number];
  url: string;
  pid: () => number;
  /** Resolves when `/readyz` answers 200. */
  start: () => Promise<void>;
  /** SIGTERM drains and stops, SIGKILL ends; resolves when the process is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface Cluster {
  nodes: Node[];
  /** The server that takes writes, by another way than the nodes'. */
  open: () => Promise<Database>;
  /** Ends the primary as a crash would and starts it again after so long. */
  stopPrimary: (awayMs: number) => Promise<void>;
  /** Ends the primary for good, makes the replica take writes, and has nodes that start from now on use it alone. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ClusterOptions {
  program: BuiltProgram;
  boards: readonly SandboxBoard[];
  gateway: string;
  smtpUrl: string;
}

/** Throws where a server cannot be started. */
async function mustStart(options?: Parameters<typeof startPostgres>[0]): Promise<PostgresServer> {
  const server = await startPostgres(options);
  if ('reason' in server) throw new Error(server.reason);
  return server;
}

/**
 * Starts PostgreSQL, a streaming replica that each commit waits for, and the nodes on them: what a node answered as done
 * is then written down on both servers.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-nodes-'));
  writeFileSync(
    join(directory, 'boards.csv'),
    [
      'source,board,company',
      ...options.boards.map(({ source, board, company }) => `${source},${board},"${company}"`),
    ].join('\n'),
  );
  const durable = { synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' };
  const primary = await mustStart({ settings: durable });
  const replica = await mustStart({ settings: durable, replicaOf: primary.url });
  await setSynchronous(primary.url);
  const stores = { url: primary.url, replicaUrl: replica.url as string | undefined };
  const toEnvironment = () => ({
    ...{ DATABASE_URL: stores.url, SMTP_URL: options.smtpUrl, ATS_GATEWAY: options.gateway },
    ...(stores.replicaUrl !== undefined && { DATABASE_REPLICA_URL: stores.replicaUrl }),
    PUBLIC_URL: 'https://firsthand.example',
    ...{ BOARDS_FILE: join(directory, 'boards.csv'), AUTH_SECRET: 'one secret for all nodes of these tests' },
    // The balancer looks several times before a node that leaves closes its port.
    ...{ DRAIN_SECONDS: '2', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
    // On a quick machine these people ask more often than anybody may: what they count is what an outage costs.
    RATE_LIMIT_PER_MINUTE: '0',
  });
  const nodes: Node[] = [];
  for (const role of ROLES) {
    const name = `${role}${nodes.filter((node) => node.role === role).length + 1}`;
    const own = { ROLE: role, PORT: String(await findFreePort()), DATA_DIR: join(directory, name) };
    nodes.push(createNode({ name, role, program: options.program }, () => ({ ...toEnvironment(), ...own })));
  }
  return {
    nodes,
    open: () => openDatabase({ kind: 'server', url: stores.url, poolSize: 2 }),
    stopPrimary: (awayMs) => primary.restart(() => sleep(awayMs), 'immediate'),
    promote: async () => {
      await primary.stop('immediate');
      await onServer(replica.url, async ({ db }) => {
        await sql`select pg_promote()`.execute(db);
      });
      Object.assign(stores, { url: replica.url, replicaUrl: undefined });
    },
    stop: async () => {
      for (const node of nodes) await node.end('SIGKILL');
      await replica.stop();
      await primary.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function onServer<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** From now on a commit waits until the replica has written it down. */
async function setSynchronous(url: string): Promise<void> {
  await onServer(url, async ({ db }) => {
    await sql`alter system set synchronous_standby_names = 'replica'`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await until('the replica is waited for', async () => {
      const { rows } = await sql<{
        state: string;
      }>`select sync_state as state from pg_stat_replication`.execute(db);
      return rows[0]?.state === 'sync';
    });
  });
}

function createNode(
  { name, role, program }: Pick<Node, 'name' | 'role'> & { program: BuiltProgram },
  toEnvironment: () => Record<string, string>,
): Node {
  let running: RunningProgram | undefined;
  let starts = 0;
  const url = `http://localhost:${toEnvironment().PORT ?? ''}`;
  return {
    name,
    role,
    url,
    pid: () => running?.process.pid ?? 0,
    start: async () => {
      starts += 1;
      // Boards are told who asks them, and since which start.
      running = program.start('main', { ...toEnvironment(), CONTACT: `${name}-${starts}` }, ['--live']);
      await running.waitFor('ready ');
    },
    end: async (signal) => {
      running?.process.kill(signal);
      await running?.ended();
    },
  };
}

/** Looks again and again; throws, naming what was waited for, when it does not come. */
export async function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
