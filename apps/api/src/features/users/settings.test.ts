import { ERROR_TEXTS, type SettingsResponse, type UpdateSettingsRequest } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_AUTH, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/users/settings';
const ADA: UpdateSettingsRequest = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '',
  location: '',
  email_notifications: true,
  job_recommendations: true,
  marketing_communications: false,
};

const callsOf = (api: FastifyInstance, { headers }: SignedIn) => ({
  read: async () => (await api.inject({ url: URL, headers })).json<SettingsResponse>().settings,
  save: (changes: Record<string, unknown>) =>
    api.inject({ method: 'PUT', url: URL, headers, payload: { ...ADA, ...changes } }),
});

describeStore('settings', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    return { db, database, api, ...callsOf(api, await signIn(database)) };
  };

  test('begin as the specification has them', async () => {
    const { read } = await start();
    const empty = { pending_email: null, phone: null, location: null, sign_ins_elsewhere: [] };
    expect(await read()).toEqual({ ...ADA, ...empty });
  });

  test('are kept, tidied to one line each; nothing is null', async () => {
    const { read, save } = await start();
    const answer = await save({
      name: '  Ada\r\nBcc: eve@example.com\t Lovelace ',
      phone: ' +44 20 7946 0000 ',
      location: '東京, Überlingen 🗼',
      email_notifications: false,
      job_recommendations: false,
      marketing_communications: true,
    });
    expect(answer.statusCode).toBe(200);
    const kept = {
      name: 'Ada Bcc: eve@example.com Lovelace',
      email: 'ada@example.com',
      pending_email: null,
      phone: '+44 20 7946 0000',
      location: '東京, Überlingen 🗼',
      email_notifications: false,
      job_recommendations: false,
      marketing_communications: true,
      sign_ins_elsewhere: [],
    };
    expect(answer.json<SettingsResponse>().settings).toEqual(kept);
    expect(answer.json<SettingsResponse>().user).toMatchObject({ name: kept.name, email: kept.email });
    expect(await read()).toEqual(kept);
    await save({ name: ' \t ', phone: '', location: '\u00a0' });
    expect(await read()).toMatchObject({ name: null, phone: null, location: null });
  });

  test('of others stay as they are', async () => {
    const { db, api, save, database } = await start();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    await save({ name: 'Someone else' });
    expect(await callsOf(api, bob).read()).toMatchObject({ name: 'Bob', email: 'bob@example.com' });
    expect(await db.selectFrom('users').select('name').orderBy('id').execute()).toEqual([
      { name: 'Someone else' },
      { name: 'Bob' },
    ]);
  });

  test('the same address in other letters changes nothing and sends nothing', async () => {
    const { db, read, save } = await start();
    expect((await save({ email: ' ADA@Example.com ' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ email: 'ada@example.com', pending_email: null });
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('another address waits for its confirmation, while the rest is saved', async () => {
    const { db, read, save } = await start();
    const answer = await save({ email: 'ada@new.example', name: 'Ada' });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      pending_email: 'ada@new.example',
    });
    const mails = await db.selectFrom('mails').select(['recipient', 'kind']).orderBy('kind').execute();
    expect(mails).toEqual([
      { recipient: 'ada@new.example', kind: 'email-change' },
      { recipient: 'ada@example.com', kind: 'email-change-notice' },
    ]);
    await save({ email: 'ada@newer.example' });
    expect(await read()).toMatchObject({ pending_email: 'ada@newer.example' });
    await db.updateTable('magic_links').set({ expires_at: TEST_NOW }).execute();
    expect(await read()).toMatchObject({ email: 'ada@example.com', pending_email: null });
  });

  test.each<[string, Record<string, unknown>, string | RegExp]>([
    ['an address that is none', { email: 'ada' }, ERROR_TEXTS.emailInvalid],
    ['no address', { email: ' ' }, ERROR_TEXTS.emailMissing],
    [
      'a header in the address',
      { email: 'ada@example.com\r\nBcc: eve@example.com' },
      ERROR_TEXTS.emailInvalid,
    ],
    ['a long address', { email: `${'a'.repeat(290)}@example.com` }, ERROR_TEXTS.emailInvalid],
    ['an endless address', { email: 'a'.repeat(1_001) }, /^The field “email” must be at most 1000/],
    ['a long name', { name: 'x'.repeat(101) }, /^The field “name” must be at most 100 characters/],
    ['a long phone number', { phone: '1'.repeat(41) }, /^The field “phone” must be at most 40 characters/],
    ['a long place', { location: 'x'.repeat(201) }, /^The field “location” must be at most 200 characters/],
    ['half a character', { name: 'Ada \ud800' }, /^The field “name” contains characters that are not text/],
    ['a NUL', { location: 'a\0b' }, /^The field “location” contains characters that are not text/],
    [
      'a word for a tick',
      { email_notifications: 'yes' },
      /^The field “email_notifications” must be true or false/,
    ],
    ['a tick missing', { job_recommendations: undefined }, /^The field “job_recommendations” is missing/],
  ])('are not saved with %s', async (_name, changes, text) => {
    const { db, read, save } = await start();
    const before = await read();
    const answer = await save({ name: 'Not saved', ...changes });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]);
    expect(await read()).toEqual(before);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('nothing is saved when no mail can go to the new address', async () => {
    const { database } = await open();
    const api = await openApi(database, { auth: { ...TEST_AUTH, canSendMail: false } });
    const { read, save } = callsOf(api, await signIn(database));
    expectRefusal(await save({ name: 'Not saved', email: 'ada@new.example' }), 503);
    expect(await read()).toMatchObject({ name: 'Ada Example', pending_email: null });
    expect((await save({ name: 'Saved' })).statusCode).toBe(200);
  });
});
