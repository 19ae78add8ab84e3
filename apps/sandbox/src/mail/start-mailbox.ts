import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerOnLoopbackOnly } from '../loopback.ts';
import { toStandInPolicy } from '../stand-in-page.ts';
import { createKeptMails, type DemoMail, type KeptMails } from './kept-mails.ts';
import { MAILBOX_PATH, toMailListPage, toMailPage, toNoMailPage } from './mail-pages.ts';
import { parseMail } from './parse-mail.ts';
import { startSmtpSide, type MailFault } from './smtp-side.ts';

export interface Mailbox {
  /** What `SMTP_URL` should be, e.g. `smtp://127.0.0.1:40125`. */
  smtpUrl: string;
  /** Serves `/sandbox/mail`, `/sandbox/mail/ID` and `/sandbox/mail.json?to=ADDRESS`, e.g. `http://127.0.0.1:40126`. */
  url: string;
  /** Where on it, and below the product's own address, people read their mail. */
  path: string;
  /** Newest first; with an address only the mails to it. */
  list: (to?: string) => DemoMail[];
  /** Makes the mail server fail; null lets it work again. */
  setFault: (fault: MailFault | null) => Promise<void>;
  close: () => Promise<void>;
}

const MOST_MAILS = 200;

/** Starts a mail server that keeps the latest 200 mails in memory and shows them, on loopback ports only. */
export async function startMailbox(options: { now?: () => Date } = {}): Promise<Mailbox> {
  const now = options.now ?? (() => new Date());
  const mails = createKeptMails(MOST_MAILS);
  const smtp = await startSmtpSide(async (raw, recipients) => {
    mails.add(await parseMail(raw, recipients, now()));
  });
  const app = createPages(mails);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    url: `http://127.0.0.1:${port}`,
    path: MAILBOX_PATH,
    list: mails.list,
    setFault: smtp.setFault,
    close: async () => {
      await smtp.close();
      await app.close();
    },
  };
}

function createPages(mails: KeptMails): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  answerOnLoopbackOnly(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', toStandInPolicy()).header('cache-control', 'no-store');
    done();
  });
  app.get(MAILBOX_PATH, (request, reply) => {
    const to = toFilter(request.query);
    return reply.type('text/html; charset=utf-8').send(toMailListPage(mails.list(to), to));
  });
  app.get(`${MAILBOX_PATH}.json`, (request) => mails.list(toFilter(request.query)));
  app.get(`${MAILBOX_PATH}/:id`, (request, reply) => {
    const mail = mails.find(Number((request.params as { id: string }).id));
    void reply.type('text/html; charset=utf-8');
    return mail ? reply.send(toMailPage(mail)) : reply.code(404).send(toNoMailPage());
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(toNoMailPage()),
  );
  return app;
}

/** The `to` of an address; the first one when it is given twice. */
function toFilter(query: unknown): string {
  const { to } = query as { to?: string | string[] };
  return ((Array.isArray(to) ? to[0] : to) ?? '').trim();
}
