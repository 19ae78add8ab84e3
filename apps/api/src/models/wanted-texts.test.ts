import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';
import { wantTexts } from './wanted-texts.ts';

const NOW = new Date('2026-02-03T08:00:00.000Z');

describeStore('a look at a job', (open) => {
  test('is remembered once the API has written down what was looked at, and nothing else of who looked', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const [looked, closed, other] = [
      await insertJob(db, board),
      await insertJob(db, board, { status: 'closed', closed_at: NOW }),
      await insertJob(db, board),
    ];
    const api = await openApi(database, { now: () => NOW });
    for (const id of [looked, looked, closed]) await api.inject(`/v1/api/ats/lever/acme/job/a-job-${id}`);
    await api.close();
    const wanted = await db
      .selectFrom('verifications')
      .select(['job_id', 'text_wanted_at'])
      .orderBy('job_id')
      .execute();
    expect(wanted).toEqual([
      { job_id: looked, text_wanted_at: NOW },
      { job_id: closed, text_wanted_at: null },
      { job_id: other, text_wanted_at: null },
    ]);
  });

  test('waits for nobody who is writing the verification', async () => {
    const { db } = await open();
    const id = await insertJob(db, await insertBoard(db));
    await wantTexts(db, [id, id + 1], NOW);
    await wantTexts(db, [], NOW);
    const row = await db.selectFrom('verifications').select('text_wanted_at').executeTakeFirstOrThrow();
    expect(row.text_wanted_at).toEqual(NOW);
  });
});
