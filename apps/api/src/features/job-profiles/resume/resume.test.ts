import {
  ERROR_TEXTS,
  LIMITS,
  type JobProfile,
  type ParseResumeResponse,
  type ResumeReading,
} from '@firsthand/contracts';
import { ResumeError } from '@firsthand/resume-parser';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aForm, type FormPart } from '../../../testing/a-form.ts';
import { aFoundExperience, aParsedResume, found } from '../../../testing/a-parsed-resume.ts';
import { aPdf, aResume } from '../../../testing/a-resume.ts';
import { startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors, TEST_NOW } from '../../../testing/test-api.ts';
import type { ApiContext } from '../../../api-context.ts';

const fileOf = (content: Uint8Array | string, filename = 'Ada.pdf'): FormPart => ({
  name: 'file',
  filename,
  content,
});
const named = (name: string): FormPart => ({ name: 'profile_name', content: name });

describeStore('a profile from a resume', (open) => {
  const start = async (readResume?: ApiContext['readResume']) => {
    const started = await startProfiles(await open(), readResume ? { changes: { readResume } } : {});
    const { call, ada, profile, db } = started;
    await call('DELETE', `/${profile.id}`);
    const send = (...parts: FormPart[]) => {
      const { payload, headers } = aForm(...parts);
      return call('POST', '/parse-resume', payload, { ...ada.headers, ...headers });
    };
    const countProfiles = async () =>
      (await db.selectFrom('job_profiles').select('id').where('user_id', '=', ada.user.id).execute()).length;
    return { ...started, send, countProfiles };
  };

  test('holds what the resume says, the file, and where each value stands', async () => {
    const { send, call } = await start();
    const pdf = aResume();
    const answer = await send(named(' My profile '), fileOf(pdf, 'Ada Lovelace.PDF'));
    expect(answer.statusCode).toBe(201);
    const { success, profile, parsedData } = answer.json<ParseResumeResponse>();
    expect([success, parsedData]).toEqual([
      true,
      { fieldsExtracted: 7, skillsFound: 3, experienceEntries: 2 },
    ]);
    expect(profile).toMatchObject({
      ...{
        profile_name: 'My profile',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'lovelace@example.com',
      },
      ...{ phone_country_code: '+1', phone: '3035550147', city: 'Denver', state: 'CO', zip: '80203' },
      ...{ has_resume: true, resume_filename: 'Ada Lovelace.pdf', resume_size: pdf.length },
      skills: [{ skill_name: 'Triage' }, { skill_name: 'Wound care' }, { skill_name: 'Patient education' }],
      experience: [
        {
          ...{ job_title: 'Head Nurse', company_name: 'Lakeside Clinic', start_date: '2019-06-01' },
          ...{ end_date: null, is_current_job: true, description: '<p>Led a team of twelve nurses.</p>' },
          display_order: 0,
        },
        {
          ...{ job_title: 'Nurse', company_name: 'City Hospital', start_date: '2015-01-01' },
          ...{ end_date: '2018-01-01', is_current_job: false, display_order: 1 },
        },
      ],
    });
    const given = await call('GET', `/${profile.id}/resume/download`);
    expect(given.rawPayload.equals(pdf)).toBe(true);

    const path = `/${profile.id}/resume/reading`;
    const reading = (await call('GET', path)).json<ResumeReading>();
    expect(reading).toMatchObject({ pages: [{ width: 595, height: 842 }], reviewed_at: null });
    const title = reading.values.find(({ value }) => value === 'Head Nurse');
    expect(title).toMatchObject({
      ...{ field: 'job_title', experience_id: profile.experience[0]!.id, note: null },
      where: [{ page: 1, x: 60 }],
    });
    const started = reading.values.find(({ value }) => value === '2015-01-01');
    expect(started?.note).toBe('The resume says only 2015: January 1 stands for the year.');

    const reviewed = await call('PUT', path, { reviewed: true });
    expect(reviewed.json()).toEqual({ ...reading, reviewed_at: TEST_NOW.toISOString() });
    for (const body of [{}, { reviewed: false }, { reviewed: 'true' }]) {
      expectRefusal(await call('PUT', path, body), 400);
    }
    expect((await call('GET', path)).json()).toEqual(reviewed.json());
    expect(loggedErrors).toEqual([]);
  });

  test('goes with its reading when another resume takes its place, or none does', async () => {
    const { send, call, ada } = await start();
    const { profile } = (await send(named('A'), fileOf(aResume()))).json<ParseResumeResponse>();
    const path = `/${profile.id}/resume`;
    const { payload, headers } = aForm(fileOf(aPdf(['Another'])));
    const letter = await call('POST', `/${profile.id}/cover-letter`, payload, { ...ada.headers, ...headers });
    expect([letter.statusCode, (await call('GET', `${path}/reading`)).statusCode]).toEqual([200, 200]);
    await call('POST', path, payload, { ...ada.headers, ...headers });
    expectRefusal(
      await call('GET', `${path}/reading`),
      404,
      'Nothing was read from a resume for this profile.',
    );
    expectRefusal(await call('PUT', `${path}/reading`, { reviewed: true }), 404);

    await call('DELETE', `/${profile.id}`);
    const again = (await send(named('B'), fileOf(aResume()))).json<ParseResumeResponse>().profile;
    await call('DELETE', `/${again.id}/resume`);
    expectRefusal(await call('GET', `/${again.id}/resume/reading`), 404, /^Nothing was read /);
  });

  test('loses nothing that a profile cannot hold', async () => {
    const { send, call } = await start(() =>
      Promise.resolve(
        aParsedResume({
          ...{ country: found('Spain'), skills: Array.from({ length: 52 }, (_, n) => found(`Skill ${n}`)) },
          experience: [
            aFoundExperience({ companyName: null }),
            ...Array.from({ length: 11 }, (_, n) => aFoundExperience({ jobTitle: found(`Job ${n}`) })),
          ],
          leftOver: [
            { text: 'Hobbies: \0 chess', place: { page: 1, x: 1, y: 2, width: 3, height: 4 }, isUsed: false },
          ],
        }),
      ),
    );
    const made = (await send(named('Full'), fileOf('%PDF-1.7'))).json<ParseResumeResponse>();
    expect(made.parsedData).toEqual({ fieldsExtracted: 0, skillsFound: 50, experienceEntries: 10 });
    expect([made.profile.skills.length, made.profile.experience.length]).toEqual([50, 10]);
    const reading = (await call('GET', `/${made.profile.id}/resume/reading`)).json<ResumeReading>();
    expect(reading.left_over.map(({ reason }) => reason)).toEqual([
      'A profile cannot name this country yet.',
      ...['A profile holds 50 skills.', 'A profile holds 50 skills.'],
      ...['It has no company name.', 'A profile holds 10 experience entries.', null],
    ]);
    expect(new Set(reading.values.map(({ experience_id: id }) => id)).size).toBe(11);
  });

  test('is refused in the order and the words of the specification, and nothing is created', async () => {
    const { send, call, countProfiles, ada } = await start();
    const [pdf, name] = [fileOf(aResume()), named('A')];
    const large = fileOf(Buffer.concat([aResume(), Buffer.alloc(LIMITS.uploadMaxBytes)]));
    const cases: [FormPart[], number, string | RegExp][] = [
      [[fileOf('Curriculum vitae', 'cv.pdf')], 415, ERROR_TEXTS.resumeNotPdf],
      [[name, fileOf('')], 415, ERROR_TEXTS.resumeNotPdf],
      [[large], 413, ERROR_TEXTS.resumeTooLarge],
      [[large, name], 413, ERROR_TEXTS.resumeTooLarge],
      [[], 400, ERROR_TEXTS.profileNameRequiredOnPage],
      [[pdf], 400, ERROR_TEXTS.profileNameRequiredOnPage],
      [[pdf, named('  ')], 400, ERROR_TEXTS.profileNameRequiredOnPage],
      [[pdf, { name: 'profileName', content: 'A' }], 400, ERROR_TEXTS.profileNameRequiredOnPage],
      [[pdf, named('x'.repeat(101))], 400, 'Profile name must be at most 100 characters.'],
      [[name], 400, ERROR_TEXTS.resumeMissing],
      [[name, { name: 'file', content: 'text' }], 400, ERROR_TEXTS.resumeMissing],
      [[name, { ...pdf, name: 'resume' }], 400, 'Send the file in a field named "file".'],
      [[name, pdf, pdf], 400, 'Send one file only.'],
      [[name, fileOf('%PDF-1.7 and nothing more')], 422, /^This PDF is damaged /],
      [[name, fileOf(aPdf([]))], 422, 'This PDF has no content.'],
    ];
    for (const [parts, status, sentence] of cases) expectRefusal(await send(...parts), status, sentence);
    const asForm = /^Send the file as a form /;
    expectRefusal(await call('POST', '/parse-resume', { profile_name: 'A' }), 400, asForm);
    expectRefusal(await call('POST', '/parse-resume'), 400, asForm);
    const { payload, headers } = aForm(name, pdf);
    const cut = await call('POST', '/parse-resume', payload.subarray(0, -300), {
      ...ada.headers,
      ...headers,
    });
    expectRefusal(cut, 400, /incomplete or damaged/);
    expect(await countProfiles()).toBe(0);
    // Of exactly the size that passes.
    const full = Buffer.concat([aResume(), Buffer.alloc(LIMITS.uploadMaxBytes - aResume().length, 0x20)]);
    expect((await send(name, fileOf(full))).json()).toMatchObject({ profile: { resume_size: 1_048_576 } });
    expect(loggedErrors).toEqual([]);
  });

  test('is not made for who may have no other, and not even read', async () => {
    let readings = 0;
    const { send, create, countProfiles, call } = await start(() => {
      readings += 1;
      return Promise.resolve(aParsedResume());
    });
    const kept = await create('Kept');
    expectRefusal(await send(named('A'), fileOf('%PDF-1.7')), 403, ERROR_TEXTS.profileLimit);
    expect([readings, await countProfiles()]).toEqual([0, 1]);
    await call('DELETE', `/${kept.id}`);
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => send(named(name), fileOf('%PDF-1.7'))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 403, 403, 403]);
    expect(await countProfiles()).toBe(1);
  });

  test('leaves nothing behind when reading fails', async () => {
    let error: Error = new ResumeError('password');
    const { send, countProfiles, db } = await start(() => Promise.reject(error));
    const parts = [named('A'), fileOf('%PDF-1.7')];
    expectRefusal(await send(...parts), 422, /protected by a password/);
    expect(loggedErrors).toEqual([]);
    error = new Error('a bug of ours');
    const failed = await send(...parts);
    expectRefusal(failed, 500, ERROR_TEXTS.resumeParseFailed);
    expect(loggedErrors.splice(0)).toHaveLength(1);
    expect(await countProfiles()).toBe(0);
    expect(await db.selectFrom('profile_files').select('kind').execute()).toEqual([]);
  });

  test('is for its owner alone', async () => {
    const { send, call, bob } = await start();
    const { profile } = (await send(named('A'), fileOf(aResume()))).json<{ profile: JobProfile }>();
    const path = `/${profile.id}/resume/reading`;
    expectRefusal(await call('GET', path, undefined, bob.headers), 404, ERROR_TEXTS.profileNotFound);
    expectRefusal(await call('PUT', path, { reviewed: true }, bob.headers), 404);
    expect((await call('GET', path)).json()).toMatchObject({ reviewed_at: null });
  });
});
