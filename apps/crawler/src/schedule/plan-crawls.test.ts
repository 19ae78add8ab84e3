import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addBoard } from '../testing/boards.ts';
import { isDue, planCrawls } from './plan-crawls.ts';

describeStore('planning crawls', (open) => {
  test('passes over a board that is paused, also between being queued and being taken', async () => {
    const { db } = await open();
    const boardId = await addBoard(db, { board: 'acme' });
    const pause = (paused_at: Date | null) => db.updateTable('boards').set({ paused_at }).execute();
    const now = new Date();
    await pause(now);
    expect(await planCrawls(db, now)).toBe(0);
    await pause(null);
    expect(await planCrawls(db, now)).toBe(1);
    expect(await isDue(db, boardId, now)).toBe(true);
    await pause(now);
    expect(await isDue(db, boardId, now)).toBe(false);
  });
});
