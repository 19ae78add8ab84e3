import { openSession } from '../pglite-worker.mjs';
import { keepDurable } from './volatile-disk.ts';

// As write-until-killed, in one thread on a disk that is written to `durable` only as far as it was synced; with pages that
// change again and checkpoints between.
const CHECKPOINT_EVERY = 12;
const [live = '', durable = ''] = process.argv.slice(2);
keepDurable(live, durable);
const { query } = await openSession({ directory: live });
await query('create table if not exists numbers (n int primary key, filling text not null)', []);
const { rows } = await query('select count(*) as held, coalesce(max(n), 0) as last from numbers', []);
const { held, last } = rows[0] as { held: number; last: number };
console.log(`holds ${held} up to ${last}`);
for (let n = last + 1; ; n++) {
  await query("insert into numbers values ($1, repeat('x', 900))", [String(n)]);
  console.log(`stored ${n}.`);
  await query('update numbers set filling = filling where n % 7 = $1', [String(n % 7)]);
  if (n % CHECKPOINT_EVERY === 0) await query('checkpoint', []);
}
