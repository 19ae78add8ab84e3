import { readDataDirectoryOwner } from '@firsthand/database';
import type { Sandbox } from '@firsthand/sandbox';
import { findFreePort } from '@firsthand/test-support';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltProgram } from './testing/built-program.ts';
import {
  createSettings,
  nameOf,
  openProgramAndBoards,
  search,
  searchUntil,
  SLOW_MS,
} from './testing/program-and-boards.ts';

let program: BuiltProgram;
let sandbox: Sandbox;
beforeAll(async () => {
  ({ program, sandbox } = await openProgramAndBoards());
}, SLOW_MS);
beforeEach(() => {
  sandbox.faults.clear();
});

const firstBoard = () => sandbox.boards.slice(0, 1);

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
      const { env, url, dataDirectory } = await createSettings(sandbox, { first: true });
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
});
