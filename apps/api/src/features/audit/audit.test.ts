import { auditResponseSchema, HOUR_MS, type AuditResponse } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';
import { deleteUser } from '../users/delete-user.ts';
import { recordAudit } from '../../people/record-audit.ts';

const URL = '/v1/api/admin/audit';
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);
const quarterAgo = hoursAgo(0.25);
const actions = ({ data }: AuditResponse) => data.map(({ action }) => action);

describeStore('the audit trail as admins read it', (open) => {
  async function start() {
    const { db, database } = await open();
    const api = await openApi(database);
    const root = await signIn(database, { email: 'root@example.com', name: 'Root', roles: ['admin'] });
    const ada = await signIn(database, { email: 'ada@example.com', name: 'Ada' });
    const of = { actor: root.user.id, now: hoursAgo(3) };
    await recordAudit(db, { action: 'board-paused', ...of, detail: 'lever:acme' });
    const granted = { actor: 'operator', subjectId: ada.user.id, detail: 'premium' } as const;
    await recordAudit(db, { action: 'role-granted', ...granted, now: hoursAgo(2) });
    await recordAudit(db, { action: 'store-backed-up', actor: 'operator', now: hoursAgo(1) });
    const get = (query: Record<string, string> = {}) =>
      api.inject({ url: URL, query, headers: root.headers });
    const read = async (query: Record<string, string> = {}) =>
      auditResponseSchema.strict().parse((await get(query)).json());
    return { db, database, api, root, ada, get, read };
  }

  test('says who did what, when and to whom, the latest first, the reading itself too', async () => {
    const { root, ada, read } = await start();
    const admin = { id: root.user.id, name: 'Root', email: 'root@example.com' };
    const { data, total } = await read();
    expect(total).toBe(4);
    expect(data).toMatchObject([
      { action: 'personal-data-read', actor: 'person', person: admin, subject: null, detail: 'audit trail' },
      { action: 'store-backed-up', actor: 'operator', person: null, subject: null, detail: null },
      {
        ...{ action: 'role-granted', actor: 'operator', person: null, detail: 'premium' },
        ...{ subject: { id: ada.user.id, name: 'Ada', email: 'ada@example.com' } },
        at: hoursAgo(2).toISOString(),
      },
      { action: 'board-paused', actor: 'person', person: admin, subject: null, detail: 'lever:acme' },
    ]);
    expect(await read({ limit: '1', offset: '3' })).toMatchObject({
      ...{ data: [{ action: 'board-paused' }], total: 4 },
    });
  });

  test('is narrowed by kind, action, person and time', async () => {
    const { root, ada, get, read } = await start();
    expect(actions(await read({ kind: 'boards' }))).toEqual(['board-paused']);
    expect(actions(await read({ kind: 'people', action: 'role-revoked' }))).toEqual([]);
    expect(actions(await read({ action: 'store-backed-up' }))).toEqual(['store-backed-up']);
    expect(actions(await read({ person: String(ada.user.id) }))).toEqual(['role-granted']);
    expect(actions(await read({ person: String(root.user.id) }))).toEqual([
      ...['personal-data-read', 'board-paused'],
    ]);
    const [since, until] = [hoursAgo(2).toISOString(), hoursAgo(1).toISOString()];
    expect(actions(await read({ since, until }))).toEqual(['store-backed-up', 'role-granted']);
    for (const [query, words] of [
      [{ kind: 'all' }, /^The field “kind” must be one of boards, people, reads, service\.$/],
      [{ person: '0' }, /^The field “person” /],
      [{ since: 'yesterday' }, /^The field “since” /],
      [{ limit: '201' }, /^The field “limit” must be at most 200\.$/],
    ] as const) {
      expectRefusal(await get(query), 400, words);
    }
  });

  test('notes each list that names people once in a quarter of an hour for each admin', async () => {
    const { db, database, api, root, read } = await start();
    const other = await signIn(database, { email: 'other@example.com', roles: ['admin'] });
    const lists = ['integration-requests', 'career-notices', 'audit'];
    const view = async (headers: typeof root.headers) => {
      for (const list of [...lists, ...lists, 'operations', 'boards']) {
        expect((await api.inject({ url: `/v1/api/admin/${list}`, headers })).statusCode).toBe(200);
      }
    };
    const countReads = async () => (await read({ kind: 'reads' })).data.map(({ detail }) => detail).sort();
    await view(root.headers);
    expect(await countReads()).toEqual(['audit trail', 'careers addresses', 'integration requests']);
    await view(other.headers);
    expect(await countReads()).toHaveLength(6);
    // A quarter of an hour later.
    await db
      .updateTable('audit_events')
      .set({ at: quarterAgo })
      .where('actor_id', '=', root.user.id)
      .execute();
    await view(root.headers);
    expect(await countReads()).toHaveLength(9);
  });

  test('keeps what was done by and about somebody whose account is deleted, without them', async () => {
    const { db, database, ada, read } = await start();
    const former = await signIn(database, { email: 'former@example.com', roles: ['admin'] });
    await recordAudit(db, { action: 'board-resumed', actor: former.user.id, now: hoursAgo(4) });
    for (const { user } of [ada, former]) await deleteUser(db, user.id);
    const { data } = await read();
    expect(data.slice(2)).toMatchObject([
      { action: 'role-granted', subject: null },
      { action: 'board-paused' },
      { action: 'board-resumed', actor: 'person', person: null },
    ]);
  });

  test('is for admins alone', async () => {
    const { api, ada } = await start();
    expectRefusal(await api.inject(URL), 401);
    expectRefusal(await api.inject({ url: URL, headers: ada.headers }), 403, 'Only admins may see this.');
  });
});
