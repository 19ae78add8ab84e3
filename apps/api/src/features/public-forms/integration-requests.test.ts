import type { IntegrationRequestsResponse } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_AUTH, TEST_NOW } from '../../testing/test-api.ts';

const OPERATOR = 'operator@example.com';
const REQUEST = {
  company_name: 'Acme',
  contact_name: 'Ada Example',
  contact_email: 'ada@acme.example',
  ats_description: 'Our own system.\nIt has a JSON feed.',
};
const PATH = '/v1/api/ats-integration/request';

const startWith =
  (open: OpenTestDatabase) =>
  async (changes: Parameters<typeof openApi>[1] = {}) => {
    const { db, database } = await open();
    const clock = aClock();
    const api = await openApi(database, { now: clock.now, operatorEmail: OPERATOR, ...changes });
    const post = (payload: unknown, remoteAddress = '192.0.2.1') =>
      api.inject({ method: 'POST', url: PATH, payload: payload as object, remoteAddress });
    const readRows = () => db.selectFrom('integration_requests').selectAll().orderBy('id').execute();
    const readMails = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
    return { db, database, clock, api, post, readRows, readMails };
  };

describeStore('a request for an integration', (open) => {
  const start = startWith(open);

  test('is stored and mailed to the operator, and no account is needed', async () => {
    const { db, post, readRows, readMails } = await start();
    const answer = await post({ ...REQUEST, company_name: '  Acme ', contact_email: ' Ada@Acme.example ' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { message: 'Request Submitted Successfully!' }]);
    const [row] = await readRows();
    expect(row).toMatchObject({
      ...REQUEST,
      contact_email: 'Ada@acme.example',
      email_key: 'ada@acme.example',
      created_at: TEST_NOW,
    });
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      ...{ id: row!.mail_id, recipient: OPERATOR, kind: 'integration-request', state: 'waiting' },
      subject: `Integration request ${row!.id}`,
    });
    expect(mail!.text).toContain('Company: Acme\n');
    expect(mail!.text).toContain('It has a JSON feed.');
    expect(await db.selectFrom('tasks').select(['kind', 'key']).execute()).toEqual([
      { kind: 'send-mail', key: String(mail!.id) },
    ]);
  });

  test.each([
    ['nobody is named', { operatorEmail: null }],
    ['no mail leaves', { auth: { ...TEST_AUTH, canSendMail: false } }],
  ])('is stored all the same where %s', async (_, changes) => {
    const { post, readRows, readMails } = await start(changes);
    expect((await post(REQUEST)).statusCode).toBe(201);
    expect(await readRows()).toMatchObject([{ company_name: 'Acme', mail_id: null }]);
    expect(await readMails()).toEqual([]);
  });

  test('with something missing or wrong is refused in the order of the form, and nothing is kept', async () => {
    const { post, readRows, readMails, db } = await start();
    const cases: [object, string | RegExp][] = [
      [{}, 'Company name is required'],
      [{ ...REQUEST, company_name: ' \u200b ', contact_name: '' }, 'Company name is required'],
      [{ ...REQUEST, contact_name: '\n', contact_email: '' }, 'Contact name is required'],
      [{ ...REQUEST, contact_email: '  ', ats_description: '' }, 'Email is required'],
      [{ ...REQUEST, contact_email: 'no', ats_description: '' }, 'ATS description is required'],
      [{ ...REQUEST, contact_email: 'ada@acme' }, 'Please enter a valid email address'],
      [{ ...REQUEST, contact_email: 'a da@acme.example' }, 'Please enter a valid email address'],
      [
        { ...REQUEST, contact_email: 'ada@acme.example\r\nBcc: eve@example.com' },
        'Please enter a valid email address',
      ],
      [
        { ...REQUEST, contact_email: 'ada@acme.example,eve@example.com' },
        'Please enter a valid email address',
      ],
      [{ ...REQUEST, contact_email: `${'a'.repeat(286)}@example.com` }, 'Please enter a valid email address'],
      [{ ...REQUEST, contact_email: 'a'.repeat(2_000) }, /^The field “contact_email” /],
      [
        { ...REQUEST, company_name: 'a'.repeat(201) },
        /^The field “company_name” must be at most 200 characters\.$/,
      ],
      [
        { ...REQUEST, contact_name: 'a'.repeat(201) },
        /^The field “contact_name” must be at most 200 characters\.$/,
      ],
      [
        { ...REQUEST, ats_description: 'a'.repeat(5_001) },
        /^The field “ats_description” must be at most 5000/,
      ],
      [
        { ...REQUEST, company_name: 'a\0b' },
        /^The field “company_name” contains characters that are not text\.$/,
      ],
      [
        { ...REQUEST, contact_name: '\ud800' },
        /^The field “contact_name” contains characters that are not text\.$/,
      ],
      [{ company_name: null, contact_name: null }, 'Company name is required'],
      [{ ...REQUEST, company_name: 7, contact_name: null }, 'Company name is required'],
      [{ ...REQUEST, company_name: ['Acme'] }, 'Company name is required'],
      [{ ...REQUEST, contact_name: null, contact_email: null }, 'Contact name is required'],
      [{ ...REQUEST, contact_email: { at: 'x' }, ats_description: null }, 'Email is required'],
      [{ ...REQUEST, contact_email: 'no', ats_description: null }, 'ATS description is required'],
      [{ ...REQUEST, ats_description: false }, 'ATS description is required'],
      [[], /^The body must be a JSON object/],
    ];
    for (const [payload, text] of cases) expectRefusal(await post(payload), 400, text);
    expectRefusal(await post({ ...REQUEST, ats_description: 'a'.repeat(300_000) }), 413);
    expect([await readRows(), await readMails()]).toEqual([[], []]);
    expect(await db.selectFrom('form_submissions').selectAll().execute()).toEqual([]);
  });

  test('as long as it may be is taken whole', async () => {
    const { post, readRows } = await start();
    const longest = {
      ...{ company_name: 'ö'.repeat(200), contact_name: 'n'.repeat(200) },
      ...{
        contact_email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
        ats_description: 'd\n'.repeat(2_500),
      },
    };
    expect((await post(longest)).statusCode).toBe(201);
    expect(await readRows()).toMatchObject([{ ...longest, ats_description: longest.ats_description.trim() }]);
  });

  test('with markup or header lines stays text', async () => {
    const { post, readRows, readMails } = await start();
    const hostile = 'Acme\r\nBcc: eve@example.com\r\n\r\n<script>alert(1)</script>';
    await post({ ...REQUEST, company_name: hostile, ats_description: '<img src=x onerror=alert(1)>' });
    const [row] = await readRows();
    expect(row!.company_name).toBe('Acme Bcc: eve@example.com <script>alert(1)</script>');
    const [mail] = await readMails();
    expect(mail!.recipient).toBe(OPERATOR);
    expect(mail!.subject).toBe(`Integration request ${row!.id}`);
    expect(mail!.html).not.toMatch(/<script|<img/);
    expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('is taken 5 times an hour from a client, and others are not kept waiting', async () => {
    const { db, post, clock, readRows } = await start();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(REQUEST)).statusCode).toBe(201);
      clock.pass({ minutes: 1 });
    }
    const refused = await post(REQUEST);
    expectRefusal(refused, 429, 'This form was sent too often. Please try again in 55 minutes.');
    expect(refused.headers['retry-after']).toBe('3300');
    expect((await post(REQUEST, '192.0.2.2')).statusCode).toBe(201);
    expect(await readRows()).toHaveLength(6);
    clock.pass({ minutes: 55 });
    expect((await post(REQUEST)).statusCode).toBe(201);
    expectRefusal(await post(REQUEST), 429, /in 1 minute\.$/);
    clock.pass({ minutes: 61 });
    await post(REQUEST);
    // What the limit no longer looks at is forgotten, and nothing of the client stands beside the requests.
    expect(await db.selectFrom('form_submissions').selectAll().execute()).toHaveLength(1);
    expect(JSON.stringify(await readRows())).not.toContain('192.0.2');
  });

  test('is shown to admins page by page, and to nobody else', async () => {
    const { database, api, post } = await start();
    for (const company_name of ['First', 'Second', 'Third']) await post({ ...REQUEST, company_name });
    const admin = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const member = await signIn(database, { roles: ['premium'] });
    const get = (query: string, headers = admin.headers) =>
      api.inject({ url: `/v1/api/admin/integration-requests${query}`, headers });
    const list = (await get('?limit=2')).json<IntegrationRequestsResponse>();
    expect(list).toMatchObject({ total: 3, limit: 2, offset: 0 });
    expect(list.data.map(({ company_name }) => company_name)).toEqual(['Third', 'Second']);
    expect(list.data[0]).toEqual({
      ...{ ...REQUEST, id: expect.any(Number), company_name: 'Third' },
      created_at: TEST_NOW.toISOString(),
    });
    const rest = (await get('?limit=2&offset=2')).json<IntegrationRequestsResponse>();
    expect(rest.data.map(({ company_name }) => company_name)).toEqual(['First']);
    for (const query of ['?limit=0', '?limit=201', '?offset=-1', '?limit=x']) {
      expectRefusal(await get(query), 400);
    }
    expectRefusal(await get('', member.headers), 403, 'Only admins may see this.');
    expectRefusal(await api.inject('/v1/api/admin/integration-requests'), 401);
  });
});

describeDatabases('requests for an integration at once', (open) => {
  const start = startWith(open);

  test('sent many times at once is still limited', async () => {
    const { post, readRows } = await start();
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(REQUEST)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
    expect(await readRows()).toHaveLength(5);
  });
});
