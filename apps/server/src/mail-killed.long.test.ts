import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@firsthand/database';
import { fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startSmtpServer,
  type TestSmtpServer,
} from '../../../packages/mailer/src/testing/start-smtp-server.ts';
import { aDocument } from '../../../packages/search/src/testing/a-document.ts';
import { storeDocuments } from '../../../packages/search/src/testing/store-documents.ts';
import { readConfig } from './settings/config.ts';
import { openStore } from './store/open-store.ts';
import { buildProgram, type BuiltProgram, type RunningProgram } from './testing/built-program.ts';

const SLOW_MS = 120_000;
const JOBS = 3;

let program: BuiltProgram;
let sink: MailSink;
const directory = mkdtempSync(join(tmpdir(), 'firsthand-mail-killed-'));
beforeAll(async () => {
  program = await buildProgram();
  sink = await startMailSink();
}, SLOW_MS);
afterAll(async () => {
  await program.remove();
  await sink.close();
  rmSync(directory, { recursive: true, force: true });
}, SLOW_MS);

interface MailSink extends Pick<TestSmtpServer, 'url' | 'close'> {
  /** As they came over the line, also those of which nobody was told that they came. */
  taken: string[];
  /** Called when somebody connects, who hears nothing; and when a mail was taken, whose sender hears nothing. */
  readonly hold: Record<'connected' | 'taken', (() => void) | undefined>;
}

/** A mail server that can fall silent at the two moments which matter. */
async function startMailSink(): Promise<MailSink> {
  const taken: string[] = [];
  const hold: MailSink['hold'] = { connected: undefined, taken: undefined };
  const { url, close } = await startSmtpServer({
    onConnect: (_session, done) => (hold.connected ? hold.connected() : done()),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        if (hold.taken) hold.taken();
        else done();
      });
    },
  });
  return { url, close, taken, hold };
}

async function createSettings(): Promise<Record<string, string>> {
  const boards = join(directory, 'boards.csv');
  writeFileSync(boards, 'source,board,company\n');
  const dataDirectory = join(directory, 'data');
  await fillDataDirectory(join(dataDirectory, 'store'));
  return {
    ...{ PORT: String(await findFreePort()), DATA_DIR: dataDirectory, BOARDS_FILE: boards },
    ...{ ATS_GATEWAY: 'http://127.0.0.1:9', SMTP_URL: sink.url, MAIL_FROM: 'no-reply@firsthand.example' },
  };
}

/** While no program runs. */
async function withStore<T>(env: Record<string, string>, use: (db: Db) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig({ env, directory, arguments: [] }), () => undefined);
  try {
    return await use(store.database.db);
  } finally {
    await store.close();
  }
}

/** Ada keeps a search that is due, for which jobs came. */
async function addDueAlert(db: Db): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - 60_000);
  const email = 'ada@example.com';
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, email_key: email, email_validated: true, created_at: before })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: saved_search_id } = await db
    .insertInto('saved_searches')
    .values({
      ...{ user_id, name: 'Bakers', query: JSON.stringify({ q: 'baker' }), frequency: 'daily' },
      ...{ next_due_at: before, confirmed_at: before, created_at: before },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Each a role of its own: a mail tells of a role once.
  const documents = Array.from({ length: JOBS }, (_, index) =>
    aDocument({ title: `Baker of ${'rye '.repeat(index + 1)}bread`, firstSeenAt: now }),
  );
  const stored = await storeDocuments(db, documents);
  const matches = stored.map(({ jobId: job_id }) => ({ saved_search_id, job_id, matched_at: now }));
  await db.insertInto('saved_search_matches').values(matches).execute();
}

async function readOutbox(db: Db) {
  const mails = await db.selectFrom('mails').select(['kind', 'state']).execute();
  const matches = await db.selectFrom('saved_search_matches').select('mail_id').execute();
  const tasks = await db.selectFrom('tasks').select('kind').where('kind', '=', 'send-mail').execute();
  return { mails, told: matches.filter(({ mail_id }) => mail_id !== null).length, tasks: tasks.length };
}

/** Starts the program, kills it in this moment, and waits until it is dead. */
async function killAt(env: Record<string, string>, moment: keyof MailSink['hold']): Promise<void> {
  const running: RunningProgram = program.start('main', env);
  const died = running.ended();
  await new Promise<void>((resolve, reject) => {
    sink.hold[moment] = resolve;
    void died.then(() => reject(new Error(`The program ended by itself. It said:\n${running.output()}`)));
  });
  running.process.kill('SIGKILL');
  expect(await died).toBe('SIGKILL');
  sink.hold[moment] = undefined;
}

test(
  'an alert is not lost wherever its program is killed; what the mail server took unseen comes again as the same mail',
  { timeout: SLOW_MS },
  async () => {
    const env = await createSettings();
    await withStore(env, addDueAlert);
    const waiting = { mails: [{ kind: 'alert', state: 'waiting' }], told: JOBS, tasks: 1 };

    // Between writing it and sending it.
    await killAt(env, 'connected');
    expect(sink.taken).toHaveLength(0);
    expect(await withStore(env, readOutbox)).toEqual(waiting);

    // Between sending it and noting that it was sent.
    await killAt(env, 'taken');
    expect(sink.taken).toHaveLength(1);
    expect(await withStore(env, readOutbox)).toEqual(waiting);

    const last = program.start('main', { ...env, LOG_LEVEL: 'info' });
    await expect.poll(() => sink.taken.length, { timeout: SLOW_MS }).toBe(2);
    await last.waitFor('a mail was sent');
    last.process.kill('SIGINT');
    await last.ended();
    expect(await withStore(env, readOutbox)).toEqual({
      ...{ mails: [{ kind: 'alert', state: 'sent' }], told: JOBS, tasks: 0 },
    });
    const [first = '', second = ''] = sink.taken;
    const readId = (mail: string) => /^Message-ID: (<[0-9a-f]{40}@firsthand\.example>)\r$/m.exec(mail)?.[1];
    expect(readId(first)).toBeDefined();
    expect(readId(second)).toBe(readId(first));
    expect(readLinks(second)).toEqual(readLinks(first));
    expect(readLinks(first).filter((link) => link.includes('/job/'))).toHaveLength(JOBS);
  },
);

/** The links of its plain text, each once. */
function readLinks(mail: string): string[] {
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return [...new Set(text.match(/http:\/\/localhost[^\s"<>]+/g))];
}
