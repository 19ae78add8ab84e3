import {
  ATS_TABLE,
  closedJobResponseSchema,
  jobDetailResponseSchema,
  type ClosedJobResponse,
  type JobDetailResponse,
} from '@firsthand/contracts';
import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { describe, expect, test } from 'vitest';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

const LATER = new Date('2026-02-02T08:00:00.000Z');
const NEXT_DAY = new Date('2026-02-03T08:00:00.000Z');

describeStore('job page call', (open) => {
  test('gives a job with its proof of life', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme', company: 'Acme' });
    const posting = aPosting({ externalId: 'p1', title: 'Nurse' });
    await crawlPostings(db, board, [posting]);
    const changed = { ...posting, title: 'Head Nurse' };
    const [id] = await crawlPostings(db, board, [changed], LATER);

    const api = await openApi(database);
    const answer = await api.inject(`/v1/api/ats/lever/acme/job/head-nurse-${id}`);
    expect(answer.statusCode).toBe(200);
    const body = answer.json<JobDetailResponse>();
    expect(Object.keys(body).sort()).toEqual(Object.keys(jobDetailResponseSchema.shape).sort());
    expect(body.job).toMatchObject({
      id,
      title: 'Head Nurse',
      lever_requisition_id: id,
      posted_at: '2026-01-05T08:00:00.000Z',
      first_seen_at: '2026-02-01T08:00:00.000Z',
      changed_at: LATER.toISOString(),
      updated_at: LATER.toISOString(),
    });
    expect(body.verification).toMatchObject({
      last_verified_at: LATER.toISOString(),
      text_read_at: LATER.toISOString(),
      first_seen_at: '2026-02-01T08:00:00.000Z',
      checks: 2,
      board_url: 'https://lever.example/acme',
      history: [
        { kind: 'changed', fields: [{ field: 'title', before: 'Nurse', after: 'Head Nurse' }] },
        { kind: 'first_seen', fields: [] },
      ],
    });
    expect(body.client).toEqual({ client_name: 'Acme', name: 'Acme' });
    expect(body.summary).toBe('You build pipelines that many teams rely on.');
  });

  test('keeps the date of the posting that had the same text first, on the same board', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    const text = 'You look after the wards of a house with four hundred beds. '.repeat(5);
    const posting = aPosting({ externalId: 'p1', title: 'Nurse', descriptionText: text });
    const other = aPosting({ externalId: 'other', title: 'Cook', descriptionText: text });
    const short = aPosting({ externalId: 'short', title: 'Porter', descriptionText: 'See our website.' });
    await crawlPostings(db, board, [posting, short]);
    await crawlPostings(db, await insertBoard(db, { board: 'elsewhere' }), [posting]);
    const again = [
      ...[{ ...posting, externalId: 'p2', title: 'NURSE' }, other],
      { ...short, externalId: 'short2' },
    ];
    const [id, cook, porter] = await crawlPostings(db, board, again, LATER);
    const elsewhere = { ...other, externalId: 'p3', places: [] };
    const [sibling] = await crawlPostings(db, board, [elsewhere, ...again], NEXT_DAY);
    const api = await openApi(database);
    const earlierOf = async (jobId: number | undefined) => {
      const answer = await api.inject(`/v1/api/ats/lever/acme/job/${jobId}`);
      return answer.json<JobDetailResponse>().verification.earlier_posting;
    };
    const { id: first } = await db
      .selectFrom('jobs')
      .select('id')
      .where('external_id', '=', 'p1')
      .where('board_id', '=', board)
      .executeTakeFirstOrThrow();
    expect(await earlierOf(id)).toEqual({
      requisition_id: first,
      first_seen_at: '2026-02-01T08:00:00.000Z',
      closed_at: LATER.toISOString(),
      count: 1,
    });
    expect([await earlierOf(cook), await earlierOf(porter), await earlierOf(sibling)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('the title in the address does not matter, the number after it does', async () => {
    const { db, database } = await open();
    const [id] = await crawlPostings(db, await insertBoard(db), [aPosting()]);
    const api = await openApi(database);
    for (const name of [`an-old-title-${id}`, String(id), `%0A-${id}`]) {
      const answer = await api.inject(`/v1/api/ats/lever/anyone/job/${name}`);
      expect(answer.json<JobDetailResponse>().job.id).toBe(id);
    }
  });

  test('lists at most three similar open jobs, without the job itself', async () => {
    const { db, database } = await open();
    const postings = Array.from({ length: 6 }, () => aPosting({ title: 'Data Engineer' }));
    const [id] = await crawlPostings(db, await insertBoard(db), postings);
    const answer = await (await openApi(database)).inject(`/v1/api/ats/lever/acme/job/data-engineer-${id}`);
    const { similar } = answer.json<JobDetailResponse>();
    expect(similar).toHaveLength(3);
    expect(similar.map((job) => job.id)).not.toContain(id);
  });

  test('a closed job is gone, and open again under its old number when it returns', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const [kept, gone] = [aPosting(), aPosting({ title: 'Gone' })];
    const [, id] = await crawlPostings(db, board, [kept, gone]);
    const api = await openApi(database);
    const ask = () => api.inject(`/v1/api/ats/lever/acme/job/gone-${id}`);

    await crawlPostings(db, board, [kept], LATER);
    expect((await ask()).statusCode).toBe(410);
    expect(await crawlPostings(db, board, [gone, kept], new Date('2026-02-03T08:00:00.000Z'))).toContain(id);
    const kinds = (await ask()).json<JobDetailResponse>().verification.history.map(({ kind }) => kind);
    expect(kinds).toEqual(['reopened', 'closed', 'first_seen']);
  });

  test('a closed job says what it was, when it left and what is like it, and nothing to apply to', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { company: 'Acme' });
    const [kept, gone] = [aPosting({ title: 'Data Engineer' }), aPosting({ title: 'Data Engineer II' })];
    const [keptId, id] = await crawlPostings(db, board, [kept, gone]);
    await crawlPostings(db, board, [kept], LATER);
    const api = await openApi(database);
    const answer = await api.inject(`/v1/api/ats/lever/acme/job/data-engineer-ii-${id}`);
    expect(answer.statusCode).toBe(410);
    const body = answer.json<ClosedJobResponse>();
    expect(closedJobResponseSchema.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      error: 'Job not found',
      closed_job: {
        ...{ id, title: 'Data Engineer II', closed_at: LATER.toISOString(), source: 'lever' },
        navigation: { atsType: 'lever', urlSafeClientName: 'acme' },
      },
    });
    expect(body.similar.map((job) => job.id)).toEqual([keptId]);
    expect(Object.keys(body.closed_job)).not.toContain('apply_url');
  });

  test('a job that never was, or is of another system, is not found', async () => {
    const { db, database } = await open();
    const [id] = await crawlPostings(db, await insertBoard(db), [aPosting()]);
    const api = await openApi(database);
    for (const path of [
      '/v1/api/ats/lever/acme/job/nurse-999999999999999',
      '/v1/api/ats/lever/acme/job/nurse-0',
      `/v1/api/ats/breezy/acme/job/nurse-${id}`,
      `/v1/api/ats/workday/wd5/acme/External/job/nurse-${id}`,
    ]) {
      expectRefusal(await api.inject(path), 404, 'Job not found');
    }
    expectRefusal(await api.inject(`/v1/api/ats/monster/acme/job/nurse-${id}`), 404);
    // The source's name is no name of a page: addresses say "greenhouse".
    expectRefusal(await api.inject(`/v1/api/ats/greenhouseio/acme/job/nurse-${id}`), 404);
  });

  test('an address without a number is refused', async () => {
    const { database } = await open();
    const api = await openApi(database);
    for (const name of ['nurse', 'nurse-', 'nurse-1x', 'nurse-1234567890123456', 'x'.repeat(301)]) {
      expectRefusal(await api.inject(`/v1/api/ats/lever/acme/job/${name}`), 400);
    }
  });

  test('a very long address is refused', async () => {
    const { database } = await open();
    const answer = await (
      await openApi(database)
    ).inject(`/v1/api/ats/lever/acme/job/${'x'.repeat(5_000)}-1`);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expectRefusal(answer, answer.statusCode);
  });

  describe('each of the nine systems has its call:', () => {
    test.each(ATS_TABLE)('$label', async ({ slug, source }) => {
      const { db, database } = await open();
      const board = source === 'workday' ? 'wd5/acme/External' : 'acme';
      const [id] = await crawlPostings(db, await insertBoard(db, { source, board }), [aPosting()]);
      const client = source === 'workday' ? 'wd5/acme/External' : 'acme';
      const answer = await (
        await openApi(database)
      ).inject(`/v1/api/ats/${slug}/${client}/job/data-engineer-${id}`);
      expect(answer.json()).toMatchObject({
        atsType: slug,
        job: { id, source, atsType: slug, [`${source}_requisition_id`]: id },
      });
    });
  });
});
