import { LIMITS, type AlertsResponse, type RunSavedSearchResponse } from '@firsthand/contracts';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { startAlertsTest } from '../../../testing/start/start-alerts-test.ts';
import { expectRefusal, openApi, TEST_AUTH } from '../../../testing/test-api.ts';
import { toAlertToken } from './alert-token.ts';

const EVE = 'eve@example.com';
const INCOMPLETE = 'This link is not complete. Open it from the mail again.';

async function start(open: OpenTestDatabase) {
  const world = await startAlertsTest(open);
  const api = await openApi(world.database, { now: world.clock.now });
  const call = (path: string, payload: object) =>
    api.inject({ method: 'POST', url: `/v1/api/alerts${path}`, payload });
  const readToken = async (kind: string) => {
    const mails = await world.listMails();
    const text = mails.findLast((mail) => mail.kind === kind)?.text ?? '';
    return /\?token=(\S+)/.exec(text)?.[1] ?? '';
  };
  return {
    ...{ ...world, api, call, readToken },
    ask: (payload: object = {}) => call('', { email: EVE, query: { q: 'cook' }, ...payload }),
    /** As a mail program does, without a session. */
    unsubscribe: (
      token: string,
      payload = 'List-Unsubscribe=One-Click',
      type = 'application/x-www-form-urlencoded',
    ) =>
      api.inject({
        ...{ method: 'POST', url: `/alerts/unsubscribe?token=${token}`, payload },
        headers: { 'content-type': type },
      }),
  };
}

