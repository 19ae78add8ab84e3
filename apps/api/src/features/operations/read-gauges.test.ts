import { enqueueTask, takeTask } from '@firsthand/database';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readGauges } from './read-gauges.ts';

describeStore('what stands in the store, for who measures', (open) => {
  test('boards by state, those that fail the longest by name, open jobs by source', async () => {
    const { db } = await open();
    const now = new Date();
    await insertBoard(db, { source: 'lever', board: 'fine', open_jobs: 7 });
    await insertBoard(db, { source: 'lever', board: 'more', open_jobs: 5 });
    await insertBoard(db, { source: 'dover', board: 'gone', enabled: false, failures_in_a_row: 9 });
    for (let count = 1; count <= 25; count += 1) {
      const failing = { failures_in_a_row: count, failure: 'unreachable' };
      await insertBoard(db, { source: 'breezy', board: `bad-${count}`, ...failing });
    }
    await sql`update boards set next_crawl_at = now() - interval '1 hour' where source = 'breezy'`.execute(
      db,
    );
    const readings = await readGauges(db, now);
    const of = (name: string) =>
      readings
        .filter((reading) => reading.name === name)
        .map(({ labels, value }) => [Object.values(labels)[0], value]);
    expect(Object.fromEntries(of('firsthand_boards'))).toEqual({
      ...{ crawled: 27, failing: 25, never_read: 27, paused: 0, retired: 1, overdue: 25, held: 0 },
      ...{ quiet: 0, gone: 0, kept_out: 0 },
    });
    const named = of('firsthand_board_failures_in_a_row');
    expect(named).toHaveLength(20);
    expect(named[0]).toEqual(['breezy:bad-25', 25]);
    expect(of('firsthand_jobs_open')).toEqual(
      expect.arrayContaining([
        ['lever', 12],
        ['breezy', 0],
        ['dover', 0],
      ]),
    );
  });

  test('tasks by kind and state, and how old the oldest due one is; no key of any', async () => {
    const { db } = await open();
    await enqueueTask(db, { kind: 'send-mail', key: 'ada@mail.example' });
    await enqueueTask(db, { kind: 'send-mail', key: 'later', runAt: new Date(Date.now() + 3_600_000) });
    await enqueueTask(db, { kind: 'crawl-board', key: '1' });
    await takeTask(db, { kinds: ['crawl-board'], owner: 'me', leaseSeconds: 600 });
    await sql`update tasks set run_at = now() - interval '90 seconds' where key like 'ada%'`.execute(db);
    const readings = await readGauges(db, new Date());
    const of = (name: string) => readings.filter((reading) => reading.name === name);
    const states = of('firsthand_queue_tasks').filter(({ value }) => value > 0);
    expect(states.map(({ labels, value }) => [...Object.values(labels), value]).toSorted()).toEqual([
      ['crawl-board', 'running', 1],
      ['send-mail', 'later', 1],
      ['send-mail', 'waiting', 1],
    ]);
    const age = of('firsthand_queue_age_seconds').find(
      ({ labels }) => Object.values(labels)[0] === 'send-mail',
    );
    expect(age?.value).toBeGreaterThan(85);
    expect(age?.value).toBeLessThan(600);
    expect(JSON.stringify(readings)).not.toContain('ada');
  });
});
