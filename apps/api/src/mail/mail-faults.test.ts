import type { MagicLinkStatusResponse, SendMagicLinkResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { createMailer } from '@firsthand/mailer';
import { Door, DOOR_LIMITS } from '@firsthand/outside';
import {
  closeAfterFile,
  describeStore,
  SERVER_FAULTS,
  startFaultServer,
  type FaultServer,
} from '@firsthand/test-support';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startSmtpServer,
  type TestSmtpServer,
} from '../../../../packages/mailer/src/testing/start-smtp-server.ts';
import { openApi } from '../testing/test-api.ts';
import { startMailing } from './start-mailing.ts';

/** Of silence. Short, so that little is waited for; long enough for a server that is well on a busy machine. */
const SILENT_MS = 500;
/** What lies between the two ends of a connection may be on its way when it is cut. */
const ON_THE_WAY = 8 * 2 ** 20;
const WAIT = { timeout: 10_000, interval: 20 };
const { answerMaxBytes, failuresUntilRest, restMs } = DOOR_LIMITS.mail;

let outside: FaultServer;
let well: TestSmtpServer;
beforeAll(async () => {
  outside = await startFaultServer({ speaksFirst: true });
  well = await startSmtpServer();
  outside.wellPort = Number(new URL(well.url).port);
  closeAfterFile(async () => {
    await outside.close();
    await well.close();
  });
});
beforeEach(() => well.received.splice(0));
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const readTasks = (db: Db) =>
  db.selectFrom('tasks').select(['attempts', 'leased_by', 'last_error']).orderBy('id').execute();

describeStore('a mail server failing on the line', (open) => {
  const start = async (door: Door) => {
    const { db, database } = await open();
    const api = await openApi(database);
    const post = (path: string, payload: object) =>
      api.inject({ method: 'POST', url: `/v1/api/auth/${path}`, payload });
    const ask = async (email: string) =>
      (await post('send-magic-link', { email })).json<SendMagicLinkResponse>().request_token;
    const readState = async (request: string) =>
      (await post('magic-link-status', { request_token: request })).json<MagicLinkStatusResponse>();
    const smtpUrl = `smtp://127.0.0.1:${outside.port}`;
    const mailer = createMailer({ smtpUrl, from: 'no-reply@firsthand.example', timeoutMs: SILENT_MS, door });
    const ignore = () => undefined;
    const logger = { info: ignore, warn: ignore, error: ignore };
    const clock = () => new Date('2026-02-01T09:00:00.000Z');
    const worker = startMailing({ db, mailer, logger, clock });
    closers.push(mailer.close, worker.stop);
    /** Ends the pauses of the queue. */
    const goOn = async () => {
      await sql`update tasks set run_at = now() where leased_by is null`.execute(db);
      worker.wake();
    };
    return { db, ask, readState, goOn };
  };

  test('keeps the mail waiting, which goes out once when it is well: whatever the fault', async () => {
    const { db, ask, readState, goOn } = await start(new Door('mail', { limits: { restMs: 0 } }));
    for (const fault of SERVER_FAULTS) {
      const before = outside.seen.bytes;
      const email = `${fault}@example.com`;
      outside.fault = fault;
      const request = await ask(email);
      await goOn();
      const isPut = ([task]: Awaited<ReturnType<typeof readTasks>>) =>
        task?.attempts === 1 && task.leased_by === null;
      await expect.poll(async () => isPut(await readTasks(db)), WAIT).toBe(true);
      // Nothing of what the server said, nor that it failed: the mail is to come.
      expect([fault, await readState(request)]).toEqual([fault, { state: 'waiting' }]);
      expect(await readTasks(db)).toMatchObject([
        { last_error: expect.stringMatching(/^Mail was not sent: /) as string },
      ]);
      expect(outside.seen.bytes - before).toBeLessThan(answerMaxBytes + ON_THE_WAY);

      outside.fault = null;
      await goOn();
      await expect.poll(async () => (await readState(request)).state, WAIT).toBe('sent');
      expect(well.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    }
    expect(well.received).toHaveLength(SERVER_FAULTS.length);
  });

  test('rests, which is no try of the mails that come meanwhile; all go out once afterwards', async () => {
    let ms = 0;
    const { db, ask, readState, goOn } = await start(new Door('mail', { now: () => ms }));
    outside.fault = 'unwell';
    const requests: string[] = [];
    for (let one = 0; one < failuresUntilRest; one += 1) requests.push(await ask(`${one}@example.com`));
    await goOn();
    const allTried = (tasks: Awaited<ReturnType<typeof readTasks>>) =>
      tasks.every(({ attempts, leased_by: by }) => attempts === 1 && by === null);
    await expect.poll(async () => allTried(await readTasks(db)), WAIT).toBe(true);

    const { connections } = outside.seen;
    requests.push(await ask('late@example.com'));
    await goOn();
    const untried = {
      attempts: 0,
      leased_by: null,
      last_error: expect.stringContaining('is not asked again'),
    };
    await expect.poll(async () => (await readTasks(db)).at(-1), WAIT).toEqual(untried);
    expect(outside.seen.connections).toBe(connections);

    ms += restMs;
    outside.fault = null;
    // While one tries the server, the others are still put back.
    const allSent = async () => {
      await goOn();
      const states = await Promise.all(requests.map(readState));
      return states.every(({ state }) => state === 'sent');
    };
    await expect.poll(allSent, WAIT).toBe(true);
    expect(well.received.map(({ to }) => to[0]).sort()).toEqual(
      [...requests.slice(1).keys()].map((one) => `${one}@example.com`).concat('late@example.com'),
    );
  });
});
