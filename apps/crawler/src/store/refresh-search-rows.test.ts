import { describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBoard, crawlOnce } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { hasOldSearchRows, refreshSearchRows } from './refresh-search-rows.ts';

describeDatabases('rows of search that an older version made', (open) => {
  test('become what this version makes of the same jobs', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    await crawlOnce(db, boardId, readingOf(Array.from({ length: 250 }, (_, n) => aPosting(`job-${n}`))));
    const load = () => db.selectFrom('job_search').selectAll().orderBy('job_id').execute();
    const made = await load();
    const { signal } = new AbortController();
    expect(await hasOldSearchRows(db)).toBe(false);
    expect(await refreshSearchRows(db, signal)).toBe(0);

    const old = { version: 0, vector: '', posted_at: 0, role: 0, board: '', countries: [] };
    await db
      .updateTable('job_search')
      .set({ ...old, work_mode: 'hybrid' })
      .execute();
    const closed = made[7]?.job_id ?? 0;
    await db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', closed).execute();
    expect(await hasOldSearchRows(db)).toBe(true);
    expect(await refreshSearchRows(db, signal)).toBe(250);
    const refreshed = await load();
    expect(refreshed.filter((row) => row.job_id !== closed)).toEqual(
      made.filter((row) => row.job_id !== closed),
    );
    await expect(refreshSearchRows(db, AbortSignal.abort())).rejects.toThrow();
  });

  test('are told from what postings say anew, as far as that was matched', async () => {
    const { db } = await open();
    const boardId = await addBoard(db);
    const crawl = (title: string, category: 'Hospitality & Food' | null) =>
      crawlOnce(
        db,
        boardId,
        readingOf([aPosting('a', { title, category, categoryOrigin: 'title' }), aPosting('b')]),
      );
    await crawl('Cook', null);
    const remake = async () => {
      await db.updateTable('job_search').set({ version: 0 }).execute();
      await refreshSearchRows(db, new AbortController().signal);
    };
    const listRemade = async () => {
      const { rows } = await sql<{ isRemade: boolean }>`
        select xid is not distinct from remade_xid as "isRemade" from search_changes order by job_id`.execute(
        db,
      );
      return rows.map(({ isRemade }) => isRemade);
    };
    await remake();
    expect(await listRemade()).toEqual([false, false]);
    await sql`insert into alert_progress (position) values (pg_current_snapshot())`.execute(db);
    await remake();
    await remake();
    expect(await listRemade()).toEqual([true, true]);
    await crawl('Head cook', null);
    expect((await listRemade()).filter((isRemade) => !isRemade)).toHaveLength(1);
    // Of the same words we think otherwise: nothing new, and nothing for its history.
    await sql`update alert_progress set position = pg_current_snapshot()`.execute(db);
    await crawl('Head cook', 'Hospitality & Food');
    expect(await listRemade()).toEqual([true, true]);
    const fields = await db.selectFrom('job_changes').select('fields').execute();
    expect(JSON.stringify(fields)).not.toContain('category');
  });
});
