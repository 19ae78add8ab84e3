import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';

// Writes numbers to an embedded database, saying each once it is stored, until it is killed.
const [directory = ''] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'embedded', directory });
await sql`create table if not exists numbers (n int primary key)`.execute(db);
const { rows } = await sql<{ next: number }>`select coalesce(max(n), 0) + 1 as next from numbers`.execute(db);
for (let n = rows[0]?.next ?? 1; ; n++) {
  await sql`insert into numbers values (${n})`.execute(db);
  console.log(`stored ${n}.`);
}
