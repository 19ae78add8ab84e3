import { closeAfterFile, findPostgres, startPostgres, type PostgresServer } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { findReadScope, readPrimary, withReadScope } from './read-scope.ts';

const SLOW_MS = 120_000;
const WITHIN = { timeout: 20_000, interval: 50 };

async function mustStart(options?: Parameters<typeof startPostgres>[0]): Promise<PostgresServer> {
  const server = await startPostgres(options);
  if ('reason' in server) throw new Error(server.reason);
  return server;
}

describe.skipIf('reason' in findPostgres())('a store with a streaming replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let database: Database;
  let ofReplica: Database;
  beforeAll(async () => {
    primary = await mustStart();
    replica = await mustStart({ replicaOf: primary.url });
    database = await openDatabase({ kind: 'server', url: primary.url, replicaUrl: replica.url });
    ofReplica = await openDatabase({ kind: 'server', url: replica.url });
    closeAfterFile(async () => {
      await database.close();
      await ofReplica.close();
    });
    await sql`create table notes (text text)`.execute(database.db);
  }, SLOW_MS);
  afterAll(async () => {
    await replica.stop();
    await primary.stop();
  }, SLOW_MS);

  /** Who answers: the replica is in recovery. */
  const askWho = async () => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(database.db);
    return rows[0]?.is === true ? 'replica' : 'primary';
  };
  const position = async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
      database.db,
    );
    return rows[0]?.at ?? '';
  };
  const write = () => sql`insert into notes values ('one')`.execute(database.db);
  const reading = <T>(work: () => Promise<T>) =>
    withReadScope(() => {
      const scope = findReadScope();
      if (scope) scope.usesReplica = true;
      return work();
    });

  test('single reads of a request go there, all other work to the primary', async () => {
    await vi.waitFor(() => expect(database.replica?.hasReplayed(null)).toBe(true), WITHIN);
    expect(await askWho()).toBe('primary');
    expect(await withReadScope(askWho)).toBe('primary');
    expect(await reading(askWho)).toBe('replica');
    expect(await reading(() => readPrimary(askWho))).toBe('primary');
    const inTransaction = await reading(() =>
      database.db.transaction().execute(async (db) => {
        const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
        return rows[0]?.is;
      }),
    );
    expect(inTransaction).toBe(false);
  });

  const untilReplayed = async () => {
    const at = await position();
    await vi.waitFor(() => expect(database.replica?.hasReplayed(at)).toBe(true), WITHIN);
  };

  test('a request that writes reads from the primary after it', async () => {
    await untilReplayed();
    const seen = await reading(async () => {
      const before = await askWho();
      await write();
      return [before, await askWho(), findReadScope()?.hasWritten];
    });
    expect(seen).toEqual(['replica', 'primary', true]);
    const hidden = await reading(async () => {
      const { rows } = await sql`with added as (insert into notes values ('two') returning text)
        select text from added`.execute(database.db);
      return [rows, findReadScope()?.hasWritten];
    });
    expect(hidden).toEqual([[{ text: 'two' }], true]);
  });

  test(
    'it has replayed a write only once it has',
    async () => {
      await sql`select pg_wal_replay_pause()`.execute(ofReplica.db);
      await vi.waitFor(async () => {
        const { rows } = await sql<{
          state: string;
        }>`select pg_get_wal_replay_pause_state() as state`.execute(ofReplica.db);
        expect(rows[0]?.state).toBe('paused');
      }, WITHIN);
      await write();
      const at = await position();
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(database.replica?.hasReplayed(at)).toBe(false);
      expect(database.replica?.hasReplayed(null)).toBe(true);
      // Ten seconds behind it is asked by nobody.
      await vi.waitFor(() => expect(database.replica?.hasReplayed(null)).toBe(false), WITHIN);
      await sql`select pg_wal_replay_resume()`.execute(ofReplica.db);
      await vi.waitFor(() => expect(database.replica?.hasReplayed(at)).toBe(true), WITHIN);
    },
    SLOW_MS,
  );

  test(
    'while it is away the primary answers, and it is asked again when it is back',
    async () => {
      await replica.restart(async () => {
        expect(await reading(askWho)).toBe('primary');
        await vi.waitFor(() => expect(database.replica?.hasReplayed(null)).toBe(false), WITHIN);
      });
      await vi.waitFor(() => expect(database.replica?.hasReplayed(null)).toBe(true), {
        timeout: 60_000,
        interval: 100,
      });
      expect(await reading(askWho)).toBe('replica');
    },
    SLOW_MS,
  );

  test(
    'while the primary is away it goes on answering',
    async () => {
      await primary.restart(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(database.replica?.hasReplayed(null)).toBe(true);
        expect(await reading(askWho)).toBe('replica');
        await expect(askWho()).rejects.toThrow('The database cannot be reached');
        // Nothing can be saved, whoever asks.
        expect(await reading(() => database.isReachable())).toBe(false);
      });
    },
    SLOW_MS,
  );

  test(
    'once it is promoted it is asked for nothing more under the name of a replica',
    async () => {
      await sql`select pg_promote()`.execute(ofReplica.db);
      await vi.waitFor(() => expect(database.replica?.hasReplayed(null)).toBe(false), WITHIN);
      await write();
      expect(database.replica?.hasReplayed(await position())).toBe(false);
    },
    SLOW_MS,
  );
});
