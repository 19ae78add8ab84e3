import type { DashboardResponse } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { openApi, TEST_NOW } from '../../testing/test-api.ts';

const NOTHING = { bookmarks: 0, applications: 0, has_job_profile: false, recent_bookmarks: [] };

describeStore('dashboard', (open) => {
  test('counts what the person has, and shows the latest three bookmarks', async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { user, headers } = await signIn(database);
    const other = await signIn(database, { email: 'bob@example.com' });
    const ask = async (of: { headers: { authorization: string } }) =>
      (await api.inject({ url: '/v1/api/dashboard', headers: of.headers })).json<DashboardResponse>();
    expect(await ask({ headers })).toEqual(NOTHING);

    const named = { profile_name: 'Bob' };
    await api.inject({ method: 'POST', url: '/v1/api/job-profiles', headers: other.headers, payload: named });
    expect(await ask(other)).toEqual({ ...NOTHING, has_job_profile: true });

    const board = await insertBoard(db);
    const ids: number[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(await insertJob(db, board));
    for (const id of ids) {
      const payload = { source: 'lever', requisition_id: id };
      await api.inject({ method: 'POST', url: '/v1/api/bookmarks', headers, payload });
    }
    const application = { user_id: user.id, application_status: 'submitted', applied_at: TEST_NOW } as const;
    await db
      .insertInto('job_applications')
      .values([1, 2].map(() => ({ ...application, ats_source: 'lever' as const, job_data: '{}' })))
      .execute();

    const dashboard = await ask({ headers });
    expect(dashboard).toMatchObject({ bookmarks: 5, applications: 2 });
    expect(dashboard.recent_bookmarks.map((bookmark) => bookmark.requisition_id)).toEqual(
      ids.slice(2).reverse(),
    );
    expect(await ask(other)).toEqual({ ...NOTHING, has_job_profile: true });

    // Recorded ones count at once, saved ones too, and a deleted one no longer.
    const url = '/v1/api/job-applications';
    const payload = { title: 'Nurse', stage: 'saved' };
    const added = await api.inject({ method: 'POST', url, headers, payload });
    expect(await ask({ headers })).toMatchObject({ applications: 3 });
    const { id } = added.json<{ application: { id: number } }>().application;
    await api.inject({ method: 'DELETE', url: `${url}/${id}`, headers });
    expect(await ask({ headers })).toMatchObject({ applications: 2 });
  });
});
