import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDataDirectoryOwner } from '@firsthand/database';
import type { Sandbox } from '@firsthand/sandbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltProgram } from './testing/built-program.ts';
import {
  createSettings,
  expectFound,
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

describe('the program in trouble', () => {
  test(
    'killed in the middle of a crawl it loses nothing that it has shown',
    async () => {
      const [whole, cut] = [sandbox.boards[0]!, sandbox.boards[1]!];
      const { env, url, dataDirectory } = await createSettings(sandbox, { boards: [whole, cut] });
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
      await expectFound(url, shown);
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
      const { env, url, dataDirectory } = await createSettings(sandbox, { boards: firstBoard() });
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
      await expectFound(url, shown);
      again.process.kill('SIGTERM');
      expect(await again.ended()).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'a crawl without a server does the work itself and leaves it to the next start',
    async () => {
      const { env, url, dataDirectory } = await createSettings(sandbox, {
        boards: firstBoard(),
        first: true,
      });
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
      const { env } = await createSettings(sandbox, { boards: firstBoard() });
      sandbox.faults.set({ board: firstBoard()[0]!.board }, { type: 'status', status: 404 });
      const crawl = program.start('crawl', env, [nameOf(firstBoard()[0]!)]);
      expect([await crawl.ended(), crawl.output()]).toEqual([1, expect.stringContaining('failed')]);
    },
    SLOW_MS,
  );

  test(
    'tells why it cannot start, in words only',
    async () => {
      const { env } = await createSettings(sandbox, { boards: firstBoard() });
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
