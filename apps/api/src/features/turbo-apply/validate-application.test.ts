import type { ValidateApplicationResponse } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { startTurboApply, type TurboApply } from '../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../testing/test-api.ts';

const URL = '/v1/api/job-applications/validate';

describeStore('validating before one applies', (open) => {
  const validate = async (turbo: TurboApply, body: object, headers = turbo.ada.headers) =>
    (await turbo.call('POST', URL, body, headers)).json<ValidateApplicationResponse>();
  const codesOf = ({ problems }: ValidateApplicationResponse) => problems.map(({ code }) => code);

  test('looks at the profile alone when no job is named, as the specification sends it', async () => {
    const turbo = await startTurboApply(await open());
    const body = { jobProfileId: turbo.profile.id, requisitionId: null, atsSource: null };
    expect(await validate(turbo, body)).toEqual({ success: true, valid: true, problems: [], way: null });
    expect(await validate(turbo, { ...body, jobProfileId: String(turbo.profile.id) })).toMatchObject({
      valid: true,
    });
  });

  test('names the gaps of the profile', async () => {
    const turbo = await startTurboApply(await open());
    const bare = await turbo.addProfile({});
    const answer = await validate(turbo, { jobProfileId: bare.id });
    expect(answer.valid).toBe(false);
    expect(answer.problems.map(({ code, key, blocking }) => [code, key, blocking])).toEqual([
      ['profile-gap', 'first_name', true],
      ['profile-gap', 'last_name', true],
      ['profile-gap', 'email', true],
      ['profile-gap', 'phone', false],
      ['no-resume', null, false],
    ]);
  });

  test('names a document that employers’ systems do not take', async () => {
    const turbo = await startTurboApply(await open());
    await turbo.db.updateTable('profile_files').set({ mimetype: 'image/png' }).execute();
    const answer = await validate(turbo, { jobProfileId: turbo.profile.id });
    expect(answer.problems).toMatchObject([{ code: 'file-kind', blocking: true }]);
  });

  test('says of the job how it would go, and whether it can be applied to', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    const body = { jobProfileId: turbo.profile.id, requisitionId: turbo.jobId, atsSource: 'greenhouseio' };
    expect(await validate(turbo, body)).toEqual({ success: true, valid: true, problems: [], way: 'api' });
    turbo.state.key = null;
    expect((await validate(turbo, { ...body, requisitionId: String(turbo.jobId) })).way).toBe('packet');
    const applied = await turbo.apply();
    expect(codesOf(await validate(turbo, body))).toEqual([]);
    await turbo.call('POST', `/v1/api/job-applications/${applied.id}/applied`);
    expect(codesOf(await validate(turbo, body))).toEqual(['already-applied']);
    const closed = await turbo.addJob({ status: 'closed' });
    for (const requisitionId of [closed, 999_999_999]) {
      const answer = await validate(turbo, { ...body, requisitionId });
      expect([answer.valid, answer.way, codesOf(answer)]).toEqual([false, null, ['job-closed']]);
    }
  });

  test('says that it takes Premium', async () => {
    const turbo = await startTurboApply(await open());
    const bob = await signIn(turbo.database, { email: 'bob@example.com' });
    const bobs = await turbo.addProfile({}, bob);
    expect(codesOf(await validate(turbo, { jobProfileId: bobs.id }, bob.headers))).toContain(
      'premium-needed',
    );
  });

  test('does not know the profiles of others', async () => {
    const turbo = await startTurboApply(await open());
    const bob = await signIn(turbo.database, { email: 'bob@example.com' });
    const call = (body: object) => turbo.call('POST', URL, body, bob.headers);
    expectRefusal(await call({ jobProfileId: turbo.profile.id }), 404, 'Profile not found');
    expectRefusal(await call({ jobProfileId: '99999999999999999999' }), 404, 'Profile not found');
  });

  test.each([
    [{}, /choose a job profile/],
    [{ jobProfileId: null }, /choose a job profile/],
    [{ jobProfileId: 'x' }, /must be a number/],
    [{ jobProfileId: 1.5 }, /must be a number/],
    [{ jobProfileId: 'own', requisitionId: 1, atsSource: 'nowhere' }, /system we know/],
    [{ jobProfileId: 'own', requisitionId: 1 }, /system we know/],
    [{ jobProfileId: 'own', requisitionId: 'x', atsSource: 'lever' }, /must name a job/],
    [{ jobProfileId: {} }, /jobProfileId/],
  ])('refuses %j', async (body, sentence) => {
    const turbo = await startTurboApply(await open());
    const own =
      'jobProfileId' in body && body.jobProfileId === 'own' ? { jobProfileId: turbo.profile.id } : {};
    expectRefusal(await turbo.call('POST', URL, { ...body, ...own }), 400, sentence);
  });
});
