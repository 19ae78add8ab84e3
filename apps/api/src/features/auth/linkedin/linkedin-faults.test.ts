import { ERROR_TEXTS, type LinkedinStartResponse, SECOND_MS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { DOOR_LIMITS, Door } from '@firsthand/outside';
import {
  closeAfterFile,
  describeStore,
  SERVER_FAULTS,
  startFaultServer,
  type FaultServer,
} from '@firsthand/test-support';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startOpenidProvider,
  type TestMember,
  type TestOpenidProvider,
} from '../../../testing/start/start-openid-provider.ts';
import { expectRefusal, openApi, TEST_AUTH } from '../../../testing/test-api.ts';

const ADA: TestMember = { subject: 'ada', name: 'Ada', email: 'ada@example.com', isVerified: true };
/** Short, so that nothing is waited for; long enough for a provider that is well on a busy machine. */
const WHOLE_MS = 400;
/** What lies between the two ends of a connection may be on its way when it is cut. */
const ON_THE_WAY = 8 * 2 ** 20;
const { answerMaxBytes, failuresUntilRest, restMs } = DOOR_LIMITS.linkedin;

let provider: TestOpenidProvider;
let outside: FaultServer;
beforeAll(async () => {
  provider = await startOpenidProvider();
  outside = await startFaultServer();
  outside.wellPort = Number(new URL(provider.settings.issuer).port);
  closeAfterFile(async () => {
    await outside.close();
    await provider.close();
  });
});
beforeEach(() => {
  outside.fault = null;
});

/** How many rows there are of what a sign-in leaves. */
async function countTraces(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['users', 'identities', 'sessions', 'mails'] as const)
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
  return counts;
}
const NOTHING = { users: 0, identities: 0, sessions: 0, mails: 0 };
const ONE_ACCOUNT = { users: 1, identities: 1, sessions: 1, mails: 0 };

describeStore('LinkedIn failing on the line', (open) => {
  const start = async (door: Door) => {
    const { db, database } = await open();
    const linkedin = { ...provider.settings, reachableAt: outside.url, door };
    const api = await openApi(database, { auth: { ...TEST_AUTH, linkedin } });
    const begin = (remoteAddress = '127.0.0.1') =>
      api.inject({ method: 'POST', url: '/v1/api/auth/linkedin', payload: {}, remoteAddress });
    const arrive = async () => provider.visit((await begin()).json<LinkedinStartResponse>().authUrl, ADA);
    const callback = (query: URLSearchParams) =>
      api.inject(`/v1/api/auth/linkedin/callback?${query.toString()}`);
    return { db, begin, arrive, callback };
  };
  const patient = () => new Door('linkedin', { limits: { wholeMs: WHOLE_MS, failuresUntilRest: 1_000 } });

  test.each(SERVER_FAULTS)('tells so and leaves no half account: %s', async (fault) => {
    const { db, begin, arrive, callback } = await start(patient());
    const before = { ...outside.seen };
    outside.fault = fault;
    expectRefusal(await begin(), 502, ERROR_TEXTS.linkedinStartFailed);
    expect(await db.selectFrom('linkedin_logins').selectAll().execute()).toEqual([]);

    outside.fault = null;
    const back = await arrive();
    outside.fault = fault;
    expectRefusal(await callback(back), 502, ERROR_TEXTS.linkedinFailed);
    expect(await countTraces(db)).toEqual(NOTHING);
    expect(outside.seen.inside).toBe(0);
    expect(outside.seen.bytes - before.bytes).toBeLessThan(2 * (answerMaxBytes + ON_THE_WAY));

    outside.fault = null;
    expect((await callback(await arrive())).statusCode).toBe(200);
    expect(await countTraces(db)).toEqual(ONE_ACCOUNT);
  });

  test('lets it rest when two people met it, says for how long, and signs in again afterwards', async () => {
    let ms = 0;
    const { db, begin, arrive, callback } = await start(new Door('linkedin', { now: () => ms }));
    outside.fault = 'unwell';
    for (let call = 0; call < 2 * failuresUntilRest; call += 1)
      expect((await begin()).headers).not.toHaveProperty('retry-after');
    expect((await begin('192.0.2.7')).headers).not.toHaveProperty('retry-after');
    const { connections } = outside.seen;
    const refused = await begin();
    expectRefusal(
      refused,
      503,
      'Failed to initiate LinkedIn login. LinkedIn is not answering just now. Please try again in 10 seconds.',
    );
    expect(refused.headers['retry-after']).toBe(String(restMs / SECOND_MS));
    expect(outside.seen.connections).toBe(connections);

    ms += restMs;
    outside.fault = null;
    expect((await callback(await arrive())).statusCode).toBe(200);
    expect(await countTraces(db)).toEqual(ONE_ACCOUNT);
  });
});
