import type { LetterResponse, SkillMatchResponse } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startTurboApply, type TurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';

const DRAFTS = '/v1/api/job-applications/drafts';
let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});

/** An OpenAI-compatible endpoint that answers with this; gives its address and what it was asked. */
async function startModel(content: string): Promise<{ baseUrl: string; asked: string[] }> {
  const asked: string[] = [];
  const model = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(body);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
    });
  });
  server = model;
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

async function addWork({ call, profile }: TurboApply): Promise<void> {
  const url = `/v1/api/job-profiles/${profile.id}`;
  await call('POST', `${url}/skills`, { skill_name: 'Triage' });
  await call('POST', `${url}/experience`, {
    ...{ job_title: 'Head Nurse', company_name: 'Lakeside Clinic', start_date: '2019-06-01' },
    description: '<p>Cared for patients after surgery.</p>',
  });
}

describeStore('help with the words of an application', (open) => {
  test('without a model is a letter from a template, made of facts, and no version of the resume', async () => {
    const turbo = await startTurboApply(await open());
    await addWork(turbo);
    const draft = await turbo.ready();
    const letter = (await turbo.call('POST', `${DRAFTS}/${draft.id}/letter`)).json<LetterResponse>();
    expect(letter).toMatchObject({ origin: 'template', notice: expect.any(String) as string });
    expect(letter.text).toContain('Nurse');
    expect(letter.text).toContain('Ada Lovelace');
    const sentences = letter.paragraphs.flat();
    expect(sentences.flatMap(({ facts }) => facts).map(({ text }) => text)).toContain('Triage');
    expectRefusal(await turbo.call('POST', `${DRAFTS}/${draft.id}/resume-version`), 409, /needs a model/);
    // Drafting changes nothing: the person takes it over.
    expect(await turbo.read(draft.id)).toEqual(draft);
  });

  test('says which of the posting’s skills the profile shows', async () => {
    const turbo = await startTurboApply(await open());
    await addWork(turbo);
    await turbo.db
      .updateTable('jobs')
      .set({ description_text: 'We look for triage and Excel.' })
      .where('id', '=', turbo.jobId)
      .execute();
    const draft = await turbo.ready();
    const answer = await turbo.call('GET', `${DRAFTS}/${draft.id}/skills`);
    expect(answer.json<SkillMatchResponse>()).toMatchObject({
      ...{ shown: [{ skill: expect.stringMatching(/^triage$/i) as string }], offers_resume_version: false },
      not_shown: [expect.stringMatching(/^excel$/i)],
    });
  });

  test('never tells a model of disability, service or gender', async () => {
    const { baseUrl, asked } = await startModel('I cannot do that.');
    const turbo = await startTurboApply(await open(), {
      changes: { draftingModel: { baseUrl, model: 'test', timeoutMs: 5_000 } },
    });
    await addWork(turbo);
    const draft = await turbo.ready();
    const letter = (await turbo.call('POST', `${DRAFTS}/${draft.id}/letter`)).json<LetterResponse>();
    expect(letter).toMatchObject({ origin: 'template', notice: expect.any(String) as string });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join('')).toContain('Triage');
    expect(asked.join('')).not.toMatch(/veteran|disab|gender|non-binary|lovelace@example|555/i);
    const skills = await turbo.call('GET', `${DRAFTS}/${draft.id}/skills`);
    expect(skills.json()).toMatchObject({ offers_resume_version: true });
  });

  test('takes Premium, a profile and a job that are there', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const setRoles = (roles: string[]) =>
      turbo.db.updateTable('users').set({ roles }).where('id', '=', turbo.ada.user.id).execute();
    await setRoles([]);
    expectRefusal(await turbo.call('POST', `${DRAFTS}/${draft.id}/letter`), 403, /part of Premium/);
    await setRoles(['premium']);
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    expectRefusal(await turbo.call('POST', `${DRAFTS}/${draft.id}/letter`), 409, /was deleted/);
    expectRefusal(await turbo.call('GET', `${DRAFTS}/999999999/skills`), 404);
  });
});
