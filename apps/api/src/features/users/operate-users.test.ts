import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, onTestFinished, test } from 'vitest';
import { fillAccount } from '../../testing/a-full-account.ts';
import { makeAccessToken } from '../../testing/an-access-token.ts';
import { readExport } from '../../testing/read-export.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { operateUsers } from './operate-users.ts';

const email = ' ADA@example.com';

describeStore('the operator', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const ada = await signIn(database);
    await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    const rolesOf = async () =>
      (await db.selectFrom('users').select('roles').orderBy('id').execute()).map(({ roles }) => roles);
    return { db, database, ada, rolesOf };
  };

  test('lists people in the order they came', async () => {
    const { db, ada } = await start();
    await fillAccount(db, ada, 'x', 1);
    expect(await operateUsers(db, { action: 'list' }, TEST_NOW)).toEqual({
      users: [
        {
          ...{ email: 'ada@example.com', name: 'Ada Example', roles: [], bookmarks: 1, sessions: 1 },
          ...{ createdAt: TEST_NOW.toISOString(), lastSignedInAt: null },
        },
        expect.objectContaining({ email: 'bob@example.com', bookmarks: 0, sessions: 1 }),
      ],
    });
  });

  test('gives and takes roles, each as often as they like', async () => {
    const { db, rolesOf } = await start();
    const order = (action: 'promote' | 'demote', role: 'admin' | 'premium') =>
      operateUsers(db, { action, email, role }, TEST_NOW);
    expect(await order('promote', 'premium')).toEqual({ text: 'ada@example.com is premium now.' });
    expect(await order('promote', 'premium')).toEqual({ text: 'ada@example.com has been premium before.' });
    await order('promote', 'admin');
    expect(await rolesOf()).toEqual([['premium', 'admin'], []]);
    expect(await order('demote', 'premium')).toEqual({ text: 'ada@example.com is no longer premium.' });
    expect(await order('demote', 'premium')).toEqual({ text: 'ada@example.com has not been premium.' });
    expect(await rolesOf()).toEqual([['admin'], []]);
    await Promise.all([order('promote', 'premium'), order('promote', 'premium'), order('demote', 'admin')]);
    expect(await rolesOf()).toEqual([['premium'], []]);
  });

  test('leaves in the audit trail what was ordered, about whom, and nothing of whoever is deleted', async () => {
    const { db, ada } = await start();
    const file = join(mkdtempSync(join(tmpdir(), 'audit-')), 'ada.zip');
    onTestFinished(() => rmSync(file, { force: true }));
    const orders = [
      ...(['promote', 'promote', 'demote'] as const).map(
        (action) => ({ action, email, role: 'admin' }) as const,
      ),
      ...([{ action: 'list' }, { action: 'sign-out', email }, { action: 'export', email, file }] as const),
    ];
    for (const order of orders) await operateUsers(db, order, TEST_NOW);
    const read = () =>
      db
        .selectFrom('audit_events')
        .select(['actor', 'action', 'subject_id', 'detail'])
        .orderBy('id')
        .execute();
    const by = { actor: 'operator' };
    const about = { ...by, subject_id: ada.user.id, detail: null };
    expect(await read()).toEqual([
      { ...about, action: 'role-granted', detail: 'admin' },
      { ...about, action: 'role-revoked', detail: 'admin' },
      { ...by, action: 'people-listed', subject_id: null, detail: null },
      { ...about, action: 'person-signed-out' },
      { ...about, action: 'person-exported' },
    ]);
    await operateUsers(db, { action: 'delete', email }, TEST_NOW);
    const after = await read();
    expect(after.map(({ action }) => action)).toContain('person-deleted');
    expect(after.every(({ subject_id }) => subject_id === null)).toBe(true);
    expect(JSON.stringify(after)).not.toMatch(/example\.com/i);
  });

  test('ends by one order whatever lets somebody into an account, and says how many of each', async () => {
    const { db, database, ada } = await start();
    const api = await openApi(database);
    const bob = await db.selectFrom('users').select('id').where('name', '=', 'Bob').executeTakeFirstOrThrow();
    const tokens = [
      await makeAccessToken(database, ada, ['read']),
      await makeAccessToken(database, ada, ['write']),
    ];
    for (const { id } of [ada.user, bob]) {
      const row = { user_id: id, created_at: TEST_NOW };
      const keys = { credential_id: `of ${id}`, public_key: new Uint8Array(), counter: 0, user_handle: 'u' };
      await db
        .insertInto('passkeys')
        .values({ ...row, ...keys, name: 'Passkey 1', transports: [] })
        .execute();
      await db
        .insertInto('identities')
        .values({ ...row, issuer: 'https://li.example', subject: `of ${id}` })
        .execute();
    }
    const order = () => operateUsers(db, { action: 'sign-out', email }, TEST_NOW);
    expect(await order()).toEqual({
      text: 'ada@example.com is signed out everywhere. Ended: 1 session, 2 access tokens, 1 passkey, and 1 link to LinkedIn.',
    });
    for (const { headers } of [ada, ...tokens])
      expectRefusal(await api.inject({ url: '/v1/api/bookmarks', headers }), 401);
    const left = [
      await db.selectFrom('passkeys').select('user_id').execute(),
      await db.selectFrom('identities').select('user_id').execute(),
    ];
    expect(left).toEqual([[{ user_id: bob.id }], [{ user_id: bob.id }]]);
    expect(await order()).toEqual({
      text: 'ada@example.com is signed out everywhere. Ended: 0 sessions, 0 access tokens, 0 passkeys, and 0 links to LinkedIn.',
    });
    const ended = await db
      .selectFrom('sessions')
      .select(['end_reason', 'ended_at'])
      .orderBy('user_id')
      .execute();
    expect(ended).toEqual([
      { end_reason: 'operator', ended_at: TEST_NOW },
      { end_reason: null, ended_at: null },
    ]);
  });

  test('exports and deletes', async () => {
    const { db } = await start();
    const directory = mkdtempSync(join(tmpdir(), 'firsthand-export-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const file = join(directory, 'ada.zip');
    const order = { action: 'export', email, file } as const;
    expect(await operateUsers(db, order, TEST_NOW)).toEqual({ text: `Written to ${file}.` });
    expect((await readExport(readFileSync(file))).lists.account).toMatchObject([
      { email: 'ada@example.com' },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(operateUsers(db, order, TEST_NOW)).rejects.toThrow('is there already and was left alone.');
    expect((await readExport(readFileSync(file))).lists.account).toHaveLength(1);
    const given = operateUsers(db, { ...order, file: `${file}.2` }, TEST_NOW, AbortSignal.abort());
    await expect(given).rejects.toThrow('cannot be written');
    expect(existsSync(`${file}.2`)).toBe(false);
    expect(await operateUsers(db, { action: 'delete', email }, TEST_NOW)).toEqual({
      text: 'ada@example.com and everything of theirs is deleted.',
    });
    const left = await db.selectFrom('users').select('email').execute();
    expect(left).toEqual([{ email: 'bob@example.com' }]);
  });

  test('is told when nobody has the address', async () => {
    const { db } = await start();
    for (const action of ['sign-out', 'delete'] as const) {
      await expect(operateUsers(db, { action, email: 'eve@example.com' }, TEST_NOW)).rejects.toThrow(
        refuse('user-unknown', { address: 'eve@example.com' }),
      );
    }
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });
});
