import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DemoMail } from './kept-mails.ts';
import { startMailbox, type Mailbox } from './start-mailbox.ts';

const AT = new Date('2026-11-21T07:00:00.000Z');
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ now: () => AT });
});
afterEach(async () => {
  await mailbox.setFault(null);
});
afterAll(async () => {
  await mailbox.close();
});

const send = (to: string, parts: { subject?: string; text?: string; html?: string } = {}) => {
  const transport = nodemailer.createTransport(`${mailbox.smtpUrl}?greetingTimeout=300`);
  return transport.sendMail({
    ...{ from: { name: 'Firsthand', address: 'no-reply@localhost' }, to },
    ...{ subject: 'Hello', text: 'Hello there', ...parts },
  });
};
const get = (path: string) => fetch(mailbox.url + path);
const readJson = async (to: string) =>
  (await (await get(`/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json()) as DemoMail[];

describe('a mail', () => {
  test('arrives with its text and its HTML, and is given as JSON', async () => {
    await send('maren@mail.example', {
      subject: 'Grüße – ✓',
      text: 'Open http://localhost:3000/auth/verify?token=a_b-c',
      html: '<p>Open <a href="http://localhost:3000/auth/verify?token=a_b-c">it</a></p>',
    });
    expect(await readJson('maren@mail.example')).toEqual([
      {
        id: 1,
        to: 'maren@mail.example',
        from: 'Firsthand <no-reply@localhost>',
        subject: 'Grüße – ✓',
        text: expect.stringMatching(/^Open http:\/\/localhost:3000\/auth\/verify\?token=a_b-c\s*$/) as string,
        html: expect.stringContaining('<a href="http://localhost:3000/auth/verify?token=a_b-c">') as string,
        at: AT.toISOString(),
      },
    ]);
  });

  test('is found by its address however that is written, newest first', async () => {
    await send('Zoë@büro.example', { subject: 'First' });
    await send('zoë@xn--bro-hoa.example', { subject: 'Second' });
    await send('joe@buro.example', { subject: 'Other' });
    expect((await readJson(' ZOË@BÜRO.example ')).map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(await readJson('nobody@mail.example')).toEqual([]);
    expect((await readJson('')).map(({ subject }) => subject).slice(0, 2)).toEqual(['Other', 'Second']);
  });

  test('goes to the recipient of the envelope, whatever its header says', async () => {
    const transport = nodemailer.createTransport(mailbox.smtpUrl);
    await transport.sendMail({
      ...{ from: 'a@b.example', to: 'shown@mail.example', subject: 'Blind', text: 'x' },
      envelope: { from: 'a@b.example', to: ['one@mail.example', 'two@mail.example'] },
    });
    expect(await readJson('shown@mail.example')).toEqual([]);
    expect((await readJson('two@mail.example'))[0]).toMatchObject({
      to: 'one@mail.example, two@mail.example',
    });
  });
});

describe('the pages', () => {
  test('list the mails of an address, and say when there is none', async () => {
    await send('list@mail.example', { subject: 'A <b>bold</b> subject' });
    const list = await get('/sandbox/mail?to=list@mail.example');
    expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await list.text();
    expect(html).toContain('No mail leaves this machine.');
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; subject');
    const none = await (await get(`/sandbox/mail?to=${encodeURIComponent('"><script>@x.example')}`)).text();
    expect(none).not.toContain('<script>');
    expect(none).toContain('&quot;&gt;&lt;script&gt;@x.example');
  });

  test('show a mail in a frame that can run nothing, with its links beside it', async () => {
    await send('page@mail.example', {
      text: 'Sign in: http://localhost:3000/auth/verify?token=t1&redirect=%2Fsaved-jobs. Thanks',
      html: '<html><head><title>x</title></head><body><script>alert(1)</script>"quoted"</body></html>',
    });
    const [mail] = await readJson('page@mail.example');
    const page = await get(`/sandbox/mail/${mail?.id}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(html).not.toContain('<script>');
    expect(html).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(html).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
    expect(html).toContain(
      '<a href="http://localhost:3000/auth/verify?token=t1&amp;redirect=%2Fsaved-jobs">http',
    );
  });

  test.each(['/sandbox/mail/999', '/sandbox/mail/x', '/sandbox/mail/1/2', '/elsewhere'])(
    '%s is no mail',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('a failure', () => {
  test.each([
    ['busy', 451],
    ['refuse', 550],
  ] as const)('"%s" is answered with %i, and ends', async (fault, responseCode) => {
    await mailbox.setFault(fault);
    await expect(send('fault@mail.example')).rejects.toMatchObject({ responseCode });
    await mailbox.setFault(null);
    await send('fault@mail.example');
  });

  test('"hang" takes the connection and says nothing', async () => {
    await mailbox.setFault('hang');
    await expect(send('hang@mail.example')).rejects.toMatchObject({ message: 'Greeting never received' });
    await mailbox.setFault(null);
    await send('hang@mail.example');
    expect(await readJson('hang@mail.example')).toHaveLength(1);
  });

  test('"away" takes no connection, and the server is back on the same port', async () => {
    await mailbox.setFault('away');
    await mailbox.setFault('away');
    await expect(send('away@mail.example')).rejects.toThrow('ECONNREFUSED');
    await mailbox.setFault(null);
    await send('away@mail.example');
    expect(await readJson('away@mail.example')).toHaveLength(1);
  });

  test('is what two domains are for', async () => {
    await expect(send('someone@refused.example')).rejects.toMatchObject({ responseCode: 550 });
    await expect(send('someone@BUSY.example')).rejects.toMatchObject({ responseCode: 451 });
  });

  test('is a message of more than a megabyte', async () => {
    await expect(send('big@mail.example', { text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await readJson('big@mail.example')).toEqual([]);
  });
});

test('only the latest 200 mails are kept', async () => {
  const own = await startMailbox();
  const transport = nodemailer.createTransport(`${own.smtpUrl}?pool=true&maxMessages=1000`);
  for (let count = 1; count <= 203; count += 1) {
    await transport.sendMail({ from: 'a@b.example', to: 'c@d.example', subject: `Mail ${count}`, text: 'x' });
  }
  transport.close();
  const subjects = own.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, 'Mail 203', 'Mail 4']);
  await own.close();
});

test('closing ends connections that hang', async () => {
  const own = await startMailbox();
  await own.setFault('hang');
  const sending = nodemailer
    .createTransport(own.smtpUrl)
    .sendMail({ from: 'a@b.example', to: 'c@d.example', text: 'x' });
  const ended = expect(sending).rejects.toThrow();
  // The connection must be there before it can be ended.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await own.close();
  await ended;
});
