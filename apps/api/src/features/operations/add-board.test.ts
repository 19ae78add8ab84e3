import type { AddedBoard } from '@firsthand/contracts';
import type { AtsFetch } from '@firsthand/connectors';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/admin/boards';

/** Greenhouse has the board "acme" alone, with nothing on it. */
const fetchAcme: AtsFetch = ({ url }) =>
  Promise.resolve(
    url.includes('/boards/acme/')
      ? { status: 200, headers: {}, text: '{"jobs":[],"meta":{"total":0}}' }
      : { status: 404, headers: {}, text: '' },
  );

describeStore('a board that an admin adds', (open) => {
  async function start() {
    const { db, database } = await open();
    const api = await openApi(database, { atsFetch: fetchAcme });
    const { headers, user } = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const add = (url: string) => api.inject({ method: 'POST', url: URL, headers, payload: { url } });
    const readAudit = () => db.selectFrom('audit_events').select(['action', 'actor_id', 'detail']).execute();
    return { db, user, add, readAudit };
  }

  test('is read next and noted once; one that we hold is given back', async () => {
    const { db, user, add, readAudit } = await start();
    const added = await add('https://boards.greenhouse.io/acme/jobs/7');
    expect([added.statusCode, added.json<AddedBoard>()]).toMatchObject([
      201,
      { message: 'acme (GreenhouseIO) was added and is read next.', company: { board: 'acme' } },
    ]);
    expect(await readAudit()).toEqual([
      { action: 'board-added', actor_id: user.id, detail: 'greenhouseio:acme' },
    ]);
    const again = await add('https://boards.greenhouse.io/acme');
    expect([again.statusCode, again.json<AddedBoard>().message]).toEqual([
      ...[200, 'acme (GreenhouseIO) is here already.'],
    ]);
    await db.updateTable('boards').set({ paused_at: TEST_NOW }).execute();
    expect((await add('https://boards.greenhouse.io/acme')).json<AddedBoard>().message).toBe(
      'acme (GreenhouseIO) is here already, and paused.',
    );
    expect(await readAudit()).toHaveLength(1);
  });

  test('is refused in words where there is none, and nothing is noted', async () => {
    const { db, add, readAudit } = await start();
    await insertBoard(db, { source: 'lever', board: 'gone', enabled: false });
    for (const [address, words] of [
      ['no address', /^This is no web address/],
      ['https://jobs.lever.co/gone', /^We no longer read this board\.$/],
      ['https://boards.greenhouse.io/nobody', /^GreenhouseIO knows no such board/],
      ['https://127.0.0.1/', /could not be read/],
      [`https://acme.example/${'x'.repeat(2_000)}`, /^The field “url” must be at most 2000/],
    ] as const) {
      expectRefusal(await add(address), 400, words);
    }
    expect(await readAudit()).toEqual([]);
    expect(await db.selectFrom('boards').select('id').execute()).toHaveLength(1);
  });
});
