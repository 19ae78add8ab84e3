import { describeDatabases } from '@firsthand/test-support';
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
});
