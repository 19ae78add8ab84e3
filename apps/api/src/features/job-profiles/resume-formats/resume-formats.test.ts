import type { JobProfile, JsonResume } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { NO_ID, startProfiles } from '../../../testing/start/start-profiles.ts';

describeStore('a job profile in open formats', (open) => {
  test('is JSON Resume, a PDF and a Word document, each under the name of the person', async () => {
    const { call, profile } = await startProfiles(await open());
    await call('PUT', `/${profile.id}`, {
      first_name: 'Ada',
      last_name: 'Lovelace',
      gender: 'Female',
      desired_pay: '90,000',
    });
    await call('POST', `/${profile.id}/skills`, { skill_name: 'Triage' });
    const json = await call('GET', `/${profile.id}/resume.json`);
    expect(json.json<JsonResume>()).toMatchObject({
      basics: { name: 'Ada Lovelace' },
      skills: [{ name: 'Triage' }],
    });
    expect(json.body).not.toMatch(/Female|90,000/);
    expect(json.headers['content-disposition']).toContain('filename="Ada Lovelace resume.json"');

    const pdf = await call('GET', `/${profile.id}/resume.pdf?design=two-columns&paper=letter`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['content-security-policy']).toContain('sandbox');
    const docx = await call('GET', `/${profile.id}/resume.docx`);
    expect(docx.headers['content-disposition']).toContain('Ada Lovelace resume.docx');
    expect(docx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('holds the summary and the sections of the profile', async () => {
    const { call, profile } = await startProfiles(await open());
    await call('PUT', `/${profile.id}`, { summary: 'I nurse.\nI teach.' });
    const given = { school: 'Leeds', degree: 'BSc', end_date: '2019-06' };
    const saved = await call('POST', `/${profile.id}/sections/education`, given);
    expect(saved.statusCode).toBe(201);
    const resume = (await call('GET', `/${profile.id}/resume.json`)).json<JsonResume>();
    expect(resume.basics.summary).toBe('I nurse.\nI teach.');
    expect(resume.education).toEqual([{ institution: 'Leeds', studyType: 'BSc', endDate: '2019-06' }]);
  });

  test('names the characters that no font has', async () => {
    const { call, profile } = await startProfiles(await open());
    await call('POST', `/${profile.id}/skills`, { skill_name: 'Parties 🎉' });
    const pdf = await call('GET', `/${profile.id}/resume.pdf`);
    expect(decodeURIComponent(String(pdf.headers['x-characters-left-out']))).toBe('🎉');
  });

  test('is nobody else’s, and an unknown look is refused', async () => {
    const { call, profile, bobs } = await startProfiles(await open());
    for (const ending of ['json', 'pdf', 'docx']) {
      expect((await call('GET', `/${bobs.id}/resume.${ending}`)).statusCode).toBe(404);
      expect((await call('GET', `/${NO_ID}/resume.${ending}`)).statusCode).toBe(404);
    }
    const odd = await call('GET', `/${profile.id}/resume.pdf?design=baroque`);
    expect(odd.statusCode).toBe(400);
    expect((await call('GET', `/${profile.id}`)).json<JobProfile>().id).toBe(profile.id);
  });
});
