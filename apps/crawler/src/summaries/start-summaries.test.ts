import { setTimeout as sleep } from 'node:timers/promises';
import type { Posting } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { createTextAssistant } from '@firsthand/text-assistant';
import { describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { CrawlLogger } from '../schedule/crawl-logger.ts';
import { startCrawling } from '../schedule/start-crawling.ts';
import { addBoard, crawlOnce, noFetch } from '../testing/boards.ts';
import { fakeConnectors, readingOf } from '../testing/fake-connectors.ts';
import { startModelServer, type Answer } from '../testing/model-server.ts';
import { aPosting } from '../testing/postings.ts';
import { SUMMARISE_JOBS } from './start-summaries.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Waits until the condition holds; the test's own time-out is the limit. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

async function startModel(answer: Answer) {
  const server = await startModelServer(answer);
  opened.push(server.close);
  return server;
}

/** Starts the worker of a node whose boards are not due. */
function begin(db: Db, baseUrl: string | null) {
  const warnings: string[] = [];
  const errors: unknown[] = [];
  const logger: CrawlLogger = {
    info: () => undefined,
    warn: (_fields, message) => void warnings.push(message),
    error: (fields) => void errors.push(fields),
  };
  const modelErrors: unknown[] = [];
  const crawling = startCrawling({
    db,
    fetch: noFetch,
    logger,
    connectors: fakeConnectors(readingOf([])),
    planEveryMs: 20,
    assistant:
      baseUrl === null
        ? undefined
        : createTextAssistant({
            model: { baseUrl, model: 'small' },
            onModelError: (error) => modelErrors.push(error),
          }),
  });
  opened.push(crawling.stop);
  return { crawling, warnings, errors, modelErrors };
}

function listJobs(db: Db) {
  return db
    .selectFrom('jobs')
    .select(['external_id', 'summary', 'summary_origin', 'summary_tried_at'])
    .orderBy('id')
    .execute();
}

async function isSettled(db: Db): Promise<boolean> {
  return (await listJobs(db)).every((job) => job.summary_tried_at !== null);
}

/** Boards are crawled before the worker starts, and not due after that. */
async function hold(db: Db, postings: Posting[]): Promise<number> {
  const boardId = await addBoard(db);
  await crawlOnce(db, boardId, readingOf(postings));
  return boardId;
}

const titleOf = (question: string) => /^Title: (.*)$/m.exec(question)?.[1] ?? '';
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${String.fromCharCode(97 + index)}`);

describeStore('the summaries of a node with a model', (open) => {
  test('are written by the model for all open jobs, newest first, two at once', async () => {
    const { db } = await open();
    const model = await startModel(async (question) => {
      await sleep(2);
      return `You do what ${titleOf(question)} says.`;
    });
    await hold(
      db,
      letters(25).map((id) => aPosting(id)),
    );
    const { errors } = begin(db, model.baseUrl);
    await until(() => isSettled(db));
    for (const job of await listJobs(db)) {
      expect(job).toMatchObject({
        summary: `You do what Data Engineer ${job.external_id} says.`,
        summary_origin: 'model',
      });
    }
    expect(model.questions).toHaveLength(25);
    expect(model.questions.slice(0, 2).map(titleOf).sort()).toEqual(['Data Engineer px', 'Data Engineer py']);
    expect(model.mostAtOnce()).toBe(2);
    expect(errors).toEqual([]);
  });

  test('are the extract again as soon as the text changes, until the model was asked again', async () => {
    const { db } = await open();
    let version = 1;
    const model = await startModel(() => `You do as version ${'i'.repeat(version)} says.`);
    const posting = aPosting('pa');
    const boardId = await hold(db, [posting]);
    const first = begin(db, model.baseUrl);
    await until(() => isSettled(db));
    await first.crawling.stop();
    version = 2;
    const descriptionText = 'You will repair the looms of the weaving hall with a crew of six people.';
    await crawlOnce(db, boardId, readingOf([{ ...posting, descriptionText }]));
    expect(await listJobs(db)).toMatchObject([
      { summary: descriptionText, summary_origin: 'extract', summary_tried_at: null },
    ]);
    begin(db, model.baseUrl);
    await until(() => isSettled(db));
    expect(await listJobs(db)).toMatchObject([
      { summary: 'You do as version ii says.', summary_origin: 'model' },
    ]);
    expect(model.questions).toHaveLength(2);
  });

  test('stay when only something else changes, such as the pay', async () => {
    const { db } = await open();
    const model = await startModel(() => 'You build what the posting says.');
    const posting = aPosting('pa');
    const boardId = await hold(db, [posting]);
    begin(db, model.baseUrl);
    await until(() => isSettled(db));
    const pay = { min: 1, max: 2, currency: 'USD', period: 'hour', origin: 'field', sentence: null } as const;
    const report = await crawlOnce(db, boardId, readingOf([{ ...posting, pay }]));
    expect(report.changed).toBe(1);
    expect(await listJobs(db)).toMatchObject([
      { summary: 'You build what the posting says.', summary_origin: 'model' },
    ]);
    expect(await isSettled(db)).toBe(true);
    expect(model.questions).toHaveLength(1);
  });

  test('are not stored when the text changed while the model was asked', async () => {
    const { db } = await open();
    const posting = aPosting('pa');
    const boardId = await hold(db, [posting]);
    const later = { ...posting, title: 'Loom Fitter' };
    const model = await startModel(async (question) => {
      if (titleOf(question) !== 'Loom Fitter') await crawlOnce(db, boardId, readingOf([later]));
      return `You work as ${titleOf(question)}.`;
    });
    begin(db, model.baseUrl);
    await until(() => isSettled(db));
    expect((await listJobs(db))[0]?.summary).toBe('You work as Loom Fitter.');
  });

  test('keep the extract where the model says what may not be shown, and do not ask twice', async () => {
    const { db } = await open();
    const model = await startModel((question) =>
      titleOf(question).endsWith('pb') ? '<b>You</b>' : 'You build pipelines.',
    );
    await hold(
      db,
      letters(3).map((id) => aPosting(id)),
    );
    const before = await listJobs(db);
    const { modelErrors, warnings } = begin(db, model.baseUrl);
    await until(() => isSettled(db));
    const after = await listJobs(db);
    expect(after.map((job) => job.summary_origin)).toEqual(['model', 'extract', 'model']);
    expect(after[1]?.summary).toBe(before[1]?.summary);
    expect(after[1]?.summary).not.toBeNull();
    expect(modelErrors).toHaveLength(1);
    expect(warnings).toEqual([]);
    expect(model.questions).toHaveLength(3);
  });

  test('pass over a posting that the endpoint refuses, but not over all of them', async () => {
    const { db } = await open();
    let isWrong = true;
    const model = await startModel((question) =>
      isWrong || titleOf(question).endsWith('pb') ? 400 : 'You build pipelines.',
    );
    await hold(
      db,
      letters(3).map((id) => aPosting(id)),
    );
    const { warnings } = begin(db, model.baseUrl);
    await until(() => warnings.length > 0);
    expect((await listJobs(db)).map((job) => job.summary_tried_at)).toEqual([null, null, null]);
    isWrong = false;
    await sql`update tasks set run_at = now() where kind = ${SUMMARISE_JOBS}`.execute(db);
    await until(() => isSettled(db));
    expect((await listJobs(db)).map((job) => job.summary_origin)).toEqual(['model', 'extract', 'model']);
  });

  test('wait while the model is down: few questions, growing pauses, no extract lost', async () => {
    const { db } = await open();
    let isDown = true;
    const model = await startModel(() => (isDown ? 401 : 'You build pipelines.'));
    await hold(
      db,
      letters(25).map((id) => aPosting(id)),
    );
    const before = await listJobs(db);
    const { warnings, modelErrors, errors } = begin(db, model.baseUrl);
    await until(() => warnings.length > 0);
    await sleep(300);
    expect(model.questions.length).toBeLessThanOrEqual(2);
    expect(modelErrors).toHaveLength(model.questions.length);
    expect(warnings).toEqual(['model summaries pause']);
    expect(errors).toEqual([]);
    expect(await listJobs(db)).toEqual(before);
    const { rows } = await sql<{ waits: boolean; attempts: number }>`
      select run_at > now() + interval '10 seconds' as waits, attempts from tasks
      where kind = ${SUMMARISE_JOBS} and failed_at is null`.execute(db);
    expect(rows).toEqual([{ waits: true, attempts: 1 }]);

    isDown = false;
    await sql`update tasks set run_at = now() where kind = ${SUMMARISE_JOBS}`.execute(db);
    await until(() => isSettled(db));
    expect((await listJobs(db)).every((job) => job.summary_origin === 'model')).toBe(true);
  });

  test('leave closed jobs and postings without a description alone', async () => {
    const { db } = await open();
    const model = await startModel(() => 'You build pipelines.');
    const silent = aPosting('pa', { descriptionText: '', descriptionHtml: '' });
    await hold(db, [silent, aPosting('pb')]);
    await db.updateTable('jobs').set({ status: 'closed' }).where('external_id', '=', 'pb').execute();
    begin(db, model.baseUrl);
    await until(async () => (await listJobs(db))[0]?.summary_tried_at !== null);
    expect(model.questions).toEqual([]);
    expect(await listJobs(db)).toMatchObject([
      { summary: null, summary_origin: null },
      { summary_origin: 'extract', summary_tried_at: null },
    ]);
  });

  test('are left to the next start when the node stops in the middle of a question', async () => {
    const { db } = await open();
    const model = await startModel(() => new Promise<string>(() => undefined));
    await hold(db, [aPosting('pa')]);
    const { crawling, modelErrors, errors } = begin(db, model.baseUrl);
    await until(() => model.questions.length === 1);
    await crawling.stop();
    expect(modelErrors).toEqual([]);
    expect(errors).toEqual([]);
    expect(await listJobs(db)).toMatchObject([{ summary_origin: 'extract', summary_tried_at: null }]);
    const tasks = await db
      .selectFrom('tasks')
      .select(['leased_by', 'attempts'])
      .where('kind', '=', SUMMARISE_JOBS)
      .execute();
    expect(tasks).toEqual([{ leased_by: null, attempts: 0 }]);
  });

  test('are not a task at all without a model', async () => {
    const { db } = await open();
    await hold(db, [aPosting('pa')]);
    begin(db, null);
    await sleep(150);
    const tasks = await db.selectFrom('tasks').select('id').where('kind', '=', SUMMARISE_JOBS).execute();
    expect(tasks).toEqual([]);
    expect(await listJobs(db)).toMatchObject([{ summary_origin: 'extract', summary_tried_at: null }]);
  });
});
