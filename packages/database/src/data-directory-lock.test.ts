import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChildProgram, startChild, type ChildProgram } from '@firsthand/test-support';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DataDirectoryLockedError,
  lockDataDirectory,
  readDataDirectoryOwner,
} from './data-directory-lock.ts';
import { processStart } from './process-identity.ts';

let program: ChildProgram;
let directory: string;

beforeAll(async () => {
  program = await buildChildProgram(new URL('./testing/hold-directory.ts', import.meta.url));
});
afterAll(() => program.remove());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'firsthand-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'firsthand.lock');
const deadLock = {
  pid: 2 ** 22 + 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  processStart: null,
  lockId: 'dead',
};

test('the owner and its control address can be read, by the same user alone', async () => {
  expect(readDataDirectoryOwner(directory)).toBeNull();
  const lock = await lockDataDirectory(directory, { controlUrl: 'http://127.0.0.1:3000' });
  expect(readDataDirectoryOwner(directory)).toMatchObject({
    pid: process.pid,
    controlUrl: 'http://127.0.0.1:3000',
  });
  expect((await stat(lockFile())).mode & 0o777).toBe(0o600);

  await lock.update({ controlUrl: 'http://127.0.0.1:4000', controlToken: 'secret' });
  expect(readDataDirectoryOwner(directory)).toMatchObject({
    controlUrl: 'http://127.0.0.1:4000',
    controlToken: 'secret',
  });
  expect((await stat(lockFile())).mode & 0o777).toBe(0o600);

  await lock.release();
  await lock.release();
  expect(readDataDirectoryOwner(directory)).toBeNull();
  expect(await readdir(directory)).toEqual([]);
});

test('a directory that a living process has is refused, naming the process and the directory', async () => {
  const child = startChild(program, [directory]);
  await child.line('locked');
  const refused = await lockDataDirectory(directory).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataDirectoryLockedError);
  expect((refused as Error).message).toContain(`in use by process ${child.process.pid} `);
  expect((refused as Error).message).toContain(directory);
  expect(readDataDirectoryOwner(directory)?.pid).toBe(child.process.pid);
  await child.kill();
});

test('the lock of a killed process is taken over', async () => {
  const child = startChild(program, [directory]);
  await child.line('locked');
  await child.kill();
  expect(readDataDirectoryOwner(directory)).toBeNull();
  const lock = await lockDataDirectory(directory);
  expect(readDataDirectoryOwner(directory)?.pid).toBe(process.pid);
  await lock.release();
});

test('one process cannot take a directory twice', async () => {
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryLockedError);
  await lock.release();
});

test('of several processes that find a dead lock at the same time, one gets the directory', async () => {
  await writeFile(lockFile(), JSON.stringify(deadLock));
  const children = Array.from({ length: 5 }, () => startChild(program, [directory]));
  const answers = await Promise.all(
    children.map((child) =>
      Promise.race([child.line('locked'), child.line('refused').catch(() => 'refused')]),
    ),
  );
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
  for (const child of children) await child.kill();
});

test('a living process that has the pid of a dead owner does not count as the owner', async () => {
  if (processStart(process.pid) === null) return; // without /proc the two cannot be told apart
  const reused = { ...deadLock, pid: process.pid, processStart: 'an-earlier-boot:1' };
  await writeFile(lockFile(), JSON.stringify(reused));
  expect(readDataDirectoryOwner(directory)).toBeNull();
  await (await lockDataDirectory(directory)).release();
});

test('a lock file cut short by a crash is taken over', async () => {
  await writeFile(lockFile(), '{"pid": 12');
  const lock = await lockDataDirectory(directory);
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('releasing does not remove a lock that is no longer ours', async () => {
  const lock = await lockDataDirectory(directory);
  await writeFile(lockFile(), JSON.stringify({ ...deadLock, pid: process.pid, lockId: 'another' }));
  await lock.release();
  expect(await readdir(directory)).toEqual(['firsthand.lock']);
  await expect(lock.update({})).rejects.toThrow('no longer ours');
});
