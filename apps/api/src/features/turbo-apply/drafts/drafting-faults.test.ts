import { SECOND_MS, type LetterResponse, type ResumeVersionResponse } from '@firsthand/contracts';
import { callFor, Door, DOOR_LIMITS } from '@firsthand/outside';
import {
  closeAfterFile,
  describeStore,
  FOREIGN_TEXT,
  SERVER_FAULTS,
  startFaultServer,
  type FaultServer,
} from '@firsthand/test-support';
import { beforeAll, expect, test } from 'vitest';
import { startModelServer } from '../../../../../../packages/text-assistant/src/testing/model-server.ts';
import { startTurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';

/** Short, so that little is waited for; long enough for a model that is well on a busy machine. */
const WHOLE_MS = 500;
/** What lies between the two ends of a connection may be on its way when it is cut. */
const ON_THE_WAY = 8 * 2 ** 20;
const { answerMaxBytes, failuresUntilRest, restMs } = DOOR_LIMITS.model;
const NOTICE =
  /^The model (could not be asked just now|’s draft could not be used), so this is a plain letter/;
const UNCHANGED =
  /^The model.* (could not be asked just now|could not be used)\. Your experience is unchanged\.$/;
const RESTING =
  /Your experience is unchanged\. The AI model is not answering just now\. Please try again in 30 seconds\.$/;
const SENTENCE = { text: 'I triaged.', facts: [] };

let outside: FaultServer;
beforeAll(async () => {
  outside = await startFaultServer();
  const model = await startModelServer({ paragraphs: [[SENTENCE]], entries: [] });
  outside.wellPort = Number(new URL(model.model.baseUrl).port);
  closeAfterFile(async () => {
    await outside.close();
    await model.close();
  });
});

describeStore('a model failing on the line', (open) => {
  const start = async (options: ConstructorParameters<typeof Door>[1]) => {
    const door = new Door('model', { ...options, limits: { retries: 0, ...options?.limits } });
    const draftingModel = { baseUrl: `${outside.url}/v1`, model: 'test', timeoutMs: WHOLE_MS, door };
    const turbo = await startTurboApply(await open(), { changes: { draftingModel } });
    await turbo.call('POST', `/v1/api/job-profiles/${turbo.profile.id}/experience`, {
      ...{ job_title: 'Nurse', company_name: 'Lakeside', start_date: '2019-06-01', is_current_job: true },
      description: '<p>Did the triage.</p>',
    });
    const draft = await turbo.ready();
    const url = `/v1/api/job-applications/drafts/${draft.id}`;
    return {
      ...{ turbo, draft, door },
      letter: () => turbo.call('POST', `${url}/letter`),
      version: () => turbo.call('POST', `${url}/resume-version`),
    };
  };

  test('gives a plain letter that says so, and no version of the resume, whatever the fault', async () => {
    const { turbo, draft, letter, version } = await start({ limits: { failuresUntilRest: 1_000 } });
    for (const fault of SERVER_FAULTS) {
      const before = outside.seen.bytes;
      outside.fault = fault;
      const [plain, refused] = await Promise.all([letter(), version()]);
      expect([fault, plain.statusCode, plain.json()]).toEqual([
        ...[fault, 200],
        expect.objectContaining({ origin: 'template', notice: expect.stringMatching(NOTICE) as string }),
      ]);
      expectRefusal(refused, refused.statusCode === 502 ? 502 : 503, UNCHANGED);
      for (const { body } of [plain, refused]) expect(body).not.toMatch(/xxxx|doctype|"ti|127\.0\.0\.1/);
      for (const { body } of [plain, refused]) expect(body).not.toContain(FOREIGN_TEXT);
      expect(outside.seen.bytes - before).toBeLessThan(2 * (answerMaxBytes + ON_THE_WAY));
    }
    expect(outside.seen.inside).toBe(0);
    expect(await turbo.read(draft.id)).toEqual(draft);

    outside.fault = null;
    const drafted = (await letter()).json<LetterResponse>();
    expect(drafted).toMatchObject({ origin: 'model', notice: null });
    expect((await version()).json<ResumeVersionResponse>().entries).toHaveLength(1);
  });

  test('rests when two people met it, says for how long, and drafts again afterwards', async () => {
    let ms = 0;
    const { letter, version, door } = await start({ now: () => ms });
    outside.fault = 'unwell';
    for (let times = 0; times < 2 * failuresUntilRest; times += 1)
      expect((await version()).headers).not.toHaveProperty('retry-after');
    callFor('somebody else', () => door.enter(new URL(outside.url).host))('failed');
    const { connections } = outside.seen;
    const refused = await version();
    expectRefusal(refused, 503, RESTING);
    expect(refused.headers['retry-after']).toBe(String(restMs / SECOND_MS));
    expect((await letter()).json<LetterResponse>().notice).toMatch(NOTICE);
    expect(outside.seen.connections).toBe(connections);

    ms += restMs;
    outside.fault = null;
    expect((await letter()).json<LetterResponse>()).toMatchObject({ origin: 'model', notice: null });
  });
});
