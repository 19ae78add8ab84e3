import type { Coverage } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';

describeStore('what of the market is here', (open) => {
  test('is nothing where nothing is', async () => {
    const { database } = await open();
    const app = await openApi(database);
    const answer = await app.inject('/v1/api/coverage');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Coverage>()).toMatchObject({
      ...{ as_of: TEST_NOW.toISOString(), employers: 0, open_jobs: 0, verified_minutes_ago: null },
      ...{ systems: [], countries: [] },
    });
  });

  test('counts boards by life, employers once, and leaves out what is not read', async () => {
    const { db, database } = await open();
    const app = await openApi(database);
    const board = (name: string, rest: object) => ({
      ...{ source: 'lever' as const, board: name, company: 'Acme', origin: 'file' as const },
      ...rest,
    });
    await db
      .insertInto('boards')
      .values([
        board('a', { life: 'alive', open_jobs: 7 }),
        board('b', { life: 'alive', open_jobs: 3, company: 'ACME' }),
        board('c', { life: 'quiet', company: 'Other' }),
        board('d', { life: 'gone', company: 'Dead' }),
        board('e', { life: 'unknown', source: 'workday', company: null }),
        board('f', { life: 'alive', open_jobs: 9, enabled: false }),
        board('g', { life: 'alive', enabled: false, kept_out_at: TEST_NOW }),
      ])
      .execute();
    const coverage = (await app.inject('/v1/api/coverage')).json<Coverage>();
    expect(coverage.boards).toEqual({
      ...{ listed: 5, with_jobs: 2, without_jobs: 1, failing: 0, gone: 1, unread: 1, kept_out: 1 },
    });
    expect(coverage).toMatchObject({ employers: 1, open_jobs: 10 });
    expect(coverage.systems).toEqual([
      { source: 'lever', boards: 4, employers: 1, open_jobs: 10 },
      { source: 'workday', boards: 1, employers: 0, open_jobs: 0 },
    ]);
  });
});
