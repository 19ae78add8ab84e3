import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAtsFetch } from '@firsthand/connectors';
import { NO_TELEMETRY } from '@firsthand/contracts';
import { openDatabase, readDataDirectoryOwner, type Db } from '@firsthand/database';
import { describeServer, fillDataDirectory, insertBoard, insertJob } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askServer } from '../control/ask-server.ts';
import { startControlServer } from '../control/control-server.ts';
import { createOrderHandlers } from '../control/order-handlers.ts';
import { createLogger } from '../create-logger.ts';
import { readConfig, type Config } from '../settings/config.ts';
import { openStore } from './open-store.ts';
import { noteRestore } from './note-restore.ts';
import { restore } from './restore.ts';
import { toSearchDirectory, toStoreDirectory } from './world.ts';

const SLOW_MS = 180_000;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firsthand-backup-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const configAt = (name: string, env: Record<string, string> = {}): Config =>
  readConfig({
    env: { DATA_DIR: name, LOG_LEVEL: 'silent', ATS_GATEWAY: 'http://127.0.0.1:9', ...env },
    directory,
    arguments: [],
  });
const ignore = () => undefined;

/** Every row of every table as text, those of the migrations too. */
async function readAll(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const read: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    read[name] = rows.map(({ row }) => row);
  }
  return read;
}

async function fill(db: Db): Promise<void> {
  const board = await insertBoard(db);
  for (let made = 0; made < 50; made += 1) await insertJob(db, board, { title: `Cook at “№ ${made}”` });
}

test(
  'a copy made beside a running server is restored with every row, and never over another store unasked',
  async () => {
    const config = configAt('first');
    await fillDataDirectory(toStoreDirectory(config));
    const store = await openStore(config, ignore);
    const { db } = store.database;
    await fill(db);
    const ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: 'http://127.0.0.1:9' });
    const told = { logger: createLogger('silent'), telemetry: NO_TELEMETRY };
    const context = { config, store, ats, crawlIntervalSeconds: undefined, ...told };
    const control = await startControlServer(createOrderHandlers(context));
    await store.lock?.update({ controlUrl: control.url, controlToken: control.token });
    const owner = readDataDirectoryOwner(config.dataDirectory);
    if (!owner) throw new Error('Nobody has the directory');

    const file = join(directory, 'copy.tgz');
    const order = { order: 'backup', isLive: false, file } as const;
    // Whoever writes meanwhile is neither refused nor lost.
    const [report] = await Promise.all([
      askServer(owner, order, ignore),
      insertBoard(db, { board: 'meanwhile' }),
    ]);
    expect(report).toEqual({ file, bytes: statSync(file).size });
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(askServer(owner, order, ignore)).rejects.toThrow('exists');
    await expect(restore(config, { file, replaces: true })).rejects.toThrow('is in use by process');
    expect((await db.selectFrom('boards').selectAll().execute()).length).toBe(2);
    await db.deleteFrom('boards').where('board', '=', 'meanwhile').execute();
    const before = await readAll(db);
    await control.close();
    await ats.close();
    await store.close();

    const other = configAt('second');
    await restore(other, { file, replaces: false });
    const again = await openStore(other, ignore);
    await again.database.db.deleteFrom('boards').where('board', '=', 'meanwhile').execute();
    expect(await readAll(again.database.db)).toEqual(before);
    expect(before.jobs).toHaveLength(50);
    await again.close();

    await expect(restore(other, { file, replaces: false })).rejects.toThrow('Add --replace');
    const broken = join(directory, 'broken.tgz');
    writeFileSync(broken, readFileSync(file).subarray(0, 1_000_000));
    await expect(restore(other, { file: broken, replaces: true })).rejects.toThrow('is no backup');
    await expect(restore(other, { file: join(directory, 'none'), replaces: true })).rejects.toThrow(
      'cannot be read',
    );
    expect(existsSync(join(toStoreDirectory(other), 'PG_VERSION'))).toBe(true);
    await restore(other, { file, replaces: true });
    expect(existsSync(toSearchDirectory(other))).toBe(false);
    await noteRestore(other, ignore);
    const noted = await openStore(other, ignore);
    const events = await noted.database.db
      .selectFrom('audit_events')
      .select(['action', 'actor'])
      .orderBy('id')
      .execute();
    await noted.close();
    const actor = 'operator';
    expect(events).toEqual([
      { action: 'store-backed-up', actor },
      { action: 'store-restored', actor },
    ]);
    expect(statSync(toStoreDirectory(other)).mode & 0o077).toBe(0);
  },
  SLOW_MS,
);

test('of a server it says what to use instead', async () => {
  const config = configAt('none', { DATABASE_URL: 'postgres://localhost/jobs' });
  await expect(restore(config, { file: 'x', replaces: false })).rejects.toThrow('pg_restore');
});

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
describeServer('a dump of a server', (open) => {
  test.skipIf(!hasTools)(
    'is restored with every row',
    async () => {
      const [from, to] = [await open(), await open()];
      await fill(from.db);
      const file = join(directory, 'dump');
      const run = (tool: string, ...given: string[]) => {
        const { status, stderr } = spawnSync(tool, given, { encoding: 'utf8' });
        expect([tool, status, stderr]).toEqual([tool, 0, '']);
      };
      run('pg_dump', '--format=custom', `--file=${file}`, from.url ?? '');
      run('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${to.url ?? ''}`, file);
      const restored = await openDatabase({ kind: 'server', url: to.url ?? '' });
      expect(await readAll(restored.db)).toEqual(await readAll(from.db));
      await restored.close();
    },
    SLOW_MS,
  );
});
