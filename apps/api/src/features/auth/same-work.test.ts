import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillAccount } from '../../testing/a-full-account.ts';
import { noteStatements } from '../../testing/note-statements.ts';
import { signIn, type SignedIn } from '../../testing/sign-in.ts';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';

/**
 * Who measures how long an answer takes learns nothing when there is nothing to measure: the same statements in the same
 * order, the same random numbers, hashes and mails, whoever the address belongs to. Clocks would only guess at it.
 */
const KNOWN = 'ada@example.com';
const FORMER = 'ada@former.example';
const UNKNOWN = 'nobody@example.com';

const CRYPTO = [
  'createHash',
  'createHmac',
  'randomBytes',
  'randomInt',
  'timingSafeEqual',
  'scryptSync',
] as const;

let store: TestDatabase;
let api: FastifyInstance;
let bob: SignedIn;
let statements: string[];
const hashes: string[] = [];
beforeAll(async () => {
  store = await createTestDatabase();
  for (const name of CRYPTO) {
    const original = crypto[name] as (...given: unknown[]) => unknown;
    vi.spyOn(crypto, name).mockImplementation((...given: unknown[]): never => {
      hashes.push(name);
      return original(...given) as never;
    });
  }
  syncBuiltinESMExports();
  const noted = noteStatements(store.database);
  statements = noted.statements;
  api = await openApi(noted.database);
  const ada = await signIn(store.database, { email: KNOWN, roles: ['premium', 'admin'] });
  await fillAccount(store.db, ada, 'ada', 1);
  await store.db
    .insertInto('address_changes')
    .values({
      ...{ user_id: ada.user.id, created_at: TEST_NOW, old_email: FORMER, old_email_key: FORMER },
      ...{ take_back_hash: 'of-a-mail', expires_at: new Date(TEST_NOW.getTime() + 86_400_000) },
    })
    .execute();
  bob = await signIn(store.database, { email: 'bob@example.com', name: 'Bob' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await store.drop();
});

const SETTINGS = {
  ...{ name: 'Bob', phone: '', location: '', email_notifications: true },
  ...{ job_recommendations: false, marketing_communications: false },
};
let networks = 0;
type Ask = (email: string, remoteAddress: string) => Promise<{ statusCode: number; body: string }>;

/** All that is done for one call, and what is answered, without what is random in it. */
async function measure(ask: Ask, email: string, remoteAddress: string) {
  statements.length = hashes.length = 0;
  const mailsBefore = await countMails();
  const { statusCode, body } = await ask(email, remoteAddress);
  const work = { statements: [...statements], hashes: [...hashes] };
  const answer = body.replace(/"request_token":"[\w-]+"/, '').replaceAll(email, 'EMAIL');
  return { ...work, mails: (await countMails()) - mailsBefore, statusCode, answer };
}

const countMails = async () => (await store.db.selectFrom('mails').select('id').execute()).length;
const post = (url: string, payload: object, remoteAddress: string) =>
  api.inject({ method: 'POST', url, payload, remoteAddress });

describe.each<[string, Ask]>([
  ['a magic link', (email, from) => post('/v1/api/auth/send-magic-link', { email }, from)],
  [
    'an alert',
    (email, from) => post('/v1/api/alerts', { email, query: { q: 'cook' }, frequency: 'daily' }, from),
  ],
  [
    'a change of address',
    (email, remoteAddress) =>
      api.inject({
        ...{ method: 'PUT', url: '/v1/api/users/settings', remoteAddress, headers: bob.headers },
        payload: { ...SETTINGS, email },
      }),
  ],
])('who asks for %s', (_what, ask) => {
  test('is served with the same work, whoever the address belongs to', async () => {
    const measured = [];
    for (const email of [KNOWN, FORMER, UNKNOWN]) {
      networks += 1;
      measured.push(await measure(ask, email, `2001:db8:${networks}::1`));
    }
    const [known, former, unknown] = measured;
    expect(known?.statusCode).toBe(200);
    expect([known, former]).toEqual([unknown, unknown]);
    expect(known?.mails).toBeGreaterThan(0);
    expect(known?.statements.length).toBeGreaterThan(3);
    expect(known?.hashes.length).toBeGreaterThan(1);
  });

  test('is refused with the same work, when it was too often', async () => {
    const refused = [];
    for (const email of [KNOWN, FORMER, UNKNOWN]) {
      networks += 1;
      let last = await measure(ask, email, `2001:db8:${networks}::1`);
      for (let times = 0; times < 40 && last.statusCode === 200; times += 1)
        last = await measure(ask, email, `2001:db8:${networks}::1`);
      refused.push(last);
    }
    const [known, former, unknown] = refused;
    expect(known).toMatchObject({ statusCode: 429, mails: 0 });
    expect([known, former]).toEqual([unknown, unknown]);
  });
});
