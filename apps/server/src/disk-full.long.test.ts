import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@firsthand/database';
import { closeAfterFile, fillDataDirectory } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aForm } from '../../api/src/testing/a-form.ts';
import { signIn } from '../../api/src/testing/sign-in.ts';
import { expectRefusal, openApi } from '../../api/src/testing/test-api.ts';

const RULES = '/v1/api/hide-rules';
/** Dozens of megabytes are written, each of them to the disk at once. */
const SLOW_MS = 240_000;
const NO_ROOM = /^There is no room left to save this, so nothing was changed\./;

/** A file system of its own, which only root may have made; else why there is none. */
function mountDisk(sizeMb: number): { disk: string } | { reason: string } {
  const disk = mkdtempSync(join(tmpdir(), 'firsthand-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    rmSync(disk, { recursive: true });
    return { reason: `no file system can be mounted here: ${String(error).split('\n')[0]}` };
  }
  closeAfterFile(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
  });
  return { disk };
}

/** Without room for a log of more than one file, and with it. */
const [small, large] = [mountDisk(112), mountDisk(256)];
const reason = 'reason' in small ? ` (skipped: ${small.reason})` : '';
const toDisk = (mounted: ReturnType<typeof mountDisk>) => ('disk' in mounted ? mounted.disk : '');

/** Takes all that is free but so much; gives the way to free it. */
function fillDisk(disk: string, leftMb = 0): () => void {
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - leftMb * 1024 * 1024));
  return () => rmSync(filler);
}

async function start(disk: string, options: { roomKeptMb?: number } = {}) {
  const directory = join(disk, 'store');
  await fillDataDirectory(directory);
  const database = await openDatabase({ kind: 'embedded', directory, ...options });
  const { headers } = await signIn(database);
  const api = await openApi(database);
  closeAfterFile(() => database.close());
  const addRule = (value: string) =>
    api.inject({ method: 'POST', url: RULES, headers, payload: { kind: 'word', value } });
  const readRules = async () => {
    const answer = await api.inject({ url: RULES, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ rules: { value: string }[] }>().rules.map(({ value }) => value);
  };
  const profile = await api.inject({
    ...{ method: 'POST', url: '/v1/api/job-profiles', headers, payload: { profile_name: 'Mine' } },
  });
  const addLetter = () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(900_000)]);
    const form = aForm({ name: 'file', filename: 'letter.pdf', content });
    const url = `/v1/api/job-profiles/${profile.json<{ id: number }>().id}/cover-letter`;
    return api.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  };
  return { database, api, addRule, readRules, addLetter };
}

test.skipIf(reason !== '')(
  `a full disk is told in words, loses nothing, and is forgotten once there is room${reason}`,
  async () => {
    const disk = toDisk(small);
    const { database, api, addRule, readRules, addLetter } = await start(disk, { roomKeptMb: 0 });
    expect((await addRule('unpaid')).statusCode).toBe(201);
    let free = fillDisk(disk);

    expectRefusal(await addLetter(), 503, NO_ROOM);
    expectRefusal(await addLetter(), 503, NO_ROOM);
    expect(await readRules()).toEqual(['unpaid']);
    expect((await api.inject('/v1/api/requisitions/search?q=cook')).statusCode).toBe(200);
    free();
    expect((await addLetter()).statusCode).toBe(200);
    expect((await addRule('evenings')).statusCode).toBe(201);
    expect((await readRules()).toSorted()).toEqual(['evenings', 'unpaid']);

    free = fillDisk(disk);
    // As the store's upkeep does once its log has grown: PGlite never comes back from one that fails.
    await expect(sql`checkpoint`.execute(database.db)).rejects.toThrow(NO_ROOM);
    expectRefusal(await addRule('refused'), 503);
    free();
    await vi.waitFor(async () => expect((await addRule('weekends')).statusCode).toBe(201), {
      timeout: 120_000,
    });
    expect((await readRules()).toSorted()).toEqual(['evenings', 'unpaid', 'weekends']);
  },
  SLOW_MS,
);

test.skipIf(reason !== '')(
  `a disk that fills up is written to no more before the log finds no room for its next file${reason}`,
  async () => {
    const disk = toDisk(large);
    const { database, api, addRule, readRules, addLetter } = await start(disk);
    expect((await addRule('unpaid')).statusCode).toBe(201);
    // A file of the log more than what is kept free.
    const free = fillDisk(disk, 64 + 20);
    const answers: number[] = [];
    while (!answers.includes(503) && answers.length < 60) answers.push((await addLetter()).statusCode);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(4);
    expectRefusal(await addLetter(), 503, NO_ROOM);
    expectRefusal(await addRule('refused'), 503, NO_ROOM);
    // Somebody else takes what was kept: nothing of the store is written there, so it finds nothing missing.
    const freeRest = fillDisk(join(disk, 'store'));
    expect(await readRules()).toEqual(['unpaid']);
    expect((await api.inject('/v1/api/requisitions/search?q=cook')).statusCode).toBe(200);
    expect(await database.isReachable()).toBe(true);
    freeRest();
    free();
    expect((await addRule('evenings')).statusCode).toBe(201);
    expect((await readRules()).toSorted()).toEqual(['evenings', 'unpaid']);
  },
  SLOW_MS,
);