describeStore('alerts without an account', (open) => {
  test('begin once their address confirmed them, and tell of what came since', async () => {
    const { db, ask, call, readToken, listMails, readSearch } = await start(open);
    const asked = await ask({ frequency: 'weekly', weekday: 3, hour: 7 });
    expect([asked.statusCode, asked.json()]).toEqual([
      ...[200, { message: 'Check your mail: the alert begins once you confirm it there.' }],
    ]);
    const [mail] = await listMails();
    expect(mail).toMatchObject({
      kind: 'alert-confirm',
      recipient: EVE,
      user_id: null,
      unsubscribe_url: null,
    });
    const { id } = await db.selectFrom('saved_searches').select('id').executeTakeFirstOrThrow();
    // Nothing is mailed before that, whatever comes.
    const token = await readToken('alert-confirm');
    expect((await call('/look', { token })).json<AlertsResponse>().alerts).toMatchObject([{ words: 'cook' }]);
    expect(await readSearch(id)).toMatchObject({ confirmed_at: null, next_due_at: null });
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await call('/confirm', { token });
      expect(confirmed.json<AlertsResponse>().alerts).toEqual([
        {
          ...{ id, name: 'cook', words: 'cook', frequency: 'weekly', hour: 7, weekday: 3 },
          ...{ time_zone: 'UTC', has_account: false },
        },
      ]);
    }
    expect((await readSearch(id)).next_due_at).toEqual(new Date('2026-02-04T07:00:00Z'));
    // The power to begin an alert is none to end it, and the other way round.
    expectRefusal(await call('/change', { token, frequency: 'off' }), 404, INCOMPLETE);
  });

  test('answer the same for every address, and are bounded for each mailbox and network', async () => {
    const { ask, listMails, clock } = await start(open);
    const known = await ask({ email: 'ada@example.com' });
    const unknown = await ask({ email: 'nobody@example.com' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const answers = [];
    for (let time = 0; time < 8; time += 1) answers.push(await ask({ email: `eve+${time}@example.com` }));
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(refused).toHaveLength(8 - LIMITS.alertRequestsPerMailbox);
    expectRefusal(
      refused[0] ?? known,
      429,
      /^This form was sent too often\. Please try again in 1440 minutes\.$/,
    );
    for (let time = 0; time < 20; time += 1) await ask({ email: `other${time}@example.com` });
    expectRefusal(await ask({ email: 'last@example.com' }), 429, /try again in 15 minutes\.$/);
    expect((await listMails()).length).toBeLessThanOrEqual(LIMITS.alertRequestsPerClient);
    clock.pass({ minutes: 15 });
    expect((await ask({ email: 'last@example.com' })).statusCode).toBe(200);
  });

  test('are as many as an address may have', async () => {
    const { db, ask, call, readToken, clock } = await start(open);
    for (let time = 0; time < LIMITS.alertsPerAddress; time += 1) {
      clock.pass({ days: 1 });
      await ask();
      expect((await call('/confirm', { token: await readToken('alert-confirm') })).statusCode).toBe(200);
    }
    clock.pass({ days: 1 });
    await ask();
    const token = await readToken('alert-confirm');
    expectRefusal(await call('/confirm', { token }), 409, /^This address has 10 alerts/);
    await db.updateTable('saved_searches').set({ frequency: 'off' }).where('id', '=', 1).execute();
    expect((await call('/confirm', { token })).statusCode).toBe(200);
  });

  test('that nobody confirms are forgotten', async () => {
    const { db, ask, call, readToken, write, clock } = await start(open);
    await ask();
    clock.pass({ days: 2, seconds: 1 });
    const token = await readToken('alert-confirm');
    expectRefusal(await call('/confirm', { token }), 410, /^This link no longer works\./);
    await write();
    expect(await db.selectFrom('saved_searches').select('id').execute()).toEqual([]);
    expectRefusal(await call('/confirm', { token }), 410);
  });

  test.each<[object, number, RegExp | undefined]>([
    [{ email: '' }, 400, undefined],
    [{ email: 'no address' }, 400, undefined],
    [{ query: { colour: 'red' } }, 400, /^There is no filter “colour”/],
    [{ frequency: 'instant' }, 400, /^The field “frequency” must be one of daily, weekly\.$/],
    [{ query: undefined }, 400, /^The field “query” is missing\.$/],
  ])('are refused with %o', async (payload, status, words) => {
    const { ask, listMails } = await start(open);
    expectRefusal(await ask(payload), status, words);
    expect(await listMails()).toEqual([]);
  });
});

describeStore('the links of an alert', (open) => {
  test('end it by one POST without a session, once and for all, and a look changes nothing', async () => {
    const { save, db, unsubscribe, readSearch, call } = await start(open);
    const [cooks, bakers, other] = [await save({ q: 'cook' }), await save({ q: 'baker' }), await save({})];
    const token = toAlertToken(TEST_AUTH.secret, 'alert-manage', [cooks, bakers]);
    expect((await call('/look', { token })).json<AlertsResponse>().alerts).toMatchObject([
      ...[{ name: 'cook', frequency: 'daily', has_account: true }, { name: 'baker' }],
    ]);
    expect((await readSearch(cooks)).frequency).toBe('daily');
    const boundary =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    for (const [payload, type] of [
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [boundary, 'multipart/form-data; boundary=x'],
      ['', 'text/plain'],
    ] as const) {
      const answer = await unsubscribe(token, payload, type);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringMatching(/^These alerts have ended/),
      ]);
      expect(await readSearch(cooks)).toMatchObject({
        ...{ frequency: 'off', paused_from: 'daily', next_due_at: null },
      });
      expect((await readSearch(bakers)).frequency).toBe('off');
    }
    expect((await readSearch(other)).frequency).toBe('daily');
    // The account goes: the link stays calm.
    await db.deleteFrom('users').execute();
    expect((await unsubscribe(token)).statusCode).toBe(200);
    expect((await call('/look', { token })).json()).toEqual({ alerts: [] });
    for (const wrong of [
      '',
      'x',
      `${token}0`,
      token.replace('-', '.'),
      '1.2.3',
      toAlertToken(TEST_AUTH.secret, 'alert-confirm', [cooks]),
    ])
      expectRefusal(await unsubscribe(encodeURIComponent(wrong)), 404, INCOMPLETE);
  });

  test('change one of them instead, within what the plan gives', async () => {
    const { db, save, call, readSearch } = await start(open);
    const [cooks, bakers] = [await save({ q: 'cook' }), await save({ q: 'baker' })];
    const token = toAlertToken(TEST_AUTH.secret, 'alert-manage', [cooks, bakers]);
    const change = (payload: object) => call('/change', { token, ...payload });
    expect((await change({ id: cooks, frequency: 'weekly' })).json<AlertsResponse>().alerts).toMatchObject([
      ...[
        { id: cooks, frequency: 'weekly' },
        { id: bakers, frequency: 'daily' },
      ],
    ]);
    expect((await readSearch(cooks)).next_due_at).toEqual(new Date('2026-02-02T08:00:00Z'));
    expectRefusal(
      await change({ id: cooks, frequency: 'instant' }),
      403,
      /^Instant alerts are part of Premium/,
    );
    await db
      .updateTable('users')
      .set({ roles: ['premium'] })
      .execute();
    expect((await change({ id: cooks, frequency: 'instant' })).statusCode).toBe(200);
    const elsewhere = await save({ q: 'pilot' });
    await change({ id: elsewhere, frequency: 'off' });
    expect((await readSearch(elsewhere)).frequency).toBe('daily');
  });

  test('and running one sends what was not sent yet, due or not', async () => {
    const world = await start(open);
    const { db, api, ada, save, match, listTold, listMails } = world;
    const id = await save({ q: 'cook' }, { frequency: 'off', next_due_at: null });
    const [cook = 0] = await world.post('Cook');
    await match(id, cook);
    const run = (searchId = id) =>
      api.inject({ method: 'POST', url: `/v1/api/saved-searches/${searchId}/run`, headers: ada.headers });
    expect((await run()).json<RunSavedSearchResponse>()).toMatchObject({
      ...{ told: 1, frequency: 'off', last_sent_at: '2026-02-01T09:00:00.000Z' },
    });
    expect((await run()).json<RunSavedSearchResponse>().told).toBe(0);
    expect([await listTold(id), (await listMails()).length]).toEqual([[cook], 1]);
    expectRefusal(await run(id + 1), 404);
    const broken = await save({ colour: 'red' });
    expectRefusal(await run(broken), 409, /^This search can no longer be made\. .* It is kept as it is\.$/);
    await db.updateTable('users').set({ email_notifications: false }).execute();
    expectRefusal(await run(), 409, /^Email notifications are off/);
  });
});
