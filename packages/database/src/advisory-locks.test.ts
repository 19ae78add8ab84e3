import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeServer } from '@firsthand/test-support';
import { describe, expect, test } from 'vitest';
import { ADVISORY_LOCKS, takeAdvisoryLock, type AdvisoryLock } from './advisory-locks.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TABLE = 'packages/database/src/advisory-locks.ts';

function listSources(): string[] {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?tsx?$/.test(file) && !/(^|\/)(node_modules|build)\/|\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

describe('the table of advisory locks', () => {
  test('gives each kind a number of its own', () => {
    const numbers = Object.values(ADVISORY_LOCKS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('is the only place where one is taken', () => {
    const sources = listSources();
    expect(sources.length).toBeGreaterThan(300);
    const taking = sources.filter((file) =>
      /pg_(try_)?advisory/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(taking).toEqual([TABLE]);
  });
});

describeServer('an advisory lock', (open) => {
  test('holds up its own kind and key, and nothing else', async () => {
    const { db } = await open();
    const log: string[] = [];
    const take = (lock: AdvisoryLock, key: string) =>
      db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, lock, key);
        log.push(`${lock} ${key}`);
      });
    let waiting: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'formClient', 'a');
      waiting = take('formClient', 'a');
      await take('linkedinIdentity', 'a');
      await take('formClient', 'b');
      log.push('let go');
    });
    await waiting;
    expect(log).toEqual(['linkedinIdentity a', 'formClient b', 'let go', 'formClient a']);
  });
});
