import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { loadEarlierPostings } from './earlier-postings.repository.ts';

describeStore('an earlier posting of the same text', (open) => {
  test('is the oldest on record, closed ones included, and none that came later', async () => {
    const { db } = await open();
    const board = await insertBoard(db);
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    const text = { title: 'Nurse', description_text: 'You look after four hundred beds. '.repeat(20) };
    const closed = (date: number) => ({
      ...{ ...text, first_seen_at: day(date) },
      ...{ status: 'closed' as const, closed_at: day(date + 5), close_reason: 'gone' as const },
    });
    const oldest = await insertJob(db, board, closed(1));
    await insertJob(db, board, closed(10));
    const id = await insertJob(db, board, { ...text, first_seen_at: day(20) });
    const later = await insertJob(db, board, closed(25));
    const found = await loadEarlierPostings(db, [id, oldest]);
    expect([...found]).toEqual([[id, { id: oldest, firstSeenAt: day(1), closedAt: day(6), count: 2 }]]);
    expect((await loadEarlierPostings(db, [later])).get(later)).toMatchObject({ id: oldest, count: 3 });
  });
});
