import { ACCESS_SCOPES, type AccessScope } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { fillAccount } from '../testing/a-full-account.ts';
import { makeAccessToken } from '../testing/an-access-token.ts';
import { listPersonalTables, readRows } from '../testing/personal-rows.ts';
import { signIn } from '../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../testing/test-api.ts';

type Security = Record<string, string[]>[];
interface Call {
  name: string;
  security: Security;
}

/** Calls about the account itself, of which no mark may ever name a scope. */
const ACCOUNT =
  /\/api\/(auth\/(?!verify|linkedin|magic|send|take|refresh)|users\/(?!config)|access-tokens|subscription\/(?!webhook)|admin\/)/;
const REFUSED = 'No access token may do this. Log in on the site instead.';
const ENDED = 'This access token does not hold: it ran out, was revoked, or is not whole.';
const NEEDS = /^This access token may not do this: it needs the scope (write|apply|write or apply)\.$/;

async function listCalls(api: FastifyInstance): Promise<Call[]> {
  const { paths } = (await api.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: Security }>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({ name: `${method} ${path}`, security })),
  );
}

const demandsSignIn = ({ security }: Call) =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);
const wantedBy = ({ security }: Call) => security.flatMap((way) => way['accessToken'] ?? []);

/** As the description of the API has it: `write` and `apply` include `read`. */
function mayMake(call: Call, scopes: readonly AccessScope[]): boolean {
  const wanted = wantedBy(call);
  return wanted.includes('read') || scopes.some((scope) => wanted.includes(scope));
}

describeStore('calls with an access token', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const jobId = await insertJob(db, await insertBoard(db));
    const ada = await signIn(database, { roles: ['premium', 'admin'] });
    const api = await openApi(database, { offersTurboApply: true });
    const calls = (await listCalls(api)).filter(demandsSignIn);
    /** Names nothing and brings nothing: who may make the call is told that, or 404. */
    const send = ({ name }: Call, authorization?: string) => {
      const [method = '', path = ''] = name.split(' ');
      return api.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{\w+\}/g, 'x'),
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      });
    };
    return { db, database, jobId, ada, api, calls, send };
  };

  test('the marks leave out the account itself, and name each scope for something', async () => {
    const { calls } = await start();
    const closed = calls.filter((call) => wantedBy(call).length === 0).map(({ name }) => name);
    expect(closed.filter((name) => !ACCOUNT.test(name))).toEqual([]);
    expect(
      calls
        .map(({ name }) => name)
        .filter((name) => ACCOUNT.test(name))
        .sort(),
    ).toEqual(closed.sort());
    expect(closed.length).toBeGreaterThan(15);
    for (const scope of ACCESS_SCOPES)
      expect(calls.filter((call) => wantedBy(call).includes(scope)).length).toBeGreaterThan(8);
    // Nothing that only reads is closed to a token that may read.
    const reading = calls.filter(({ name }) => name.startsWith('get ') && !closed.includes(name));
    expect(reading.filter((call) => !wantedBy(call).includes('read'))).toEqual([]);
  });

  test('do what their scopes name, and nothing else', async () => {
    const { database, ada, calls, send } = await start();
    const combinations: AccessScope[][] = [['read'], ['write'], ['apply'], ['write', 'apply']];
    for (const scopes of combinations) {
      const { headers } = await makeAccessToken(database, ada, scopes);
      for (const call of calls) {
        const answer = await send(call, headers.authorization);
        const allowed = mayMake(call, scopes);
        const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
        expect([call.name, scopes, isRefused]).toEqual([call.name, scopes, !allowed]);
        if (!allowed) expectRefusal(answer, 403, wantedBy(call).length === 0 ? REFUSED : NEEDS);
        if (allowed && call.name.startsWith('get ') && !call.name.includes('{'))
          expect([call.name, answer.statusCode]).toEqual([call.name, call.name.endsWith('/fit') ? 400 : 200]);
      }
    }
  });

  test('are refused with one that does not hold, and nothing is read or changed', async () => {
    const { db, database, ada, calls, send } = await start();
    const held = await makeAccessToken(database, ada, [...ACCESS_SCOPES]);
    const expired = await makeAccessToken(database, ada, [...ACCESS_SCOPES], { expiresAt: TEST_NOW });
    const revoked = await makeAccessToken(database, ada, [...ACCESS_SCOPES]);
    await db.deleteFrom('access_tokens').where('id', '=', revoked.id).execute();
    const gone = await signIn(database, { email: 'gone@example.com' });
    const orphan = await makeAccessToken(database, gone, [...ACCESS_SCOPES]);
    await db.deleteFrom('users').where('id', '=', gone.user.id).execute();
    const bad: Record<string, string> = {
      'run out': expired.token,
      revoked: revoked.token,
      'of somebody who is gone': orphan.token,
      'cut short': held.token.slice(0, -1),
      'one letter more': `${held.token}a`,
      'in capitals': `fh_${held.token.slice(3).toUpperCase()}`,
      'its mark alone': 'fh_',
      'very long': `fh_${'a'.repeat(8_000)}`,
    };
    const hash = await db
      .selectFrom('access_tokens')
      .select('token_hash')
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    bad['the hash of one that holds'] = `fh_${hash.token_hash}`;
    const tables = await listPersonalTables(db);
    const before = await readRows(db, tables);
    for (const call of calls) {
      expectRefusal(await send(call), 401, 'Please log in first.');
      for (const [kind, token] of Object.entries(bad)) {
        const answer = await send(call, `Bearer ${token}`);
        expect([call.name, kind, answer.statusCode]).toEqual([call.name, kind, 401]);
        expectRefusal(answer, 401, ENDED);
      }
      // Without its own beginning it is no access token, and none of a sign-in either.
      expectRefusal(await send(call, `Bearer ${held.token.slice(3)}`), 401, /^Your session has ended/);
    }
    expect(await readRows(db, tables)).toEqual(before);
  });

  test('neither show nor change what is somebody else’s', async () => {
    const { db, database, api, jobId, ada } = await start();
    const adas = await fillAccount(db, ada, 'ada-was-here', jobId);
    const bob = await signIn(database, { email: 'bob@example.com', roles: ['premium'] });
    const { headers } = await makeAccessToken(database, bob, [...ACCESS_SCOPES]);
    const numbers = [...new Set(Object.values(adas).map(String))];
    const tables = (await listPersonalTables(db)).filter((table) => table !== 'access_tokens');
    const before = await readRows(db, tables);
    const named = (await listCalls(api)).filter(
      (call) =>
        demandsSignIn(call) && /\{(id|skillId|profileId)\}/.test(call.name) && wantedBy(call).length > 0,
    );
    expect(named.length).toBeGreaterThan(25);
    for (const { name } of named) {
      const [method = '', path = ''] = name.split(' ');
      for (const number of numbers) {
        const url = path.replace(/\{\w+\}/g, number);
        const answer = await api.inject({ method: method.toUpperCase() as 'GET', url, headers });
        // 400 and 415 where a body is asked for first.
        expect([name, number, [400, 404, 406, 415].includes(answer.statusCode)]).toEqual([
          name,
          number,
          true,
        ]);
        expect(answer.body).not.toContain('ada-was-here');
      }
    }
    expect(await readRows(db, tables)).toEqual(before);
  });
});
