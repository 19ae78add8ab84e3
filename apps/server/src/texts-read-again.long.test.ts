import { createAtsFetch, type ClosableAtsFetch } from '@firsthand/connectors';
import { DAY_MS, SOURCES, type Source } from '@firsthand/contracts';
import { crawlBoard } from '@firsthand/crawler';
import type { Db } from '@firsthand/database';
import { startSandbox, type Sandbox } from '@firsthand/sandbox';
import { createTestDatabase, insertBoard } from '@firsthand/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const START = new Date('2026-11-20T12:00:00Z');
const SENTENCE = 'Every second Friday is yours.';

let sandbox: Sandbox;
let ats: ClosableAtsFetch;
let store: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => START, companies: 18, scale: 0.3 });
  ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: sandbox.url, backOffBaseMs: 1 });
  store = await createTestDatabase();
});
afterAll(async () => {
  await ats.close();
  await sandbox.close();
  await store.drop();
});

/** Crawls the board and reads the texts that are due. The demo's own time stands, so its lists stay as they are. */
async function crawl(db: Db, boardId: number, now: Date) {
  const texts: Promise<{ changed: number; failure: string | null }>[] = [];
  const report = await crawlBoard({
    ...{ db, boardId, fetch: ats.fetch, clock: () => now, intervalOverrideSeconds: DAY_MS / 1_000 },
    onTextsDue: ({ run }) => texts.push(run(new AbortController().signal)),
  });
  return { report, texts: await texts[0] };
}

const loadTexts = (db: Db, boardId: number) =>
  db
    .selectFrom('jobs')
    .select(['id', 'description_text'])
    .where('board_id', '=', boardId)
    .orderBy('id')
    .execute();

const loadChanges = (db: Db, boardId: number) =>
  db
    .selectFrom('job_changes')
    .innerJoin('jobs', 'jobs.id', 'job_changes.job_id')
    .select(['job_id', 'fields'])
    .where('board_id', '=', boardId)
    .where('kind', '=', 'changed')
    .orderBy('job_id')
    .execute();

describe('an edit of nothing but the text', () => {
  const boardsOf = (source: Source) => sandbox.boards.filter((board) => board.source === source);

  test.each(SOURCES)('arrives with its history: %s', async (source) => {
    const { db } = store;
    // Two boards of each: ADP has two products.
    for (const { board } of boardsOf(source)) {
      const boardId = await insertBoard(db, { source, board });
      expect((await crawl(db, boardId, START)).report.outcome).toBe('complete');
      const before = await loadTexts(db, boardId);
      expect(before.length).toBeGreaterThan(0);

      sandbox.reword({ source, board }, SENTENCE);
      const { report, texts } = await crawl(db, boardId, new Date(START.getTime() + DAY_MS));
      expect(report.outcome).toBe('complete');
      // Dover's host allows fifteen details at once.
      const expected = source === 'dover' ? Math.min(15, before.length) : before.length;
      expect(report.changed + (texts?.changed ?? 0)).toBe(expected);
      expect(texts?.failure ?? null).toBeNull();

      const after = await loadTexts(db, boardId);
      expect(after.filter((job) => job.description_text.includes(SENTENCE))).toHaveLength(expected);
      const changes = await loadChanges(db, boardId);
      expect(changes).toHaveLength(expected);
      for (const { fields } of changes) {
        expect(fields).toEqual([
          {
            field: 'description',
            before: expect.not.stringContaining(SENTENCE) as unknown,
            after: expect.stringContaining(SENTENCE) as unknown,
          },
        ]);
      }
    }
  });
});
