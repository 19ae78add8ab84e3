import type { MagicLinkStatusResponse, SendMagicLinkResponse } from '@firsthand/contracts';
import type { Db, TaskWorker } from '@firsthand/database';
import { createMailer, type Mailer } from '@firsthand/mailer';
import { Door } from '@firsthand/outside';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { backOffSeconds } from '../../../../packages/database/src/tasks/queue.ts';
import {
  startSmtpServer,
  toSmtpRefusal,
  type TestSmtpServer,
} from '../../../../packages/mailer/src/testing/start-smtp-server.ts';
import { aClock } from '../testing/a-clock.ts';
import { openApi } from '../testing/test-api.ts';
import { SEND_ATTEMPTS } from './queue-mail.ts';
import { startMailing } from './start-mailing.ts';

const ADA = 'ada@example.com';
const FROM = 'Firsthand <no-reply@firsthand.example>';
/** Hours pass here in a moment, so a mail server that rests does so for none. */
const restless = () => new Door('mail', { limits: { restMs: 0 } });
const WAIT = { timeout: 10_000, interval: 20 };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openMailing(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openApi(database, { now: clock.now });
  const post = (path: string, payload: object) =>
    api.inject({ method: 'POST', url: `/v1/api/auth/${path}`, payload });
  const ask = async (email = ADA) => {
    const answer = await post('send-magic-link', { email });
    return answer.json<SendMagicLinkResponse>().request_token;
  };
  const readState = async (requestToken: string) =>
    (await post('magic-link-status', { request_token: requestToken })).json<MagicLinkStatusResponse>().state;
  const logged: string[] = [];
  const log = (_fields: unknown, text?: unknown) => void logged.push(String(text));
  const logger = { info: log, warn: log, error: log };
  /** A worker as the server starts it, sending to this address. */
  const start = (smtpUrl: string): TaskWorker => {
    const mailer: Mailer = createMailer({ smtpUrl, from: FROM, timeoutMs: 1_000, door: restless() });
    const worker = startMailing({ db, mailer, logger, clock: clock.now });
    closers.push(mailer.close, worker.stop);
    return worker;
  };
  return { db, api, clock, ask, readState, start, logged };
}

async function openServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  closers.push(server.close);
  return server;
}

/** An address at which a mail server was, and is no more. */
async function findDeadAddress(): Promise<string> {
  const { url, close } = await startSmtpServer();
  await close();
  return url;
}

const readTask = (db: Db) => db.selectFrom('tasks').selectAll().executeTakeFirst();
const readMails = (db: Db) =>
  db.selectFrom('mails').select(['state', 'error', 'text', 'html']).orderBy('id').execute();
const letWaitPass = (db: Db) =>
  sql`update tasks set run_at = now() where leased_by is null and run_at > now()`.execute(db);

/** Ends each pause as soon as it begins, until the task was tried so often, or is gone. */
async function passPauses(db: Db, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await expect
      .poll(async () => {
        const task = await readTask(db);
        return !task || (task.attempts >= attempt && task.leased_by === null);
      }, WAIT)
      .toBe(true);
    if (attempt < attempts) await letWaitPass(db);
  }
}

