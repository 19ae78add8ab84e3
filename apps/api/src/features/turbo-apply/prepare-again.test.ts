import type { AppliedJobsResponse, Application, ApplicationDraft } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { startTurboApply, type TurboApply } from '../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../testing/test-api.ts';

const URL = '/v1/api/job-applications';
const SENT = { key: 'first_name', label: 'First Name', kind: 'text', required: true, options: [] };

const toApplied = (answer: Awaited<ReturnType<TurboApply['confirm']>>) =>
  answer.json<{ application: Application }>().application;

describeStore('an application that was prepared and not sent', (open) => {
  const start = async (hasKey = false) => {
    const turbo = await startTurboApply(await open(), { hasKey });
    const own = async () => (await turbo.call('GET', `${URL}/applied`)).json<AppliedJobsResponse>();
    const move = async ({ id }: Application, stage: string) => {
      const { application } = (await turbo.call('GET', `${URL}/${id}`)).json<{ application: Application }>();
      return turbo.call('PATCH', `${URL}/${id}`, { version: application.version, stage });
    };
    return { turbo, own, move };
  };

  test('is named apart from what was applied to', async () => {
    const { turbo, own, move } = await start();
    const { id } = await turbo.apply();
    expect(await own()).toMatchObject({
      ...{
        applied: [],
        prepared: [{ application_id: id, requisition_id: turbo.jobId, standing: 'not-sent' }],
      },
    });
    await move({ id } as Application, 'applied');
    expect(await own()).toMatchObject({ applied: [{ application_id: id }], prepared: [] });
    await move({ id } as Application, 'saved');
    expect(await own()).toMatchObject({ applied: [], prepared: [{ application_id: id }] });
  });

  test('can be prepared again; the old one stays sealed as it was', async () => {
    const { turbo, own } = await start();
    const first = await turbo.apply();
    await turbo.call('PATCH', `${URL}/${first.id}`, {
      ...{ version: first.version, notes: 'Ask for Tom.', follow_up_on: '2027-01-05' },
    });
    const sealed = await turbo.readPacket(first.id);
    const second = toApplied(await turbo.confirm(await turbo.ready()));
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ notes: 'Ask for Tom.', follow_up_on: '2027-01-05', stage: 'saved' });
    expect(await turbo.readPacket(first.id)).toEqual(sealed);
    expect((await own()).prepared.map((one) => one.application_id)).toEqual([second.id]);
    const before = (await turbo.call('GET', `${URL}/${first.id}`)).json<{ application: Application }>();
    expect(before.application).toMatchObject({ follow_up_on: null, notes: 'Ask for Tom.', replaced: true });
  });

  test('that was sent after all leaves no room for another, whichever of two it was', async () => {
    const { turbo, own, move } = await start();
    const first = await turbo.apply();
    await turbo.confirm(await turbo.ready());
    await move(first, 'applied');
    expectRefusal(await turbo.startAt(turbo.jobId), 409, 'You already applied to this job.');
    expect((await own()).applied.map((one) => one.application_id)).toEqual([first.id]);
  });

  test('of which only a note was kept gives its place to what is prepared', async () => {
    const { turbo } = await start();
    const noted = toApplied(
      await turbo.call('POST', URL, {
        ...{ requisition_id: turbo.jobId, source: 'greenhouseio', stage: 'saved', notes: 'Looks good.' },
      }),
    );
    const sealed = await turbo.apply();
    expect(sealed.notes).toBe('Looks good.');
    expectRefusal(await turbo.call('GET', `${URL}/${noted.id}`), 404);
  });

  test('that is on its way is not said to be applied to, and is not sent twice', async () => {
    const { turbo, own } = await start(true);
    await turbo.apply();
    expect(await own()).toMatchObject({ applied: [], prepared: [{ standing: 'on-its-way' }] });
    expectRefusal(await turbo.startAt(turbo.jobId), 409, 'Your application to this job is being sent.');
    await turbo.db.updateTable('application_submissions').set({ state: 'unknown' }).execute();
    await turbo.db.updateTable('job_applications').set({ application_status: 'failed' }).execute();
    expectRefusal(await turbo.startAt(turbo.jobId), 409, /^Whether your earlier application/);
    await turbo.db.updateTable('application_submissions').set({ state: 'refused' }).execute();
    expect((await turbo.startAt(turbo.jobId)).statusCode).toBe(201);
  });

  test('is sealed anew with what stood on the employer’s page when it was sent there', async () => {
    const { turbo, own } = await start();
    const first = await turbo.apply();
    const again = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    const recorded = toApplied(
      await turbo.call('POST', '/v1/api/apply/page/record', {
        ...{
          requisition_id: turbo.jobId,
          source: 'greenhouseio',
          fields: [{ ...SENT, value: 'Augusta', source: null }],
        },
      }),
    );
    expect(recorded.id).not.toBe(first.id);
    expect((await turbo.readPacket(recorded.id)).fields).toMatchObject([{ value: 'Augusta' }]);
    expect(await own()).toMatchObject({ applied: [{ application_id: recorded.id }], prepared: [] });
    expectRefusal(await turbo.call('GET', `${URL}/drafts/${again.id}`), 404);
  });
});
