import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';

// Writes numbers to an embedded database, saying each once it is stored, until it is killed.
const [directory = ''] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'embedded', directory });
await sql`create table if not exists numbers (n int primary key)`.execute(db);
const { rows } = await sql<{ held: number; last: number }>`
  select count(*) as held, coalesce(max(n), 0) as last from numbers`.execute(db);
const { held, last } = rows[0] ?? { held: 0, last: 0 };
console.log(`holds ${held} up to ${last}`);
for (let n = last + 1; ; n++) {
  await sql`insert into numbers values (${n})`.execute(db);
  console.log(`stored ${n}.`);
}
