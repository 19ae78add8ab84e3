import type { ClosedJobResponse, JobDetailResponse } from '@firsthand/contracts';
import { aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { openFollowingApi } from '../../testing/following-api.ts';

const HOURS = Array.from({ length: 5 }, (_, hour) => new Date(Date.UTC(2026, 1, 1, hour)));

describeDatabases('a job page on a node that follows the store', (open) => {
  test('shows a job, and those like it, as others change, close and reopen them', async () => {
    const { db, database } = await open();
    const { api, search } = await openFollowingApi(database);
    const board = await insertBoard(db);
    const [baker, night] = [aPosting({ title: 'Baker' }), aPosting({ title: 'Baker, nights' })];
    const [id = 0, nightId = 0] = await crawlPostings(db, board, [baker, night], HOURS[0]);
    /** What this node says once it has caught up, asked for twice: made and kept. */
    const see = async (jobId: number) => {
      await search.settled();
      const ask = () => api.inject(`/v1/api/ats/lever/acme/job/baker-${jobId}`);
      const [made, kept] = [await ask(), await ask()];
      expect(kept.body).toBe(made.body);
      const { similar, ...rest } = kept.json<JobDetailResponse | ClosedJobResponse>();
      const title = 'job' in rest ? rest.job.title : rest.closed_job.title;
      return { status: kept.statusCode, title, similar: similar.map((job) => job.title) };
    };

    expect(await see(id)).toEqual({ status: 200, title: 'Baker', similar: ['Baker, nights'] });
    await crawlPostings(db, board, [baker, { ...night, title: 'Baker, days' }], HOURS[1]);
    expect(await see(id)).toEqual({ status: 200, title: 'Baker', similar: ['Baker, days'] });
    expect(await see(nightId)).toEqual({ status: 200, title: 'Baker, days', similar: ['Baker'] });
    await crawlPostings(db, board, [baker], HOURS[2]);
    expect(await see(id)).toEqual({ status: 200, title: 'Baker', similar: [] });
    expect(await see(nightId)).toEqual({ status: 410, title: 'Baker, days', similar: ['Baker'] });
    await crawlPostings(db, board, [baker, night], HOURS[3]);
    expect(await see(id)).toEqual({ status: 200, title: 'Baker', similar: ['Baker, nights'] });
    expect(await see(nightId)).toEqual({ status: 200, title: 'Baker, nights', similar: ['Baker'] });

    // What is kept needs no store: nobody would notice that it is away.
    await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    const answer = await api.inject(`/v1/api/ats/lever/acme/job/baker-${id}`);
    await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    expect(answer.statusCode).toBe(200);
    expect((await api.inject(`/v1/api/ats/breezy/acme/job/baker-${id}`)).statusCode).toBe(404);
  });
});
