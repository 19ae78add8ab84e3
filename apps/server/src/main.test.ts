import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCES, type SearchResponse } from '@firsthand/contracts';
import { readDataDirectoryOwner } from '@firsthand/database';
import { startSandbox, type Sandbox } from '@firsthand/sandbox';
import { fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProgram, type BuiltProgram } from './testing/built-program.ts';

/** A start takes seconds, on a busy machine many of them. */
const SLOW_MS = 240_000;

let program: BuiltProgram;
let sandbox: Sandbox;
const directories: string[] = [];
beforeAll(async () => {
  program = await buildProgram();
  sandbox = await startSandbox({ companies: SOURCES.length, scale: 0.3 });
}, SLOW_MS);
beforeEach(() => {
  sandbox.faults.clear();
});
afterAll(async () => {
  await program.remove();
  await sandbox.close();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}, SLOW_MS);

/**
 * Settings for a product of its own that crawls these boards of the sandbox, as an operator's gateway. `first`: it begins
 * with nothing, which takes seconds more; otherwise with an empty store.
 */
async function createSettings(boards = sandbox.boards, { first = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-main-'));
  directories.push(directory);
  const file = join(directory, 'boards.csv');
  const rows = boards.map(({ source, board, company }) => `${source},${board},"${company}"`);
  writeFileSync(file, ['source,board,company', ...rows, ''].join('\n'));
  const port = await findFreePort();
  if (!first) await fillDataDirectory(join(directory, 'data', 'store'));
  return {
    url: `http://localhost:${port}`,
    dataDirectory: join(directory, 'data'),
    env: {
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      BOARDS_FILE: file,
      ATS_GATEWAY: sandbox.url,
    },
  };
}

async function search(url: string, query = ''): Promise<SearchResponse> {
  const answer = await fetch(`${url}/v1/api/requisitions/search?limit=100&${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchResponse;
}

/** Searches until there is what is waited for; the test's own time limit bounds it. */
async function searchUntil(url: string, isEnough: (answer: SearchResponse) => boolean) {
  for (;;) {
    const answer = await search(url);
    if (isEnough(answer)) return answer;
    await sleep(200);
  }
}

const firstBoard = () => sandbox.boards.slice(0, 1);
const nameOf = ({ source, board }: { source: string; board: string }) => `${source}:${board}`;

describe('the program', () => {
  test.each(['main', 'crawl', 'user'] as const)(
    '%s has nothing of the sandbox in it until the demo runs',
    (entry) => {
      const modules = program.modulesOf(entry);
      expect(modules).toContain('packages/database/src/open-database.ts');
      expect(modules.filter((path) => path.startsWith('apps/sandbox/'))).toEqual([]);
    },
  );

  test(
    'starts, serves, refuses a second one, takes crawl orders, and stops cleanly',
    async () => {
      const { env, url, dataDirectory } = await createSettings(sandbox.boards, { first: true });
      const running = program.start('main', env);
      await running.waitFor(`ready ${url}`);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const found = await searchUntil(url, ({ total }) => total > 0);
      expect((await fetch(`${url}/`)).status).toBe(200);

      const second = program.start('main', { ...env, PORT: String(await findFreePort()) });
      expect(await second.ended()).toBe(1);
      expect(second.output()).toMatch(/^The data directory .* is in use by process \d+ .*\n$/);

      const crawl = program.start('crawl', env, [nameOf(firstBoard()[0]!)]);
      expect([await crawl.ended(), crawl.output()]).toEqual([
        0,
        expect.stringContaining(`The running server (process ${running.process.pid}) does the crawling.`),
      ]);
      expect(crawl.output()).toContain(nameOf(firstBoard()[0]!));
      const wrong = program.start('crawl', env, ['lever:', 'monster:acme']);
      expect(await wrong.ended()).toBe(1);
      expect(wrong.output()).toContain('monster:acme');

      running.process.kill('SIGINT');
      expect(await running.ended()).toBe(0);
      expect(running.output()).toContain('stopped');
      expect(readDataDirectoryOwner(dataDirectory)).toBeNull();
      await expect(fetch(url)).rejects.toThrow();

      // The next start has everything at once.
      const again = program.start('main', env);
      await again.waitFor(`ready ${url}`);
      expect((await search(url)).total).toBeGreaterThanOrEqual(found.total);
      again.process.kill('SIGTERM');
      expect(await again.ended()).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'killed in the middle of a crawl it loses nothing that it has shown',
    async () => {
      const [whole, cut] = [sandbox.boards[0]!, sandbox.boards[1]!];
      const { env, url, dataDirectory } = await createSettings([whole, cut]);
      sandbox.faults.set({ board: cut.board }, { type: 'timeout' });
      const running = program.start('main', env);
      await running.waitFor('ready');
      const shown = await searchUntil(url, ({ total }) => total > 0);
      running.process.kill('SIGKILL');
      expect(await running.ended()).toBe('SIGKILL');
      expect(readDataDirectoryOwner(dataDirectory)).toBeNull();

      sandbox.faults.clear();
      const again = program.start('main', env);
      await again.waitFor('ready');
      const ids = new Set((await search(url)).data.map((job) => job.id));
      expect(shown.data.filter((job) => !ids.has(job.id))).toEqual([]);
      // The board that was being read is read after all.
      const crawl = program.start('crawl', env, [nameOf(cut)]);
      expect([await crawl.ended(), crawl.output()]).toEqual([0, expect.stringContaining(nameOf(cut))]);
      const after = await search(url, `source=${cut.source}`);
      expect(after.total).toBeGreaterThan(0);
      again.process.kill('SIGTERM');
      expect(await again.ended()).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'stops though requests are half sent and answers half read, and loses nothing by it',
    async () => {
      const { env, url, dataDirectory } = await createSettings(firstBoard());
      const running = program.start('main', env);
      await running.waitFor('ready');
      const shown = await searchUntil(url, ({ total }) => total > 0);
      const { port } = new URL(url);
      const post = 'POST /v1/api/summaries/jobs HTTP/1.1\r\nhost: localhost\r\n';
      const sockets = [
        '',
        post,
        `${post}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"jobs": [`,
        `${post}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"jo`,
        'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n',
        'GET /v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(200),
      ].map((text) => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        socket.write(text);
        return socket.pause();
      });
      await sleep(500);
      // One after the half requests, so that they have arrived.
      await search(url);
      running.process.kill('SIGTERM');
      // Killed by its own last resort it would end with another code, and without having closed its store.
      expect(await running.ended()).toBe(0);
      expect(running.output()).toMatch(/stopped\n$/);
      expect(readDataDirectoryOwner(dataDirectory)).toBeNull();
      for (const socket of sockets) socket.destroy();

      const again = program.start('main', env);
      await again.waitFor('ready');
      const ids = new Set((await search(url)).data.map((job) => job.id));
      expect(shown.data.filter((job) => !ids.has(job.id))).toEqual([]);
      again.process.kill('SIGTERM');
      expect(await again.ended()).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'a crawl without a server does the work itself and leaves it to the next start',
    async () => {
      const { env, url, dataDirectory } = await createSettings(firstBoard(), { first: true });
      const name = nameOf(firstBoard()[0]!);
      const crawl = program.start('crawl', env, [name]);
      expect([await crawl.ended(), crawl.output()]).toEqual([0, expect.stringContaining(name)]);
      expect(readDataDirectoryOwner(dataDirectory)).toBeNull();
      const running = program.start('main', env);
      await running.waitFor('ready');
      expect((await search(url)).total).toBeGreaterThan(0);
      running.process.kill('SIGTERM');
      expect(await running.ended()).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'a crawl whose board fails ends with an error',
    async () => {
      const { env } = await createSettings(firstBoard());
      sandbox.faults.set({ board: firstBoard()[0]!.board }, { type: 'status', status: 404 });
      const crawl = program.start('crawl', env, [nameOf(firstBoard()[0]!)]);
      expect([await crawl.ended(), crawl.output()]).toEqual([1, expect.stringContaining('failed')]);
    },
    SLOW_MS,
  );

  test(
    'tells why it cannot start, in words only',
    async () => {
      const { env } = await createSettings(firstBoard());
      const failureOf = async (changes: Record<string, string>) => {
        const failed = program.start('main', { ...env, ...changes });
        expect(await failed.ended()).toBe(1);
        return failed.output();
      };
      expect(await failureOf({ PORT: 'none', NODE_ENV: 'production' })).toBe(
        'The configuration has 5 faults:\n' +
          '  - PORT must be a whole number from 1 to 65535\n' +
          '  - AUTH_SECRET is missing: production needs a secret of its own\n' +
          '  - PUBLIC_URL is missing: the links in mails lead there\n' +
          '  - SMTP_URL is missing: people sign in by mail\n' +
          '  - MAIL_FROM is missing: mail needs a sender\n',
      );
      expect(await failureOf({ BOARDS_FILE: '/nowhere.csv' })).toBe(
        'BOARDS_FILE cannot be read: /nowhere.csv\n',
      );
      const { port } = new URL(sandbox.url);
      expect(await failureOf({ PORT: port })).toBe(
        `Cannot listen on 127.0.0.1, port ${port}: another program uses it. Stop that one, or set PORT.\n`,
      );
    },
    SLOW_MS,
  );
});
