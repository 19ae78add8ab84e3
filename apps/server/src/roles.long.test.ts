import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SearchResponse } from '@firsthand/contracts';
import { startMailbox, startSandbox, type Mailbox, type Sandbox } from '@firsthand/sandbox';
import { describeServer, findFreePort, type TestDatabase } from '@firsthand/test-support';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBuiltSite } from './site/open-built-site.ts';
import { readConfig } from './settings/config.ts';
import { startProduct, type RunningProduct } from './start.ts';

const SLOW_MS = 120_000;
const rootDirectory = fileURLToPath(new URL('../../..', import.meta.url));
const openSite = openBuiltSite(join(rootDirectory, 'apps/web/build'));

describeServer('nodes on one PostgreSQL', (open) => {
  let sandbox: Sandbox;
  let mailbox: Mailbox;
  let store: TestDatabase;
  let directory: string;
  const started: RunningProduct[] = [];
  beforeAll(async () => {
    if (!existsSync(join(rootDirectory, 'apps/web/build/server/index.js')))
      throw new Error('The site is not built: npm run build');
    [sandbox, mailbox] = await Promise.all([startSandbox({ companies: 1, scale: 0.3 }), startMailbox()]);
  });
  afterAll(async () => {
    await Promise.all([sandbox.close(), mailbox.close()]);
  });
  beforeEach(async () => {
    store = await open();
    directory = mkdtempSync(join(tmpdir(), 'firsthand-roles-'));
    const [board] = sandbox.boards;
    if (!board) throw new Error('The sandbox has no board');
    writeFileSync(
      join(directory, 'boards.csv'),
      `source,board,company\n${board.source},${board.board},"${board.company}"\n`,
    );
  });
  afterEach(async () => {
    for (const product of started.splice(0)) await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }, SLOW_MS);

  async function start(role: 'web' | 'worker', env: Record<string, string> = {}): Promise<RunningProduct> {
    const config = readConfig({
      env: {
        ...{ ROLE: role, PORT: String(await findFreePort()), DATABASE_URL: store.url, DATA_DIR: role },
        ...{ BOARDS_FILE: 'boards.csv', ATS_GATEWAY: sandbox.url, SMTP_URL: mailbox.smtpUrl },
        ...{ AUTH_SECRET: 'one secret for all nodes of these tests', LOG_LEVEL: 'silent' },
        ...env,
      },
      directory,
      arguments: ['--live'],
    });
    const product = await startProduct(config, { rootDirectory, openSite, onNotice: () => undefined });
    started.push(product);
    expect(await product.ready()).toBe(true);
    return product;
  }

  const statusOf = async ({ url }: RunningProduct, path: string) => (await fetch(url + path)).status;

  test(
    'a web node answers and starts no work; a worker works and answers for its health alone',
    async () => {
      const web = await start('web');
      expect(await statusOf(web, '/')).toBe(200);
      const asked = await fetch(`${web.url}/v1/api/auth/send-magic-link`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ email: 'ada@mail.example' }),
      });
      expect(asked.status).toBe(200);
      const listMails = async () =>
        (await (await fetch(`${mailbox.url}/sandbox/mail.json?to=ada%40mail.example`)).json()) as unknown[];
      // Long enough for a crawl's task and a mail's, which are looked for every second.
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect(await listMails()).toEqual([]);
      expect(await store.db.selectFrom('boards').selectAll().execute()).toEqual([]);

      const worker = await start('worker');
      for (const path of ['/', '/v1/api/requisitions/search', '/sitemap.xml', '/sandbox/mail'])
        expect([path, await statusOf(worker, path)]).toEqual([path, 404]);
      expect([await statusOf(worker, '/healthz'), await statusOf(worker, '/readyz')]).toEqual([200, 200]);
      await vi.waitFor(
        async () => {
          const found = await fetch(`${web.url}/v1/api/requisitions/search`);
          expect(((await found.json()) as SearchResponse).total).toBeGreaterThan(0);
          expect(await listMails()).toHaveLength(1);
        },
        { timeout: 60_000, interval: 300 },
      );
    },
    SLOW_MS,
  );

  test(
    'a node that is told to stop says so first, and serves on until it leaves',
    async () => {
      const web = await start('web', { DRAIN_SECONDS: '2' });
      const connectionOf = async () =>
        (await fetch(`${web.url}/v1/api/requisitions/search`)).headers.get('connection');
      expect(await connectionOf()).toBe('keep-alive');
      const startedAt = Date.now();
      const stopped = web.stop({ drain: true });
      expect(await statusOf(web, '/readyz')).toBe(503);
      expect([await statusOf(web, '/healthz'), await statusOf(web, '/')]).toEqual([200, 200]);
      expect(await connectionOf()).toBe('close');
      await stopped;
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_900);
      await expect(fetch(web.url)).rejects.toThrow();
    },
    SLOW_MS,
  );
});
