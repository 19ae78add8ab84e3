import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createMailer } from './create-mailer.ts';
import { MailError } from './mail-error.ts';
import { startSmtpServer, toSmtpRefusal } from './testing/start-smtp-server.ts';

const MAIL = {
  id: 'mail-7',
  to: 'Ada.Lovelace@example.com',
  subject: 'Grüße — log in',
  text: `A line\n.\nhttps://firsthand.example/auth/verify?token=${'x'.repeat(120)}\n`,
  html: '<p>Ein großes <b>Wort</b></p>',
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openMailer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options);
  const mailer = createMailer({ smtpUrl: server.url, from: 'Firsthand <no-reply@firsthand.example>' });
  closers.push(server.close, mailer.close);
  return { mailer, server };
}

async function catchMailError(work: Promise<unknown>): Promise<MailError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailError)) throw new Error('There should be a MailError', { cause: error });
  return error;
}

test('a mail arrives with both forms, its sender and nothing lost', async () => {
  const { mailer, server } = await openMailer();
  await mailer.send(MAIL);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'no-reply@firsthand.example', to: ['Ada.Lovelace@example.com'] });
  expect(mail!.parsed).toMatchObject({
    subject: MAIL.subject,
    from: { name: 'Firsthand', address: 'no-reply@firsthand.example' },
    to: [{ address: 'Ada.Lovelace@example.com' }],
  });
  expect(mail!.parsed.text?.trim()).toBe(MAIL.text.trim());
  expect(mail!.parsed.html?.trim()).toBe(MAIL.html);
  expect(mail!.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail!.source).toMatch(/^Message-ID: <mail-7@firsthand\.example>\r$/m);
});

test.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com, eve@example.com',
  'ada@example.com <eve@example.com>',
  'Ada <ada@example.com>',
  'ada@example.com\u0000',
  '',
])('mail to %j is not sent to anybody', async (to) => {
  const { mailer, server } = await openMailer();
  expect(await catchMailError(mailer.send({ ...MAIL, to }))).toMatchObject({ permanent: true });
  expect(server.received).toEqual([]);
});

test('a subject with line ends adds no header', async () => {
  const { mailer, server } = await openMailer();
  await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' });
  const headers = server.received[0]!.parsed.headers.map(({ key }) => key);
  expect(headers).not.toContain('bcc');
  expect(server.received[0]!.to).toEqual([MAIL.to]);
});

test('a sender that is no address is told at once', () => {
  for (const from of [
    '',
    'Firsthand',
    'Firsthand <no-reply>',
    'a@b.example, c@d.example',
    'a@b.example\nX: y',
  ]) {
    expect(() => createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from })).toThrow(
      'sender of mails is no address',
    );
  }
});

describe('where TLS is required', () => {
  const openStrict = async (options: SMTPServerOptions, query = '') => {
    const server = await startSmtpServer(options);
    const from = 'no-reply@firsthand.example';
    const mailer = createMailer({ smtpUrl: server.url + query, from, requireTls: true });
    closers.push(server.close, mailer.close);
    return { server, mailer };
  };

  test.each(['', '?requireTLS=false&ignoreTLS=true', '/?opportunisticTLS=true&service=Mailcatcher'])(
    'a server that offers none gets no mail, and it may be sent later (%j)',
    async (query) => {
      const { server, mailer } = await openStrict({}, query);
      const error = await catchMailError(mailer.send(MAIL));
      expect(error.message).toMatch(/^Mail was not sent: the connection .* could not be encrypted/);
      expect(error.permanent).toBe(false);
      expect(server.received).toEqual([]);
    },
  );

  test('a server that upgrades gets it', async () => {
    // The certificate that comes with the test server is nobody's, so it is not checked here.
    const { server, mailer } = await openStrict({ disabledCommands: [] }, '?tls.rejectUnauthorized=false');
    await mailer.send(MAIL);
    expect(server.received).toHaveLength(1);
  });
});

describe('a refusal', () => {
  const refuse = (code: number) => toSmtpRefusal(code, 'not today');
  test.each<[string, SMTPServerOptions, boolean]>([
    ['450 to the recipient', { onRcptTo: (_address, _session, done) => done(refuse(450)) }, false],
    ['550 to the recipient', { onRcptTo: (_address, _session, done) => done(refuse(550)) }, true],
    ['451 to the sender', { onMailFrom: (_address, _session, done) => done(refuse(451)) }, false],
    ['553 to the sender', { onMailFrom: (_address, _session, done) => done(refuse(553)) }, true],
    ['421 to everybody', { onConnect: (_session, done) => done(refuse(421)) }, false],
    ['554 to everybody', { onConnect: (_session, done) => done(refuse(554)) }, false],
    [
      '552 to the text',
      {
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on('end', () => done(refuse(552)));
        },
      },
      true,
    ],
  ])('%s', async (_name, options, permanent) => {
    const { mailer } = await openMailer(options);
    const error = await catchMailError(mailer.send(MAIL));
    expect(error.message).toMatch(/^Mail was not sent: .*not today/);
    expect(error.permanent).toBe(permanent);
  });

  test('of the password may be repaired by the operator', async () => {
    const { server } = await openMailer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(toSmtpRefusal(535, 'wrong password')),
    });
    const mailer = createMailer({
      smtpUrl: server.url.replace('//', '//user:pass@'),
      from: 'no-reply@firsthand.example',
    });
    closers.push(mailer.close);
    expect(await catchMailError(mailer.send(MAIL))).toMatchObject({ permanent: false });
  });
});

test('a server that is away or silent is worth another try', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const options = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@firsthand.example', timeoutMs: 100 };
  const mailer = createMailer(options);
  closers.push(mailer.close);
  expect(await catchMailError(mailer.send(MAIL))).toMatchObject({ permanent: false });
  await new Promise((resolve) => silent.close(resolve));
  expect(await catchMailError(mailer.send(MAIL))).toMatchObject({ permanent: false });
});

test('an aborted sending ends at once and can be done again', async () => {
  const { mailer, server } = await openMailer();
  const stop = new AbortController();
  stop.abort();
  const error = await catchMailError(mailer.send(MAIL, { signal: stop.signal }));
  expect(error.permanent).toBe(false);
  expect(server.received).toEqual([]);
  await mailer.send(MAIL);
  expect(server.received).toHaveLength(1);
});
