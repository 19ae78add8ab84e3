import { createTestDatabase, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './0028-companies.ts';

test('companies from before keep what most of their jobs have in their addresses', async () => {
  const { db, drop } = await createTestDatabase();
  const boards = [
    await insertBoard(db, { board: 'mixed' }),
    await insertBoard(db, { board: 'same' }),
    await insertBoard(db, { board: 'nameless' }),
    await insertBoard(db, { board: 'empty' }),
    await insertBoard(db, { source: 'workday', board: 'wd5/acme/External' }),
    await insertBoard(db, { source: 'breezy', board: 'other' }),
    await insertBoard(db, { board: 'numbered' }),
  ];
  const [mixed = 0, same = 0, nameless = 0, , workday = 0, breezy = 0, numbered = 0] = boards;
  const labs = { company: 'Acme Labs', company_slug: 'acme-labs' };
  for (const names of [labs, {}, {}]) await insertJob(db, mixed, names);
  await insertJob(db, same);
  await insertJob(db, nameless, { company: null, company_slug: 'company' });
  await insertJob(db, workday, { source: 'workday' });
  await insertJob(db, breezy, { source: 'breezy' });
  await insertJob(db, numbered, { company: `Acme ${same}`, company_slug: `acme-${same}` });
  await sql`alter table boards drop column company_name, drop column company_slug`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const named = await db.selectFrom('boards').selectAll().orderBy('id').execute();
  expect(named.map((board) => [board.company_name, board.company_slug])).toEqual([
    ['Acme', 'acme'],
    ['Acme', `acme-${same}`],
    [null, null],
    [null, null],
    ['Acme', 'wd5/acme/External'],
    ['Acme', 'acme'],
    // Named anew when its board is read next.
    [`Acme ${same}`, null],
  ]);
  await drop();
});
