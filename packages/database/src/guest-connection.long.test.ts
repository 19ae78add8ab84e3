import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { admitGuest } from './guest-connection.ts';
import { openDatabase } from './open-database.ts';
import { OwnConnection } from './own-connection.ts';
import { startWorkerInstance, type WorkerInstance } from './pglite-client.ts';
import type { Tables } from './tables.ts';

type Asked = Kysely<Tables> | Transaction<Tables>;

let directory: string;
let own: Database;
let guest: Database;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'firsthand-guest-'));
  own = await openDatabase({ kind: 'embedded', directory: join(directory, 'store') });
  await sql`create table noted (n int primary key, who text)`.execute(own.db);
  guest = await openGuest();
}, 120_000);
afterAll(async () => {
  await guest.close();
  await own.close();
  await rm(directory, { recursive: true, force: true });
});

const openGuest = (port: MessagePort = share()) => openDatabase({ kind: 'guest', port });

function share(): MessagePort {
  if (!own.share) throw new Error('The embedded store is not shared');
  return own.share();
}

const note = (db: Asked, n: number, who: string) =>
  sql`insert into noted (n, who) values (${n}, ${who})`.execute(db);

async function readNoted(db: Asked = own.db): Promise<{ n: number; who: string }[]> {
  return (await sql<{ n: number; who: string }>`select n, who from noted order by n`.execute(db)).rows;
}

const empty = () => sql`delete from noted`.execute(own.db);

test('transactions of both threads never interleave, whatever fails in them', async () => {
  await empty();
  const write = (db: Database['db'], who: string, first: number) =>
    db
      .transaction()
      .execute(async (trx) => {
        const before = (await readNoted(trx)).length;
        await note(trx, first, who);
        await sql`select pg_sleep(0.002)`.execute(trx);
        await note(trx, first + 1, who);
        // Nobody else's row came in between, committed or not.
        expect((await readNoted(trx)).length).toBe(before + 2);
        if (first % 3 === 0) throw new Error('given up');
      })
      .catch((error: unknown) => expect(error).toEqual(new Error('given up')));
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 ? write(guest.db, 'guest', index * 2) : write(own.db, 'own', index * 2),
    ),
  );
  const noted = await readNoted(guest.db);
  expect(noted).toHaveLength(2 * 60 - 2 * 20);
  for (const who of ['own', 'guest']) expect(noted.filter((row) => row.who === who).length).toBe(40);
});

test('a guest waits while others ask, and refuses a query beside its own transaction', async () => {
  const order: string[] = [];
  const held = own.db.transaction().execute((trx) => sql`select pg_sleep(0.05)`.execute(trx));
  const all = [
    sql`select 1`.execute(guest.db).then(() => order.push('guest')),
    sql`select 1`.execute(own.db).then(() => order.push('own')),
  ];
  await new Promise((resolve) => setTimeout(resolve, 10));
  all.push(sql`select 1`.execute(own.db).then(() => order.push('own')));
  await Promise.all([held, ...all]);
  expect(order).toEqual(['own', 'own', 'guest']);
  const inside = guest.db.transaction().execute(() => sql`select 1`.execute(guest.db));
  await expect(inside).rejects.toThrow('pass the transaction');
});

test('what a guest began that goes away is rolled back, with what it sent last, and nobody waits for it', async () => {
  await empty();
  const ports: MessagePort[] = [];
  const other = await openGuest(watch(share(), ports));
  const left = other.db
    .transaction()
    .execute(async (trx) => {
      await note(trx, 1, 'gone');
      const last = Promise.all([note(trx, 2, 'gone'), note(trx, 3, 'gone')]);
      for (const port of ports) port.close();
      await last;
    })
    .catch((error: unknown) => error);
  await note(own.db, 4, 'own').catch(() => undefined);
  await left;
  await note(own.db, 5, 'own');
  await note(guest.db, 6, 'guest');
  const noted = (await readNoted()).map(({ n }) => n);
  // A row of what was on its way would stand outside of its transaction.
  expect(noted).toEqual([4, 5, 6]);
});

/** Stands between the owner and the guest, so that a test ends the guest as a thread's end would: at once. */
function watch(port: MessagePort, ports: MessagePort[]): MessagePort {
  const { port1: inner, port2: given } = new MessageChannel();
  ports.push(port, inner);
  port.on('message', (message: { statements?: MessagePort }) =>
    inner.postMessage(message, message.statements ? [message.statements] : []),
  );
  inner.on('message', (message) => port.postMessage(message));
  return given;
}

test('a guest is told that the database is away when that ends, and asks the next one', async () => {
  const instances: WorkerInstance[] = [];
  const connection = new OwnConnection(async () => {
    const place = { directory: join(directory, 'other'), roomKeptMb: 0 };
    const instance = await startWorkerInstance(place);
    instances.push(instance);
    return instance;
  });
  const other = await openGuest(admitGuest(connection));
  await sql`create table noted (n int primary key, who text)`.execute(other.db);
  const broken = other.db.transaction().execute(async (trx) => {
    await note(trx, 1, 'guest');
    await instances[0]?.close();
    await note(trx, 2, 'guest');
  });
  await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
  await note(other.db, 3, 'guest');
  expect(instances).toHaveLength(2);
  expect((await readNoted(other.db)).map(({ n }) => n)).toEqual([3]);
  await other.close();
  await connection.close();
}, 60_000);
