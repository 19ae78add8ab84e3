import type {
  Application,
  ApplicationDetail,
  ApplicationDraft,
  FillPageResponse,
  ValidateApplicationResponse,
} from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { startResumeVersion } from '../../../testing/start/start-resume-version.ts';
import { BOARD, getField } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';
import { sendConfirmed } from '../submissions/send-application.ts';

const codesOf = ({ problems }: Pick<ApplicationDraft, 'problems'>) => problems.map(({ code }) => code);

describeStore('an application with a resume for its job', (open) => {
  const start = async (options: { hasKey?: boolean } = {}) => {
    const started = await startResumeVersion(await open(), options);
    const removeResume = () => started.call('DELETE', `/v1/api/job-profiles/${started.profile.id}/resume`);
    return { ...started, removeResume };
  };

  test('seals the very bytes that were looked at, and says which they are', async () => {
    const { draft, made, pdf, confirm, call } = await start();
    const seen = await made();
    const { rawPayload } = await pdf();
    expectRefusal(await confirm({ ...seen, digest: draft.digest }), 409, /look at it again/);
    const { application } = (await confirm(seen)).json<{ application: Application }>();
    const path = `/v1/api/job-applications/${application.id}`;
    const { packet } = (await call('GET', path)).json<ApplicationDetail>();
    expect(packet?.files).toEqual(seen.files);
    const sealed = await call('GET', `${path}/files/resume`);
    expect(sealed.rawPayload.equals(rawPayload)).toBe(true);
    expect(sealed.headers['content-disposition']).toContain('Resume - Ada Lovelace');
    expectRefusal(await pdf(), 404);
  });

  test('is not confirmed with another resume than was seen', async () => {
    const { draft, made, make, remove, confirm, read } = await start();
    const seen = await made();
    await make(seen, ['Led two wards']);
    expectRefusal(await confirm(seen), 409, /another tab/);
    const other = await read(draft.id);
    expect(other.digest).not.toBe(seen.digest);
    expectRefusal(await confirm({ ...other, digest: seen.digest }), 409, /look at it again/);
    await remove();
    expectRefusal(await confirm(other), 409, /another tab/);
    expect((await confirm(await read(draft.id))).statusCode).toBe(201);
  });

  test('sends it through the employer’s API', async () => {
    const { made, pdf, confirm, greenhouse, db, findApplyKey, now } = await start({ hasKey: true });
    const seen = await made();
    const bytes = (await pdf()).rawPayload.toString('latin1');
    const { application } = (await confirm(seen)).json<{ application: Application }>();
    const tools = { db, findApplyKey, fetch: greenhouse.fetch, now };
    const task = { applicationId: application.id, board: BOARD, attempt: 1 };
    expect(await sendConfirmed(tools, task, new AbortController().signal)).toBe('accepted');
    expect(greenhouse.received[0]?.body).toContain(bytes);
    expect(greenhouse.received[0]?.body).toContain('Resume - Ada Lovelace');
  });

  test('needs no resume in the profile', async () => {
    const { draft, make, remove, removeResume, read, call, profile, jobId } = await start();
    await removeResume();
    const bare = await read(draft.id);
    expect(codesOf(bare)).toEqual(['answer-missing']);
    const made = (await make(bare)).json<ApplicationDraft>();
    expect([codesOf(made), made.files.length]).toEqual([[], 1]);
    const asked = { jobProfileId: profile.id, requisitionId: jobId, atsSource: 'greenhouseio' };
    const validate = async (body: object) =>
      codesOf(
        (await call('POST', '/v1/api/job-applications/validate', body)).json<ValidateApplicationResponse>(),
      );
    expect(await validate(asked)).toEqual([]);
    expect(await validate({ jobProfileId: profile.id })).toEqual(['no-resume']);
    expect(codesOf((await remove()).json<ApplicationDraft>())).toEqual(['answer-missing']);
    expect(await validate(asked)).toEqual(['no-resume']);
  });

  test('answers what asks for a resume with it, also where the person had left that empty', async () => {
    const { draft, save, make, remove, removeResume } = await start();
    const { key } = getField(draft, /resume/i);
    const emptied = (await save(draft, { answers: { [key]: null } })).json<ApplicationDraft>();
    expect(emptied.files).toEqual([]);
    const made = (await make(emptied)).json<ApplicationDraft>();
    expect([getField(made, /resume/i).value, made.files.length]).toEqual(['resume', 1]);
    await removeResume();
    const back = (await remove()).json<ApplicationDraft>();
    expect([getField(back, /resume/i).value, codesOf(back)]).toEqual([null, ['answer-missing']]);
  });

  test('says when the profile changed since, and stands in nobody’s way', async () => {
    const { draft, made, make, read, call, profile, nurse, confirm } = await start();
    await made();
    const change = (fields: object) => call('PUT', `/v1/api/job-profiles/${profile.id}`, fields);
    await change({ profile_name: 'Another name', desired_pay: '90,000' });
    expect(codesOf(await read(draft.id))).toEqual([]);
    await change({ city: 'Boulder' });
    const later = await read(draft.id);
    expect(later.problems).toEqual([
      {
        ...{ code: 'resume-outdated', key: null, blocking: false },
        message:
          'Your resume for this job was made on Feb 1, 2026 from your profile, which has changed since.',
      },
    ]);
    expect(later.resume_version).not.toBeNull();
    const again = (await make(later)).json<ApplicationDraft>();
    expect(codesOf(again)).toEqual([]);
    await call('PUT', `/v1/api/job-profiles/experience/${nurse.id}`, {
      ...{
        job_title: 'Head Nurse',
        company_name: 'Northwind',
        start_date: '2019-04-01',
        is_current_job: true,
      },
      description: nurse.description,
    });
    const changed = await read(draft.id);
    expect(codesOf(changed)).toEqual(['resume-outdated']);
    expect((await confirm(changed)).statusCode).toBe(201);
  });

  test('loses it with its profile’s answers when another profile is chosen', async () => {
    const { made, startAt, addProfile, jobId, db, profile } = await start();
    const seen = await made();
    expect((await startAt(jobId)).json<ApplicationDraft>().resume_version).toEqual(seen.resume_version);
    const other = await addProfile({ first_name: 'Augusta' });
    const changed = (await startAt(jobId, other.id)).json<ApplicationDraft>();
    expect([changed.resume_version, changed.files]).toEqual([null, []]);
    expect(await db.selectFrom('resume_versions').select('draft_id').execute()).toEqual([]);
    expect((await startAt(jobId, profile.id)).json<ApplicationDraft>().resume_version).toBeNull();
  });

  test('gives it to the employer’s page, and keeps it with what was sent there', async () => {
    const { made, pdf, call, jobId, draft, urlOf } = await start();
    await made();
    const { rawPayload } = await pdf();
    const field = { key: 'cv', label: 'Resume/CV', kind: 'file', required: true, options: [] };
    const job = { requisition_id: jobId, source: 'greenhouseio' };
    const filled = (
      await call('POST', '/v1/api/apply/page/values', { ...job, fields: [field] })
    ).json<FillPageResponse>();
    expect(filled.fields[0]?.value).toBe('resume');
    expect(filled.files).toMatchObject([
      { kind: 'resume', path: `${urlOf(draft)}.pdf`, size: rawPayload.length },
    ]);
    const [file] = filled.files;
    expect((await call('GET', file?.path ?? '')).rawPayload.equals(rawPayload)).toBe(true);
    const sent = { ...field, value: 'resume', source: filled.fields[0]?.source };
    const recorded = await call('POST', '/v1/api/apply/page/record', { ...job, fields: [sent] });
    const { application } = recorded.json<{ application: Application }>();
    const sealed = await call('GET', `/v1/api/job-applications/${application.id}/files/resume`);
    expect([recorded.statusCode, sealed.rawPayload.equals(rawPayload)]).toEqual([201, true]);
  });
});
