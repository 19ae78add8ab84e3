import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { secureDataDirectory } from './secure-data-directory.ts';
import { openStore } from './open-store.ts';

/** Making an embedded store takes seconds, on a busy machine most of a minute. */
const SLOW_MS = 300_000;

let directory: string;
let data: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firsthand-private-'));
  data = join(directory, 'data');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** Every entry of the data directory that anybody but its owner may touch, with its mode. */
function listOpen(): string[] {
  const entries = [
    data,
    ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name)),
  ];
  return entries
    .filter((path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0)
    .map((path) => `${modeOf(path)} ${path}`);
}

function put(name: string, mode: number): void {
  writeFileSync(join(data, name), 'x');
  chmodSync(join(data, name), mode);
}

function putDirectory(name: string, mode: number): void {
  mkdirSync(join(data, name), { recursive: true });
  chmodSync(join(data, name), mode);
}

async function openAndWrite(): Promise<string[]> {
  const notices: string[] = [];
  const store = await openStore(readConfig({ env: {}, directory, arguments: [] }), (text) =>
    notices.push(text),
  );
  try {
    // Tables, indexes, a sort that spills to files, the log's next segment: all that makes files.
    const { db } = store.database;
    await sql`create table weights as select g as id, repeat(md5(g::text), 9) as words from generate_series(1, 20000) g`.execute(
      db,
    );
    await sql`create index on weights (words)`.execute(db);
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
    expect(listOpen()).toEqual([]);
  } finally {
    await store.close();
  }
  expect(listOpen()).toEqual([]);
  return notices;
}

test(
  'what a start makes and writes is for its user alone, at a wide umask too',
  { timeout: SLOW_MS },
  async () => {
    const earlier = process.umask(0o000);
    try {
      expect(await openAndWrite()).toEqual([]);
    } finally {
      process.umask(earlier);
    }
    expect(readdirSync(data).length).toBeGreaterThan(1);
    expect(modeOf(data)).toBe('700');
    expect(modeOf(join(data, 'auth-secret'))).toBe('600');
  },
);

test(
  'what an earlier version left open is closed at the next start, which says so',
  { timeout: SLOW_MS },
  async () => {
    await openAndWrite();
    const entries = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name));
    for (const path of [data, ...entries]) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
    const notices = await openStore(readConfig({ env: {}, directory, arguments: [] }), (text) => {
      expect(text).toBe(
        `Other users of this machine could read ${entries.length + 1} entries of ${data}; now only you can.`,
      );
    });
    expect(listOpen()).toEqual([]);
    await notices.close();
  },
);

test('what is not ours is left alone, and a link leads nowhere', () => {
  mkdirSync(data, { mode: 0o700 });
  put('notes.txt', 0o644);
  putDirectory('demo', 0o755);
  putDirectory('demo/base', 0o755);
  put('demo/base/1', 0o666);
  const outside = join(directory, 'outside');
  writeFileSync(outside, 'x');
  chmodSync(outside, 0o644);
  symlinkSync(outside, join(data, 'demo/link'));
  expect(secureDataDirectory(data)).toBe(3);
  expect(['notes.txt', 'demo', 'demo/base', 'demo/base/1'].map((name) => modeOf(join(data, name)))).toEqual([
    ...['644', '700', '700', '600'],
  ]);
  expect(modeOf(outside)).toBe('644');
});

test.each(['demo.restoring', 'demo.replaced', 'store.restoring', 'store.replaced'])(
  'what a killed restore leaves as %s is ours: it is no stranger’s, and is closed',
  (name) => {
    mkdirSync(data);
    chmodSync(data, 0o755);
    putDirectory(name, 0o755);
    put(`${name}/1`, 0o644);
    expect(secureDataDirectory(data)).toBe(3);
    expect(listOpen()).toEqual([]);
  },
);

test('a directory that others read and that holds their things is refused, and nothing in it is changed', () => {
  mkdirSync(data);
  chmodSync(data, 0o1777);
  put('auth-secret', 0o644);
  put('somebody-elses', 0o644);
  expect(() => secureDataDirectory(data)).toThrow(
    /holds things that are not Firsthand's, as somebody-elses.*DATA_DIR/,
  );
  expect([modeOf(data), modeOf(join(data, 'auth-secret'))]).toEqual(['777', '644']);
});

test('a directory that is not there is none of ours yet', () => {
  expect(secureDataDirectory(data)).toBe(0);
});

// Only root can become somebody else, to whom these files do not belong.
test.skipIf(process.getuid?.() !== 0)('what belongs to another user is refused in words (needs root)', () => {
  mkdirSync(data);
  chmodSync(directory, 0o755);
  chmodSync(data, 0o755);
  put('auth-secret', 0o644);
  process.seteuid?.(65_534);
  try {
    expect(() => secureDataDirectory(data)).toThrow(
      `${data} can be read by other users of this machine, and this cannot be changed: it belongs to another user.`,
    );
  } finally {
    process.seteuid?.(0);
  }
});
