import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SavedQuery } from '@firsthand/contracts';
import { enqueueTask, noteRemade, type Db, type SavedSearchesTable } from '@firsthand/database';
import { indexJobs } from '@firsthand/search';
import { describeDatabases, insertBoard, insertJob } from '@firsthand/test-support';
import { sql, type Insertable } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';
import { KeptPercolator } from './kept-percolator.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { startMatching } from './start-matching.ts';

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const LONG_TEXT = 'You care for people of all ages and write down what you did. '.repeat(5);

describeDatabases('matching saved searches', (open, kind) => {
  const start = async () => {
    const { db, database } = await open();
    const ada = await signIn(database);
    const boardId = await insertBoard(db);
    const createPercolator = () => {
      const made = new KeptPercolator();
      onTestFinished(() => made.close());
      return made;
    };
    const percolator = createPercolator();
    const round = (by = percolator) =>
      matchSavedSearches({ db, now: () => minutes(60) }, by, new AbortController().signal);
    const save = async (query: SavedQuery, values: Partial<Insertable<SavedSearchesTable>> = {}) => {
      const { id } = await db
        .insertInto('saved_searches')
        .values({
          ...{ user_id: ada.user.id, name: 'Kept', query: JSON.stringify(query), frequency: 'daily' },
          ...{ created_at: TEST_NOW, confirmed_at: TEST_NOW },
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const index = async (executor: Db, jobId: number, title: string, firstSeenAt: Date, isPool = false) =>
      indexJobs(executor, [
        {
          ...{ jobId, title, company: 'Acme', places: [], descriptionText: '', category: null },
          ...{ source: 'lever', board: 'acme', workMode: 'remote', language: null, featured: false },
          employmentType: null,
          pay: { min: null, max: null, currency: null, period: null },
          stated: { seniority: null, years: null, visa: null, skills: [], openTo: null, isPool },
          ...{ publishedAt: null, firstSeenAt },
        },
      ]);
    const post = async (
      title: string,
      { at = minutes(5), executor = db, text = 'Short.', place = 'Austin', isPool = false } = {},
    ) => {
      const id = await insertJob(executor, boardId, {
        ...{ title, first_seen_at: at, description_text: text, location_text: place },
      });
      await index(executor, id, title, at, isPool);
      return id;
    };
    const matched = async () => {
      const rows = await db
        .selectFrom('saved_search_matches')
        .select(['saved_search_id', 'job_id'])
        .orderBy('saved_search_id')
        .orderBy('job_id')
        .execute();
      return rows.map((row) => [row.saved_search_id, row.job_id]);
    };
    const close = async (id: number) => {
      await db
        .updateTable('jobs')
        .set({ status: 'closed', closed_at: minutes(6), close_reason: 'gone' })
        .where('id', '=', id)
        .execute();
    };
    return { db, ada, createPercolator, save, post, index, close, round, matched };
  };

  test('no notice tells of what the person hides, unless the search shows it', async () => {
    const { db, ada, save, post, round, matched } = await start();
    const [nurses, all] = [await save({ q: 'nurse' }), await save({ q: 'nurse', hide: 'false' })];
    const rule = { user_id: ada.user.id, kind: 'word', value: 'night', created_at: TEST_NOW } as const;
    await db.insertInto('hide_rules').values(rule).execute();
    const night = await post('Night nurse');
    await round();
    const told = async () => {
      const rows = await db
        .selectFrom('notices')
        .select(['saved_search_id', 'data'])
        .orderBy('saved_search_id')
        .execute();
      return rows.map(({ saved_search_id, data }) => [saved_search_id, data.count, data.job_ids]);
    };
    expect(await told()).toEqual([[all, 1, [night]]]);
    // They are matches all the same, and are there again when the rule is gone.
    expect(await matched()).toEqual([
      [nurses, night],
      [all, night],
    ]);
    const day = await post('Nurse');
    await round();
    expect(await told()).toEqual([
      [nurses, 1, [day]],
      [all, 2, [day, night]],
    ]);
  });

  test('a job that came after the saving matches, once, and what was there before never does', async () => {
    const { db, save, post, index, round, matched } = await start();
    const before = await post('Nurse', { at: minutes(-600) });
    const search = await save({ q: 'nurse' });
    expect(await round()).toEqual({ jobs: 1, matches: 0 });
    const [first, other] = [await post('Night nurse'), await post('Welder')];
    expect(await round()).toEqual({ jobs: 2, matches: 1 });
    expect(await round()).toEqual({ jobs: 0, matches: 0 });
    // Whatever is edited afterwards.
    await index(db, before, 'Nurse of the day', minutes(-600));
    await index(db, first, 'Night nurse, edited', minutes(5));
    expect(await round()).toEqual({ jobs: 2, matches: 0 });
    // One that came after the saving and fits since it was edited.
    await index(db, other, 'Nurse who welds', minutes(5));
    expect(await round()).toEqual({ jobs: 1, matches: 1 });
    expect(await matched()).toEqual([first, other].map((job) => [search, job]));
  });

  test('what collects people for later is told of where the search itself asks for it', async () => {
    const { save, post, round, matched } = await start();
    const [, pools, both] = [
      await save({ q: 'nurse' }),
      await save({ q: 'nurse', opening: 'pool' }),
      await save({ q: 'nurse', opening: 'own,pool' }),
    ];
    const pool = await post('Nurse talent pool', { isPool: true });
    await round();
    expect(await matched()).toEqual([
      [pools, pool],
      [both, pool],
    ]);
  });

  test('rows that are made anew because we understand more make nothing new, what a posting says then does', async () => {
    const { db, save, post, index, round, matched } = await start();
    const search = await save({ q: 'nurse' });
    const [old, untold] = [await post('Sister of mercy'), await post('Sister of hope')];
    expect(await round()).toEqual({ jobs: 2, matches: 0 });
    // As the refreshing of rows does it: noted before they are written, in one transaction.
    const remake = (jobId: number, title: string) =>
      db.transaction().execute(async (tx) => {
        await noteRemade(tx, [jobId]);
        await index(tx, jobId, title, minutes(5));
      });
    await remake(old, 'Nurse');
    await remake(old, 'Nurse once more');
    expect(await round()).toEqual({ jobs: 1, matches: 0 });
    // Changed by its employer and not matched yet when its row is made anew.
    await index(db, untold, 'Nurse', minutes(5));
    await remake(untold, 'Nurse');
    expect(await round()).toEqual({ jobs: 1, matches: 1 });
    // What was left out is found with the next change of the posting.
    await index(db, old, 'Nurse, edited', minutes(5));
    expect(await round()).toEqual({ jobs: 1, matches: 1 });
    expect(await matched()).toEqual([old, untold].map((job) => [search, job]));
  });

  test('words are understood, unless the search says that they are not', async () => {
    const { save, post, round, matched } = await start();
    const meant = await save({ q: 'nurse' });
    await save({ q: 'nurse', literal: 'true' });
    await save({ q: 'nurse', not_understood: 'occupation' });
    const job = await post('Krankenpfleger');
    await round();
    expect(await matched()).toEqual([[meant, job]]);
  });

  test('a posting that is put up again under another number is the same one', async () => {
    const { save, post, close, round, matched } = await start();
    const before = await post('Nurse', { at: minutes(-9), text: LONG_TEXT });
    await close(before);
    const search = await save({ q: 'nurse' });
    await post('Nurse', { at: minutes(5), text: LONG_TEXT });
    const first = await post('Night nurse', { at: minutes(5), text: LONG_TEXT });
    expect(await round()).toMatchObject({ matches: 1 });
    await close(first);
    await post('Night nurse', { at: minutes(6), text: LONG_TEXT });
    const elsewhere = await post('Night nurse', { at: minutes(7), text: `${LONG_TEXT} Elsewhere.` });
    expect(await round()).toMatchObject({ matches: 1 });
    expect(await matched()).toEqual([
      [search, first],
      [search, elsewhere],
    ]);
  });

  test('two workers at once match once, and one that was killed before its end nothing twice', async () => {
    const { db, createPercolator, save, post, round, matched } = await start();
    for (let count = 0; count < 5; count++) await save({ q: 'nurse' });
    await post('Welder');
    await round();
    const { position } = await db
      .selectFrom('alert_progress')
      .select(sql<string>`position::text`.as('position'))
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 40; count++) await post(`Nurse ${count}`);
    const reports = await Promise.all([round(), round(createPercolator())]);
    expect(reports.reduce((sum, { matches }) => sum + matches, 0)).toBe(200);
    expect(await matched()).toHaveLength(200);
    await db
      .updateTable('alert_progress')
      .set({ position: sql`${position}::pg_snapshot` })
      .execute();
    expect(await round()).toEqual({ jobs: 40, matches: 0 });
    expect(await matched()).toHaveLength(200);
  });

  test('what is saved, confirmed, stopped, deleted or means nothing any more is taken over', async () => {
    const { db, save, post, round, matched } = await start();
    const address = { user_id: null, email: 'bob@example.com', email_key: 'bob@example.com' };
    const waiting = await save({ q: 'nurse' }, { ...address, confirmed_at: null });
    await save({ q: 'nurse' }, { ...address, frequency: 'off' });
    await save({ q: 'nurse', colour: 'red' });
    const paused = await save({ q: 'nurse' }, { frequency: 'off' });
    const gone = await save({ q: 'nurse' });
    const first = await post('Nurse');
    expect(await round()).toMatchObject({ matches: 2 });
    expect(await matched()).toEqual([
      [paused, first],
      [gone, first],
    ]);
    await db.deleteFrom('saved_searches').where('id', '=', gone).execute();
    await db
      .updateTable('saved_searches')
      .set({ confirmed_at: minutes(6), version: sql`version + 1` })
      .where('id', '=', waiting)
      .execute();
    const later = await save({ q: 'night' }, { confirmed_at: minutes(6) });
    const second = await post('Night nurse', { at: minutes(7) });
    expect(await round()).toMatchObject({ matches: 3 });
    expect(await matched()).toEqual([
      [waiting, second],
      [paused, first],
      [paused, second],
      [later, second],
    ]);
  });

  test('a thread that ended is begun anew with all searches, and no match is lost', async () => {
    const { save, post, round, matched } = await start();
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => posted.mockRestore());
    const search = await save({ q: 'nurse' });
    const first = await post('Nurse');
    await round();
    await (posted.mock.contexts.at(-1) as Worker).terminate();
    const second = await post('Nurse two');
    expect(await round()).toEqual({ jobs: 1, matches: 1 });
    expect(await matched()).toEqual([first, second].map((job) => [search, job]));
  });

  test('an instant search wakes what sends alerts, others wait for their hour', async () => {
    const { db, save, post, round } = await start();
    const waiting = () =>
      db.selectFrom('tasks').select(['kind', 'key']).where('kind', '=', 'send-alerts').execute();
    await save({ q: 'nurse' });
    await save({ q: 'welder' }, { frequency: 'instant' });
    await post('Nurse');
    await round();
    expect(await waiting()).toEqual([]);
    await post('Welder');
    await round();
    expect(await waiting()).toEqual([{ kind: 'send-alerts', key: 'now' }]);
  });

  test('the task runs by itself, and again after it has failed', async () => {
    const { db, save, post, matched } = await start();
    const told: unknown[] = [];
    const tell = (fields: object) => void told.push(fields);
    const logger = { info: tell, warn: tell, error: tell };
    const search = await save({ q: 'nurse' });
    const first = await post('Nurse');
    const matching = startMatching({ db, logger, now: () => minutes(60), lookEveryMs: 20 });
    await expect.poll(matched, { timeout: 10_000 }).toEqual([[search, first]]);
    const second = await post('Nurse two');
    await expect.poll(matched, { timeout: 10_000 }).toEqual([first, second].map((job) => [search, job]));
    await matching.stop();
    await enqueueTask(db, { kind: 'match-saved-searches', key: 'all' });
    const again = startMatching({ db, logger, now: () => minutes(60), lookEveryMs: 20 });
    await sleep(100);
    await again.stop();
    expect(await matched()).toHaveLength(2);
    expect(told).toEqual([
      { jobs: 1, matches: 1 },
      { jobs: 1, matches: 1 },
    ]);
  });

  if (kind === 'server') {
    test('a transaction that commits late is matched when it does, however old its reading is', async () => {
      const { db, save, post, round, matched } = await start();
      const early = await save({ q: 'nurse' });
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      let late = 0;
      let begun: () => void = () => undefined;
      const beginning = new Promise<void>((resolve) => (begun = resolve));
      const transaction = db.transaction().execute(async (tx) => {
        late = await post('Late nurse', { at: minutes(-2), executor: tx });
        begun();
        await ended;
      });
      await beginning;
      const search = await save({ q: 'nurse' });
      const prompt = await post('Prompt nurse');
      expect(await round().finally(end)).toEqual({ jobs: 1, matches: 2 });
      await transaction;
      expect(await round()).toEqual({ jobs: 1, matches: 2 });
      expect(await matched()).toEqual(
        [early, search].flatMap((id) => [late, prompt].map((job) => [id, job])),
      );
    });
  }
});