describeStore('mail', (open) => {
  test('leaves by a real mail server, after which its text is forgotten', async () => {
    const { db, ask, readState, start } = await openMailing(open);
    const server = await openServer();
    const request = await ask();
    start(server.url);
    await expect.poll(() => readState(request), WAIT).toBe('sent');
    expect(server.received.map(({ to }) => to)).toEqual([[ADA]]);
    expect(server.received[0]?.parsed.text).toMatch(/\/auth\/verify\?token=[\w-]{43}/);
    expect(await readMails(db)).toEqual([{ state: 'sent', error: null, text: null, html: null }]);
    await expect.poll(() => readTask(db), WAIT).toBeUndefined();
  });

  test('waits while the server is down, and leaves once it is back', async () => {
    const { db, ask, readState, start, logged } = await openMailing(open);
    let refusals = 2;
    const server = await openServer({
      onConnect: (_session, done) => {
        refusals -= 1;
        done(refusals >= 0 ? toSmtpRefusal(421, 'closed for now') : null);
      },
    });
    const request = await ask();
    start(server.url);
    await passPauses(db, 1);
    expect(await readState(request)).toBe('waiting');
    expect(await readTask(db)).toMatchObject({ attempts: 1, failed_at: null });
    expect((await readTask(db))?.last_error).toContain('closed for now');
    await letWaitPass(db);
    await passPauses(db, 2);
    expect(await readState(request)).toBe('waiting');
    await letWaitPass(db);
    await expect.poll(() => readState(request), WAIT).toBe('sent');
    expect(server.received).toHaveLength(1);
    expect(logged).toEqual(['a mail was not sent yet', 'a mail was not sent yet', 'a mail was sent']);
  });

  test('counts as failed after the last try, which the page that asked is told', async () => {
    const { db, ask, readState, start, logged } = await openMailing(open);
    const request = await ask();
    start(await findDeadAddress());
    await passPauses(db, SEND_ATTEMPTS - 1);
    expect(await readState(request)).toBe('waiting');
    await letWaitPass(db);
    await expect.poll(() => readState(request), WAIT).toBe('failed');
    expect(await readMails(db)).toEqual([
      { state: 'failed', error: expect.stringMatching(/^Mail was not sent: /), text: null, html: null },
    ]);
    expect(logged).toEqual([
      ...Array.from({ length: SEND_ATTEMPTS - 1 }, () => 'a mail was not sent yet'),
      'a mail was given up',
    ]);
    await expect.poll(() => readTask(db), WAIT).toBeUndefined();
  });

  test('to a recipient the server refuses for good has failed at once; others go on', async () => {
    const { ask, readState, start } = await openMailing(open);
    const server = await openServer({
      onRcptTo: ({ address }, _session, done) => {
        done(address === ADA ? toSmtpRefusal(550, 'no such mailbox') : null);
      },
    });
    const [refused, taken] = [await ask(), await ask('bob@example.com')];
    start(server.url);
    await expect.poll(() => readState(refused), WAIT).toBe('failed');
    await expect.poll(() => readState(taken), WAIT).toBe('sent');
  });

  test('whose link is too old by now is not sent', async () => {
    const { ask, readState, start, clock, db } = await openMailing(open);
    const server = await openServer();
    const request = await ask();
    clock.pass({ minutes: 15 });
    start(server.url);
    await expect.poll(() => readState(request), WAIT).toBe('failed');
    expect(server.received).toEqual([]);
    expect(await readMails(db)).toMatchObject([{ error: 'The link in the mail is too old' }]);
  });

  test('that a stopped worker was sending is sent by the next one, and the try does not count', async () => {
    const { db, ask, readState, start } = await openMailing(open);
    let hasCall = false;
    const silent = await openServer({
      onConnect: () => {
        hasCall = true;
      },
    });
    const request = await ask();
    const worker = start(silent.url);
    await expect.poll(() => hasCall, WAIT).toBe(true);
    await worker.stop();
    expect(await readTask(db)).toMatchObject({ attempts: 0, leased_by: null, failed_at: null });
    expect(await readState(request)).toBe('waiting');
    const server = await openServer();
    start(server.url);
    await expect.poll(() => readState(request), WAIT).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  test('that a killed worker had handed over is sent again by the next one', async () => {
    const { db, ask, readState, start } = await openMailing(open);
    const server = await openServer();
    const request = await ask();
    await sql`update tasks set leased_by = 'killed', attempts = 1, leased_until = now() - interval '1 s'`.execute(
      db,
    );
    start(server.url);
    await expect.poll(() => readState(request), WAIT).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  test('whose worker was killed at the last try is told as failed when the next mail goes', async () => {
    const { db, ask, readState, start } = await openMailing(open);
    const server = await openServer();
    const lost = await ask();
    await sql`update tasks set leased_by = 'killed', attempts = max_attempts,
      leased_until = now() - interval '1 s'`.execute(db);
    const next = await ask('bob@example.com');
    start(server.url);
    await expect.poll(() => readState(next), WAIT).toBe('sent');
    expect(await readState(lost)).toBe('failed');
    expect(server.received.map(({ to }) => to)).toEqual([['bob@example.com']]);
  });

  test('of an account that is gone is not sent', async () => {
    const { db, ask, start, logged } = await openMailing(open);
    const server = await openServer();
    await ask();
    await db.deleteFrom('mails').execute();
    start(server.url);
    await expect.poll(() => readTask(db), WAIT).toBeUndefined();
    expect([server.received, logged]).toEqual([[], []]);
  });
});

test('the last try comes while the link still holds, however unlucky the pauses are', () => {
  const pauses = Array.from({ length: SEND_ATTEMPTS - 1 }, (_, failure) =>
    backOffSeconds(failure + 1, () => 0),
  );
  // Ten seconds each for the connection, the greeting and an answer.
  const silentServerSeconds = SEND_ATTEMPTS * 30;
  const seconds = pauses.reduce((sum, pause) => sum + pause, silentServerSeconds);
  expect(seconds).toBeLessThanOrEqual(10 * 60);
});
