import { DAY_MS, LIMITS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeStore, nextNumber } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBoard, createTestClock, crawlOnce, loadJobs } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';
import { tidyNotices } from './tidy-notices.ts';

async function addPerson(db: Db): Promise<number> {
  const email = `person-${nextNumber()}@example.com`;
  const { id } = await db
    .insertInto('users')
    .values({ email, email_key: email, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function bookmark(db: Db, userId: number, jobId: number): Promise<void> {
  await sql`
    insert into bookmarks
      (user_id, source, requisition_id, external_id, content_hash, posting, bookmarked_at)
    values (${userId}, 'greenhouseio', ${jobId}, 'a', 'c', '{}', now())`.execute(db);
}

async function apply(db: Db, userId: number, jobId: number): Promise<void> {
  await sql`
    insert into job_applications (user_id, application_status, applied_at, ats_source, job_data, requisition_id)
    values (${userId}, 'submitted', now(), 'greenhouseio', '{}', ${jobId})`.execute(db);
}

async function watch(db: Db, userId: number, boardId: number): Promise<void> {
  await sql`
    insert into watched_companies (user_id, board_id, told_job_id, created_at)
    select ${userId}, ${boardId}, coalesce(max(id), 0), now() from jobs where board_id = ${boardId}`.execute(
    db,
  );
}

const loadNotices = (db: Db, userId: number) =>
  db.selectFrom('notices').selectAll().where('user_id', '=', userId).orderBy('id').execute();

describeStore('notices of a crawl', (open) => {
  const start = async () => {
    const { db } = await open();
    const clock = createTestClock();
    const boardId = await addBoard(db);
    const crawl = async (postings: ReturnType<typeof aPosting>[]) => {
      clock.advance(60_000);
      return crawlOnce(db, boardId, readingOf(postings), { clock: clock.now });
    };
    await crawl([aPosting('a'), aPosting('b')]);
    const jobs = await loadJobs(db);
    const idOf = (externalId: string) => jobs.get(externalId)?.id ?? 0;
    return { db, clock, boardId, crawl, idOf, ada: await addPerson(db) };
  };

  test('tell who bookmarked a job or applied to it that it changed, closed and came back, once each', async () => {
    const { db, crawl, idOf, ada, clock } = await start();
    const [bob, eve] = [await addPerson(db), await addPerson(db)];
    await bookmark(db, ada, idOf('a'));
    await apply(db, ada, idOf('a'));
    await apply(db, bob, idOf('a'));
    await bookmark(db, eve, idOf('b'));

    const changed = aPosting('a', { title: 'Lead Data Engineer' });
    await crawl([changed, aPosting('b')]);
    const changedAt = clock.now();
    await crawl([changed, aPosting('b')]);
    await crawl([aPosting('b')]);
    await crawl([changed, aPosting('b')]);

    for (const person of [ada, bob]) {
      const notices = await loadNotices(db, person);
      expect(notices.map(({ kind, job_id, read_at }) => [kind, job_id, read_at])).toEqual([
        ['job_changed', idOf('a'), null],
        ['job_closed', idOf('a'), null],
        ['job_reopened', idOf('a'), null],
      ]);
      expect(notices[0]?.at).toEqual(changedAt);
      const change = await db
        .selectFrom('job_changes')
        .select('fields')
        .where('id', '=', notices[0]?.data.change_id ?? 0)
        .executeTakeFirst();
      expect(change?.fields).toMatchObject([{ field: 'title', after: 'Lead Data Engineer' }]);
    }
    expect(await loadNotices(db, eve)).toEqual([]);
  });

  test('say nothing of a posting that was only dated anew or moved to another address', async () => {
    const { db, crawl, idOf, ada } = await start();
    await bookmark(db, ada, idOf('a'));
    await crawl([
      aPosting('a', { publishedAt: '2026-01-20T08:00:00.000Z', hostedUrl: 'https://jobs.example/new' }),
      aPosting('b'),
    ]);
    const { kind, fields } = await db
      .selectFrom('job_changes')
      .select(['kind', 'fields'])
      .where('job_id', '=', idOf('a'))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([kind, fields.map(({ field }) => field)]).toEqual(['changed', ['published', 'page_address']]);
    expect(await loadNotices(db, ada)).toEqual([]);
  });

  test('tell watchers of new jobs in one notice that grows until it is read', async () => {
    const { db, boardId, crawl, ada } = await start();
    await watch(db, ada, boardId);
    await crawl([aPosting('a'), aPosting('b')]);
    expect(await loadNotices(db, ada)).toEqual([]);

    const listed = ['a', 'b', 'c', 'd'].map((id) => aPosting(id));
    await crawl(listed);
    const more = [...listed, ...['e', 'f', 'g', 'h'].map((id) => aPosting(id))];
    await crawl(more);
    const jobs = await loadJobs(db);
    const [notice, ...others] = await loadNotices(db, ada);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'company_opened_jobs', board_id: boardId, read_at: null });
    expect(notice?.job_id).toBe(jobs.get('h')?.id);
    expect(new Set(notice?.data.job_roles).size).toBe(6);
    expect(notice?.data).toMatchObject({
      count: 6,
      job_ids: ['h', 'g', 'f', 'e', 'd', 'c'].map((id) => jobs.get(id)?.id),
    });

    await db.updateTable('notices').set({ read_at: new Date() }).execute();
    await crawl(more);
    expect(await loadNotices(db, ada)).toHaveLength(1);
    await crawl([...more, aPosting('i')]);
    expect((await loadNotices(db, ada)).map(({ data }) => data.count)).toEqual([6, 1]);
  });

  test('of a company count and name a role that came in several places once', async () => {
    const { db, boardId, crawl, ada } = await start();
    await watch(db, ada, boardId);
    const before = [aPosting('a'), aPosting('b')];
    const cooks = ['c', 'd', 'e'].map((id) => aPosting(id, { title: 'Cook' }));
    await crawl([...before, ...cooks.slice(0, 2), aPosting('f')]);
    await crawl([...before, ...cooks, aPosting('f')]);
    const jobs = await loadJobs(db);
    const data = (await loadNotices(db, ada))[0]?.data;
    expect(data?.count).toBe(2);
    expect(data?.job_ids).toEqual(['e', 'f', 'd', 'c'].map((id) => jobs.get(id)?.id));
    expect(new Set(data?.job_roles).size).toBe(2);
  });

  test('go to nobody whose account is gone', async () => {
    const { db, boardId, crawl, idOf, ada } = await start();
    await bookmark(db, ada, idOf('a'));
    await watch(db, ada, boardId);
    await db.deleteFrom('users').where('id', '=', ada).execute();
    const report = await crawl([aPosting('c')]);
    expect(report).toMatchObject({ outcome: 'complete', created: 1, closed: 2 });
    expect(await db.selectFrom('notices').selectAll().execute()).toEqual([]);
  });

  test('are removed when they are old, and of one person beyond the newest', async () => {
    const { db, clock, ada } = await start();
    const bob = await addPerson(db);
    const add = (userId: number, at: Date) =>
      db.insertInto('notices').values({ user_id: userId, kind: 'job_closed', at, data: '{}' }).execute();
    const now = clock.now();
    const old = new Date(now.getTime() - LIMITS.noticeDays * DAY_MS);
    await add(bob, new Date(old.getTime() - 1));
    await add(bob, old);
    await sql`
      insert into notices (user_id, kind, at, data)
      select ${ada}, 'job_closed', ${now}::timestamptz - number * interval '1 second', '{}'
      from generate_series(1, ${LIMITS.noticesPerUser + 3}) as number`.execute(db);
    expect(await tidyNotices(db, now)).toBe(4);
    expect((await loadNotices(db, bob)).map(({ at }) => at)).toEqual([old]);
    const [first, ...rest] = await loadNotices(db, ada);
    expect(rest).toHaveLength(LIMITS.noticesPerUser - 1);
    expect(first?.at).toEqual(new Date(now.getTime() - 1_000));
  });
});
