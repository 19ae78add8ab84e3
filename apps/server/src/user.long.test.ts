import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDataDirectoryOwner } from '@firsthand/database';
import { fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { readConfig } from './settings/config.ts';
import { openStore } from './store/open-store.ts';
import { buildProgram, type BuiltProgram } from './testing/built-program.ts';
import { runUserCommand } from './user-command/run-user-command.ts';

/** A start takes seconds, on a busy machine many of them. */
const SLOW_MS = 240_000;
const ADA = 'ada@example.com';
const BOB = 'bob@example.com';

let program: BuiltProgram;
const directories: string[] = [];
beforeAll(async () => {
  program = await buildProgram();
}, SLOW_MS);
afterAll(async () => {
  await program.remove();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}, SLOW_MS);

const onNotice = () => undefined;

/** Settings for a store of its own in which Ada and Bob have an account and a session each. */
async function createPeople(changes: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-user-'));
  directories.push(directory);
  const dataDirectory = join(directory, 'data');
  const boards = join(directory, 'boards.csv');
  writeFileSync(boards, 'source,board,company\n');
  const env = {
    ...{ PORT: String(await findFreePort()), DATA_DIR: dataDirectory, BOARDS_FILE: boards },
    ...changes,
  };
  const config = readConfig({ env, directory, arguments: [] });
  await fillDataDirectory(join(dataDirectory, config.usesSandbox ? 'demo' : 'store'));
  const store = await openStore(config, () => undefined);
  const { db } = store.database;
  const at = new Date();
  for (const email of [ADA, BOB]) {
    const { id } = await db
      .insertInto('users')
      .values({ email, email_key: email, email_validated: true, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({
        ...{ id: crypto.randomUUID(), user_id: id, created_at: at, last_used_at: at },
        expires_at: new Date(at.getTime() + 3_600_000),
      })
      .execute();
  }
  await store.close();
  /** As a program of its own. */
  const start = async (...given: string[]) => {
    const command = program.start('user', env, given);
    return { code: await command.ended(), output: command.output() };
  };
  /** The same command in this process, which takes a tenth of the time: what it shows, or why it refuses. */
  const run = (...given: string[]) =>
    runUserCommand(given, { env, directory, onNotice }).catch(describeFailure);
  return { env, directory, dataDirectory, start, run };
}

/** Of an export. */
function readAccount(file: string): unknown {
  const { 'account.ndjson': account } = unzipSync(readFileSync(file));
  return JSON.parse(strFromU8(account ?? new Uint8Array()));
}

/** Nobody answers there; with a gateway the program starts no sandbox and waits for no jobs. */
const GATEWAY = { ATS_GATEWAY: 'http://127.0.0.1:9' };

describe('npm run user', () => {
  test(
    'opens the store itself when no server runs',
    async () => {
      const { start, run, directory, dataDirectory } = await createPeople();
      const listed = await start('list');
      expect(listed).toEqual({
        code: 0,
        output: expect.stringMatching(/^address .*\n2 accounts\n$/s) as string,
      });
      expect(listed.output).toMatch(/^ada@example\.com +0 +1 +\d{4}-\d\d-\d\d +never$/m);

      const file = join(directory, 'ada.zip');
      expect(await run('export', ADA, 'ada.zip')).toBe(`Written to ${file}.`);
      expect(readAccount(file)).toMatchObject({ email: ADA });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await run('export', BOB, file)).toBe(`${file} is there already and was left alone.`);

      expect(await run('delete', ADA)).toContain('If you mean it, add --yes.');
      expect(await run('delete', ADA, '--yes')).toBe('ada@example.com and everything of theirs is deleted.');
      expect(await start('sign-out', ADA)).toEqual({
        code: 1,
        output: 'No account has the address ada@example.com.\n',
      });
      expect(readDataDirectoryOwner(dataDirectory)).toBeNull();
    },
    SLOW_MS,
  );

  test(
    'asks the server that has the data files',
    async () => {
      const { start, run, env, directory } = await createPeople(GATEWAY);
      const running = program.start('main', env);
      await running.waitFor('ready');
      expect(await start('promote', ' ADA@example.com', 'premium')).toEqual({
        code: 0,
        output: 'ada@example.com is premium now.\n',
      });
      const file = join(directory, 'ada.zip');
      expect(await run('export', ADA, file)).toBe(`Written to ${file}.`);
      expect(readAccount(file)).toMatchObject({ email: ADA, roles: ['premium'] });
      expect(await run('demote', 'eve@example.com', 'premium')).toBe(
        'No account has the address eve@example.com.',
      );
      expect(await run('delete', BOB, '--yes')).toBe('bob@example.com and everything of theirs is deleted.');
      running.process.kill('SIGTERM');
      expect(await running.ended()).toBe(0);
      // What the server was told is in the files.
      expect(await run('list')).toMatch(/^address .*\nada@example\.com +premium .*\n\n1 account$/);
    },
    SLOW_MS,
  );

  test(
    'explains itself, and how else it is meant',
    async () => {
      const env = { DATA_DIR: join(tmpdir(), 'firsthand-user-unused') };
      const help = await runUserCommand(['help'], { env, directory: tmpdir(), onNotice });
      for (const command of ['list', 'promote', 'demote', 'sign-out', 'delete', 'export']) {
        expect(help).toMatch(new RegExp(`^  ${command} `, 'm'));
      }
      const wrong = program.start('user', env, ['invite', ADA]);
      expect([await wrong.ended(), wrong.output()]).toEqual([1, `invite is no command.\n\n${help}\n`]);
    },
    SLOW_MS,
  );
});
