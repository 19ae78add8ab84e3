import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { startTurboApply } from '../../testing/start/start-turbo-apply.ts';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

const ID = '999999999';
const DRAFTS = '/v1/api/job-applications/drafts';

describeStore('where Turbo Apply is switched off', (open) => {
  test('its calls answer as if there was nothing, also about what was prepared before', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const off = await openApi(turbo.database, { offersTurboApply: false });
    const { headers } = turbo.ada;
    const calls = [
      ['GET', DRAFTS],
      ['POST', DRAFTS, { job_profile_id: turbo.profile.id, requisition_id: 1, source: 'lever' }],
      ['GET', `${DRAFTS}/${draft.id}`],
      ['PUT', `${DRAFTS}/${draft.id}`, { version: 1 }],
      ['DELETE', `${DRAFTS}/${draft.id}`],
      ['POST', `${DRAFTS}/${draft.id}/confirm`, { version: draft.version, digest: draft.digest }],
      ['POST', `${DRAFTS}/${draft.id}/letter`, {}],
      ['GET', `${DRAFTS}/${draft.id}/skills`],
      ['POST', `${DRAFTS}/${draft.id}/resume-version`, {}],
      ['GET', `${DRAFTS}/${draft.id}/resume-version`],
      ['PUT', `${DRAFTS}/${draft.id}/resume-version`, { version: draft.version, entries: [] }],
      ['GET', `${DRAFTS}/${draft.id}/resume-version.pdf`],
      ['DELETE', `${DRAFTS}/${draft.id}/resume-version`],
      ['PUT', `/v1/api/stored-answers/${ID}`, { answer: 'x' }],
      ['GET', '/v1/api/auto-apply'],
      ['PUT', '/v1/api/auto-apply', { enabled: false, job_profile_id: 1, q: 'x', daily_limit: 1 }],
      ['DELETE', '/v1/api/auto-apply'],
    ] as const;
    for (const [method, url, payload] of calls) {
      expectRefusal(
        await off.inject({ method, url, headers, ...(payload && { payload }) }),
        404,
        'Turbo Apply is not offered here.',
      );
    }
    expect((await turbo.read(draft.id)).version).toBe(draft.version);
  });

  test('a profile can still be looked at, and kept answers be seen and forgotten', async () => {
    const turbo = await startTurboApply(await open());
    const { id } = await turbo.db
      .insertInto('stored_answers')
      .values({
        ...{ user_id: turbo.ada.user.id, question: 'Why?', question_key: 'why', sensitive: null },
        ...{ answer: JSON.stringify('Because.'), updated_at: turbo.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const off = await openApi(turbo.database, { offersTurboApply: false });
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      off.inject({ method, url, headers: turbo.ada.headers, ...(payload && { payload }) });
    const valid = await call('POST', '/v1/api/job-applications/validate', { jobProfileId: turbo.profile.id });
    expect(valid.json()).toMatchObject({ success: true });
    expect((await call('GET', '/v1/api/stored-answers')).json()).toMatchObject({ answers: [{ id }] });
    expect((await call('DELETE', `/v1/api/stored-answers/${id}`)).statusCode).toBe(200);
    expectRefusal(await call('DELETE', `/v1/api/stored-answers/${id}`), 404);
  });
});
