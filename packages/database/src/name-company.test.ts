import { describeDatabases, describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { nameCompany } from './name-company.ts';

const name = (db: Db, boardId: number) => db.transaction().execute((tx) => nameCompany(tx, boardId));

async function readNames(db: Db): Promise<(string | null)[][]> {
  const boards = await db.selectFrom('boards').selectAll().orderBy('id').execute();
  return boards.map(({ company_name, company_slug }) => [company_name, company_slug]);
}

describeStore('naming a company', (open) => {
  test('follows most of its open postings, else the operator, else the board', async () => {
    const { db } = await open();
    const [said, told, bare] = [
      await insertBoard(db, { board: 'a', company: 'Operator' }),
      await insertBoard(db, { board: 'b', company: 'Müller & Söhne' }),
      await insertBoard(db, { board: 'c-d', company: null }),
    ];
    for (const company of ['Acme', 'Acme Labs', 'Acme']) await insertJob(db, said, { company });
    for (let n = 0; n < 3; n += 1) await insertJob(db, said, { company: 'Old Acme', status: 'closed' });
    await insertJob(db, told, { company: null });
    for (const id of [said, told, bare]) await name(db, id);
    expect(await readNames(db)).toEqual([
      ['Acme', 'acme'],
      ['Müller & Söhne', 'muller-sohne'],
      ['c-d', 'c-d'],
    ]);
  });

  test('a company that is called otherwise later keeps its address', async () => {
    const { db } = await open();
    const board = await insertBoard(db, { board: 'a' });
    const job = await insertJob(db, board, { company: 'Acme' });
    await name(db, board);
    await db.updateTable('jobs').set({ company: 'Globex' }).where('id', '=', job).execute();
    await name(db, board);
    expect(await readNames(db)).toEqual([['Globex', 'acme']]);
    await db.updateTable('jobs').set({ status: 'closed' }).execute();
    await name(db, board);
    expect(await readNames(db)).toEqual([['Globex', 'acme']]);
  });

  test("Workday's is the board itself", async () => {
    const { db } = await open();
    const board = await insertBoard(db, { source: 'workday', board: 'wd5/acme/External' });
    await name(db, board);
    expect(await readNames(db)).toEqual([['Acme', 'wd5/acme/External']]);
  });
});

describeDatabases('companies, named at once', (open) => {
  test('two boards of one name have addresses of their own, also when both are named at once', async () => {
    const { db } = await open();
    const boards = [
      await insertBoard(db, { board: 'acme' }),
      await insertBoard(db, { board: 'acme-eu' }),
      await insertBoard(db, { board: 'acme_eu' }),
      await insertBoard(db, { source: 'breezy', board: 'acme' }),
    ];
    const [first = 0, ...others] = boards;
    await name(db, first);
    await Promise.all(others.map((id) => name(db, id)));
    const slugs = (await readNames(db)).map(([, slug]) => slug);
    expect([slugs[0], slugs[3]]).toEqual(['acme', 'acme']);
    expect(new Set(slugs.slice(0, 3)).size).toBe(3);
    expect(slugs).toContain('acme-acme-eu');
  });
});
