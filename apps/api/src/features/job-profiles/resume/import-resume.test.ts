import { ERROR_TEXTS, LIMITS, type ParseResumeResponse, type ResumeReading } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aForm, type FormPart } from '../../../testing/a-form.ts';
import { aResume } from '../../../testing/a-resume.ts';
import { aDoc, aDocx, aWordResume, aZip } from '../../../testing/office-files.ts';
import { startProfiles } from '../../../testing/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

const fileOf = (content: Uint8Array | string, filename = 'Ada Lovelace.docx'): FormPart => ({
  name: 'file',
  filename,
  content,
});
const WORD = aWordResume([
  ...['Ada Lovelace', 'ada@example.org', 'Experience', 'Head Nurse', 'Lakeside Clinic'],
  ...['June 2019 – Present', 'Skills', 'Triage, Wound care'],
]);

describeStore('a profile from a resume of any kind', (open) => {
  const start = async () => {
    const started = await startProfiles(await open());
    const { call, ada, profile } = started;
    await call('DELETE', `/${profile.id}`);
    const send = (path: string, ...parts: FormPart[]) => {
      const { payload, headers } = aForm(...parts);
      return call('POST', path, payload, { ...ada.headers, ...headers });
    };
    return { ...started, send };
  };

  test('holds what a Word document says, the file as it came, and its text', async () => {
    const { send, call } = await start();
    const answer = await send('/import', fileOf(WORD));
    expect(answer.statusCode).toBe(201);
    const { profile } = answer.json<ParseResumeResponse>();
    expect(profile).toMatchObject({
      ...{ profile_name: 'Ada Lovelace Profile', first_name: 'Ada', email: 'ada@example.org' },
      ...{ resume_filename: 'Ada Lovelace.docx', resume_size: WORD.length },
      experience: [{ job_title: 'Head Nurse', company_name: 'Lakeside Clinic', is_current_job: true }],
      skills: [{ skill_name: 'Triage' }, { skill_name: 'Wound care' }],
    });
    const given = await call('GET', `/${profile.id}/resume/download`);
    expect(given.rawPayload.equals(WORD)).toBe(true);
    expect(given.headers['content-type']).toContain('wordprocessingml.document');
    const reading = (await call('GET', `/${profile.id}/resume/reading`)).json<ResumeReading>();
    expect(reading.pages[0]?.lines?.map(({ text }) => text)).toContain('Lakeside Clinic');
    expect(loggedErrors).toEqual([]);
  });

  test('goes by what a file is, not by its name', async () => {
    const { send, call } = await start();
    const named = { name: 'profile_name', content: 'Mine' };
    const pdf = (await send('/import', named, fileOf(aResume(), 'Ada.docx'))).json<ParseResumeResponse>();
    expect(pdf.profile).toMatchObject({ profile_name: 'Mine', resume_filename: 'Ada.pdf' });
    await call('DELETE', `/${pdf.profile.id}`);
    const word = (await send('/import', fileOf(WORD, 'Ada.pdf'))).json<ParseResumeResponse>();
    expect(word.profile.resume_filename).toBe('Ada.docx');
  });

  test('is refused in words, and the call of the specification takes PDFs alone', async () => {
    const { send } = await start();
    const macros = aDocx({ 'word/vbaProject.bin': 'x' });
    const large = Buffer.concat([WORD, Buffer.alloc(LIMITS.uploadMaxBytes)]);
    const cases: [FormPart[], number, string | RegExp][] = [
      [[fileOf('', 'cv.docx')], 415, ERROR_TEXTS.resumeNotPdf],
      [[fileOf('Curriculum vitae', 'cv.txt')], 415, ERROR_TEXTS.resumeNotPdf],
      [[fileOf(aDoc(), 'cv.doc')], 415, ERROR_TEXTS.resumeNotPdf],
      [[fileOf(large)], 413, ERROR_TEXTS.resumeTooLarge],
      [[], 400, ERROR_TEXTS.resumeMissing],
      [[fileOf(macros, 'cv.docm')], 422, /^This Word document cannot be read/],
      [[fileOf(WORD.subarray(0, -30))], 422, /^This Word document cannot be read/],
      [[fileOf(aZip({ 'xl/workbook.xml': '<x/>' }), 'cv.xlsx')], 415, /^This file is neither a PDF nor/],
    ];
    for (const [parts, status, words] of cases) expectRefusal(await send('/import', ...parts), status, words);
    const named = { name: 'profile_name', content: 'Mine' };
    expectRefusal(await send('/parse-resume', named, fileOf(WORD)), 415, ERROR_TEXTS.resumeNotPdf);
    expect(loggedErrors).toEqual([]);
  });
});
