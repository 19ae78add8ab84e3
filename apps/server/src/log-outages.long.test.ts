import { setTimeout as sleep } from 'node:timers/promises';
import { startApplying, startBilling, startMailing } from '@firsthand/api';
import { startCrawling } from '@firsthand/crawler';
import { enqueueTask, migrate, openDatabase } from '@firsthand/database';
import { createMailer } from '@firsthand/mailer';
import { createSqlSearch } from '@firsthand/search';
import { describeServer, startPostgres } from '@firsthand/test-support';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { logOutages } from './log-outages.ts';

const AWAY_MS = 8_000;
/** The longest pause and the time for a busy machine. */
const BACK_WITHIN_MS = 120_000;
const WARN = 40;

interface LogLine {
  level: number;
  msg: string;
}

describeServer('a database server that goes away and comes back', () => {
  test('costs the log two lines, and all work goes on', { timeout: 400_000 }, async () => {
    const server = await startPostgres();
    if ('reason' in server) throw new Error(server.reason);
    const database = await openDatabase({ kind: 'server', url: server.url });
    const { db } = database;
    await migrate(db);
    const lines: LogLine[] = [];
    const logger = pino(
      { level: 'warn' },
      { write: (line: string) => lines.push(JSON.parse(line) as LogLine) },
    );
    const shared = { db, logger, outages: logOutages(logger), clock: () => new Date() };
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@firsthand.example' });
    const nothing = () => Promise.reject(new Error('nothing is asked of an ATS here'));
    const workers = [
      startCrawling({ ...shared, fetch: nothing, planEveryMs: 200 }),
      startMailing({ ...shared, mailer }),
      startBilling({
        ...shared,
        settings: {
          provider: 'sandbox',
          secretKey: 'sk_test_1',
          webhookSecret: 'whsec_1',
          priceId: 'price_1',
        },
      }),
      startApplying({
        ...shared,
        database,
        search: createSqlSearch(database.db),
        now: shared.clock,
        atsFetch: nothing,
        findApplyKey: () => null,
        toExternalUrl: (url) => url,
        offersTurboApply: true,
      }),
    ];
    await sleep(2_000);
    expect(lines).toEqual([]);

    await server.restart(() => sleep(AWAY_MS));
    const texts = () => lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg);
    await vi.waitFor(() => expect(texts()).toHaveLength(2), { timeout: BACK_WITHIN_MS, interval: 200 });
    // A mail that is no longer there needs no server to be done with.
    await enqueueTask(db, { kind: 'send-mail', key: '999999' });
    await enqueueTask(db, { kind: 'age-postings', key: 'all' });
    await vi.waitFor(
      async () => {
        const kinds = ['send-mail', 'age-postings'];
        expect(await db.selectFrom('tasks').select('kind').where('kind', 'in', kinds).execute()).toEqual([]);
      },
      { timeout: BACK_WITHIN_MS, interval: 200 },
    );
    expect(texts()).toEqual([
      'the database cannot be reached; work waits for it',
      expect.stringMatching(/^the database is back after \d+ s$/),
    ]);
    await Promise.all(workers.map((worker) => worker.stop()));
    mailer.close();
    await database.close();
    await server.stop();
  });
});
