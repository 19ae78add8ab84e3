import { createMailer, type Mailer } from '@firsthand/mailer';
import { Door } from '@firsthand/outside';
import { describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer, toSmtpRefusal } from '../../../../packages/mailer/src/testing/start-smtp-server.ts';
import { startAlertsTest } from '../testing/start/start-alerts-test.ts';
import { startMailing } from './start-mailing.ts';
import { sendDueAlerts } from '../features/saved-searches/alerts/operate-alerts.ts';

/** Hours pass here in a moment, so a mail server that rests does so for none. */
const restless = () => new Door('mail', { limits: { restMs: 0 } });
const WAIT = { timeout: 10_000, interval: 20 };
const ignore = () => undefined;
const logger = { info: ignore, warn: ignore, error: ignore };
const { signal } = new AbortController();

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openMailer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options);
  const from = 'Firsthand <no-reply@firsthand.example>';
  const mailer: Mailer = createMailer({ smtpUrl: server.url, from, timeoutMs: 1_000, door: restless() });
  closers.push(server.close, mailer.close);
  return { server, mailer };
}

const refuse = (code: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(toSmtpRefusal(code, 'not today')),
});

describeDatabases('what becomes of an alert', (open) => {
  const start = async () => {
    const world = await startAlertsTest(open);
    const id = await world.save({ q: 'cook' });
    const send = (mailer: Mailer) =>
      sendDueAlerts({ ...world.tools, mailer, logger, clock: world.clock.now }, signal);
    const add = async (title: string) => world.match(id, ...(await world.post(title)));
    await add('Cook');
    return { ...world, id, send, add };
  };

  test('is sent by the command with the header that ends it by one click', async () => {
    const { send, id, readSearch } = await start();
    const { server, mailer } = await openMailer();
    expect(await send(mailer)).toEqual({ sent: 1, searches: 1, jobs: 1, failures: [] });
    const source = server.received[0]?.source ?? '';
    expect(source).toMatch(
      /^List-Unsubscribe: <https:\/\/firsthand\.example\/alerts\/unsubscribe\?token=[^>\s]+>\r$/m,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await send(mailer)).toEqual({ sent: 0, searches: 0, jobs: 0, failures: [] });
    expect(server.received).toHaveLength(1);
    expect((await readSearch(id)).last_sent_at).toEqual(new Date('2026-02-01T09:00:00Z'));
  });

  test('tells of what was stored a moment before as well', async () => {
    const { send, save, post, listTold } = await start();
    const { mailer } = await openMailer();
    const bakers = await save({ q: 'baker' });
    const [baker] = await post('Baker');
    expect(await send(mailer)).toEqual({ sent: 1, searches: 2, jobs: 2, failures: [] });
    expect(await listTold(bakers)).toEqual([baker]);
  });

  test('stays due while the mail server is down for a day, and comes once, with what is open then', async () => {
    const { db, send, add, id, readSearch, change, clock, listTold } = await start();
    const down = await openMailer();
    await down.server.close();
    closers.splice(closers.indexOf(down.server.close), 1);
    for (let hour = 0; hour < 24; hour += 1) {
      const report = await send(down.mailer);
      expect([report.sent, report.failures.length]).toEqual([0, 1]);
      await sql`update tasks set run_at = now()`.execute(db);
      clock.pass({ minutes: 60 });
      if (hour === 5) await add('Night cook');
      if (hour === 7) await change('Cook', 'closed');
    }
    const up = await openMailer();
    const reports = [await send(up.mailer), await send(up.mailer)];
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    const titles = up.server.received.flatMap(
      ({ parsed }) => parsed.text?.match(/^(Cook|Night cook)$/gm) ?? [],
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain('Night cook');
    expect((await listTold(id)).length).toBeGreaterThan(0);
    expect(await readSearch(id)).toMatchObject({ bounces: 0, frequency: 'daily' });
  });

  test('ends it when it was refused for good three times in a row', async () => {
    const { db, send, id, readSearch, clock, listTold } = await start();
    const { mailer } = await openMailer(refuse(550));
    for (const bounces of [1, 2, 3]) {
      expect(await send(mailer)).toMatchObject({ sent: 0, failures: [{ reason: /not today/ }] });
      expect(await readSearch(id)).toMatchObject({
        ...{ bounces, frequency: bounces < 3 ? 'daily' : 'off', paused_from: bounces < 3 ? null : 'daily' },
      });
      expect(await listTold(id)).toEqual([]);
      clock.pass({ days: 1 });
    }
    expect(await send(mailer)).toMatchObject({ sent: 0, failures: [] });
    expect((await readSearch(id)).next_due_at).toBeNull();
    await db.updateTable('saved_searches').set({ frequency: 'daily', bounces: 2 }).execute();
    await db.updateTable('saved_searches').set({ next_due_at: clock.now() }).execute();
    const { mailer: good } = await openMailer();
    expect(await send(good)).toMatchObject({ sent: 1 });
    expect(await readSearch(id)).toMatchObject({ bounces: 0, frequency: 'daily' });
  });

  test('is nothing lost or doubled when the worker is killed between writing and sending', async () => {
    const { db, write, clock, listMails } = await start();
    expect(await write()).toHaveLength(1);
    // Taken by a worker that died before it had sent anything.
    await sql`update tasks set leased_by = 'killed', attempts = 1, leased_until = now() - interval '1 s'`.execute(
      db,
    );
    expect(await write()).toEqual([]);
    const { server, mailer } = await openMailer();
    const worker = startMailing({ db, mailer, logger, clock: clock.now });
    closers.push(worker.stop);
    await expect.poll(async () => (await listMails())[0]?.state, WAIT).toBe('sent');
    clock.pass({ days: 1 });
    expect(await write()).toEqual([]);
    expect(server.received).toHaveLength(1);
  });
});
