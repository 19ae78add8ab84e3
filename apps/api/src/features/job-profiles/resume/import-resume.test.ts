import { randomBytes } from 'node:crypto';
import { ERROR_TEXTS, LIMITS, type ParseResumeResponse, type ResumeReading } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aForm, type FormPart } from '../../../testing/a-form.ts';
import { aResume } from '../../../testing/a-resume.ts';
import { aDoc, aDocx, aWordResume, aZip } from '../../../testing/office-files.ts';
import { startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

const fileOf = (content: Uint8Array | string, filename = 'Ada Lovelace.docx'): FormPart => ({
  name: 'file',
  filename,
  content,
});
const UNKNOWN = /^This file is neither a PDF nor a Word document/;
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

  test('of LinkedIn’s export holds what a resume needs; the archive itself is not kept', async () => {
    const { send, call } = await start();
    const archive = aZip({
      'Profile.csv': 'First Name,Last Name,Headline\nNora,Lindqvist,Nurse who leads\n',
      'Positions.csv':
        'Company Name,Title,Description,Started On,Finished On\nLakeside,Head Nurse,=1+1,Jan 2020,\n',
      'messages.csv': 'a secret',
    });
    const answer = await send('/import', fileOf(archive, 'Basic_LinkedInDataExport.zip'));
    const { profile } = answer.json<ParseResumeResponse>();
    expect(profile).toMatchObject({
      ...{
        profile_name: 'LinkedIn Profile',
        first_name: 'Nora',
        has_resume: false,
        has_reading: true,
      },
      experience: [
        {
          job_title: 'Head Nurse',
          start_date: '2020-01-01',
          is_current_job: true,
          description: '<p>=1+1</p>',
        },
      ],
    });
    const reading = (await call('GET', `/${profile.id}/resume/reading`)).json<ResumeReading>();
    expect(reading).toMatchObject({ pages: [], reviewed_at: null });
    expect(reading.values[0]).toMatchObject({
      field: 'first_name',
      where: [],
      in_words: 'Profile.csv, row 2, First Name',
    });
    expect(reading.left_over).toMatchObject(
      [
        { text: 'Headline: Nurse who leads', in_words: 'Profile.csv, row 2', reason: null },
        { text: 'messages.csv', reason: /not opened/ },
      ].map(({ reason, ...line }) => ({ ...line, reason: reason && expect.stringMatching(reason) })),
    );
    expect(loggedErrors).toEqual([]);
  });

  test('of Europass holds what its XML says, which is not kept', async () => {
    const { send, call } = await start();
    const level = '<Listening>C1</Listening><Reading>C1</Reading>';
    const europass =
      '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>' +
      '<Identification><PersonName><FirstName>Nora</FirstName><Surname>Lindqvist</Surname></PersonName></Identification>' +
      '<WorkExperienceList><WorkExperience><Period><From year="2020" month="--01"/><Current>true</Current></Period>' +
      '<Position><Label>Head Nurse</Label></Position><Activities>&lt;p&gt;Led twelve&lt;/p&gt;&lt;script&gt;</Activities>' +
      '<Employer><Name>Lakeside</Name></Employer></WorkExperience></WorkExperienceList>' +
      '<Skills><Linguistic><ForeignLanguageList><ForeignLanguage><Description><Label>German</Label></Description>' +
      `<ProficiencyLevel>${level}</ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills>` +
      '</LearnerInfo></SkillsPassport>';
    const { profile } = (await send('/import', fileOf(europass, 'Europass.xml'))).json<ParseResumeResponse>();
    expect(profile).toMatchObject({
      ...{ first_name: 'Nora', last_name: 'Lindqvist', has_resume: false, has_reading: true },
      experience: [
        {
          job_title: 'Head Nurse',
          start_date: '2020-01-01',
          is_current_job: true,
          description: '<p>Led twelve</p>',
        },
      ],
    });
    const reading = (await call('GET', `/${profile.id}/resume/reading`)).json<ResumeReading>();
    expect(reading.values[0]).toMatchObject({
      in_words: 'LearnerInfo, Identification, PersonName, FirstName',
    });
    expect(reading.values).toContainEqual(
      expect.objectContaining({ value: 'C1', of: expect.objectContaining({ field: 'cefr' }) as unknown }),
    );
    expect(loggedErrors).toEqual([]);
  });

  test('of LinkedIn’s export may be of 20 MB, of which one is taken at a time, and anything else of 1 MB', async () => {
    const { send, call } = await start();
    const tables = {
      'Profile.csv': 'First Name,Last Name\nNora,Lindqvist\n',
      'Positions.csv': 'Company Name,Title,Started On\nLakeside,Head Nurse,Jan 2020\n',
    };
    const archiveOf = (bytes: number) =>
      fileOf(aZip({ 'messages.csv': randomBytes(bytes), ...tables }), 'Complete_LinkedInDataExport.zip');
    const large = archiveOf(3_000_000);
    const answers = await Promise.all([send('/import', large), send('/import', large)]);
    const [made, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(made?.json()).toMatchObject({
      profile: { first_name: 'Nora', has_resume: false, experience: [{ company_name: 'Lakeside' }] },
    });
    expectRefusal(refused!, 429, /^A file is being brought into this account already/);
    await call('DELETE', `/${made!.json<ParseResumeResponse>().profile.id}`);

    expectRefusal(
      await send('/import', archiveOf(LIMITS.linkedinExportMaxBytes)),
      413,
      ERROR_TEXTS.importTooLarge,
    );
    const word = aDocx({ 'word/media/a.png': randomBytes(3_000_000) });
    expectRefusal(await send('/import', fileOf(word)), 413, ERROR_TEXTS.resumeTooLarge);
    const pdf = Buffer.concat([aResume(), Buffer.alloc(3_000_000)]);
    expectRefusal(await send('/import', fileOf(pdf, 'Ada.pdf')), 413, ERROR_TEXTS.resumeTooLarge);
    expect((await call('GET')).json()).toEqual([]);
    expect(loggedErrors).toEqual([]);
  });

  test('exported as JSON Resume, imported and exported again is the same', async () => {
    const { send, call, create } = await start();
    const first = await create('Days');
    await call('PUT', `/${first.id}`, {
      ...{ first_name: 'Ada María', last_name: 'Nguyễn', phone_country_code: '+49', phone: '170 5550147' },
      ...{
        country: 'DE',
        city: 'Berlin',
        linkedin_url: 'linkedin.com/in/ada',
        website_url: 'ada.example.com',
      },
      ...{ desired_job_title: 'Platform Engineer', email: 'ada@example.org' },
    });
    await call('POST', `/${first.id}/skills`, { skill_name: 'C++' });
    await call('POST', `/${first.id}/experience`, {
      ...{
        job_title: 'Engineer',
        company_name: 'Söhne & Co',
        start_date: '2016-09-14',
        end_date: '2021-02-28',
      },
      description: '<p>Kept <strong>it</strong></p><ol><li>One<ul><li>Two</li></ul></li></ol><p>running</p>',
    });
    const exported = (await call('GET', `/${first.id}/resume.json`)).body;
    await call('DELETE', `/${first.id}`);
    const { profile } = (await send('/import', fileOf(exported, 'resume.json'))).json<ParseResumeResponse>();
    expect(profile).toMatchObject({ profile_name: 'Days', has_resume: false });
    expect((await call('GET', `/${profile.id}/resume.json`)).body).toBe(exported);
    const reading = (await call('GET', `/${profile.id}/resume/reading`)).json<ResumeReading>();
    expect(reading.left_over).toEqual([]);
    expect(reading.values.filter(({ note }) => note !== null)).toEqual([]);
  });

  test('is refused in words, and the call of the specification takes PDFs alone', async () => {
    const { send, call } = await start();
    const macros = aDocx({ 'word/vbaProject.bin': 'x' });
    const large = Buffer.concat([WORD, Buffer.alloc(LIMITS.uploadMaxBytes)]);
    const cases: [FormPart[], number, string | RegExp][] = [
      [[fileOf('', 'cv.docx')], 415, UNKNOWN],
      [[fileOf('Curriculum vitae', 'cv.txt')], 415, UNKNOWN],
      [[fileOf(aDoc(), 'cv.doc')], 415, UNKNOWN],
      [[fileOf(large)], 413, ERROR_TEXTS.resumeTooLarge],
      [[], 400, ERROR_TEXTS.resumeMissing],
      [[fileOf(macros, 'cv.docm')], 422, /^This Word document cannot be read/],
      [[fileOf(WORD.subarray(0, -30))], 422, /^This Word document cannot be read/],
      [[fileOf(aZip({ 'xl/workbook.xml': '<x/>' }), 'cv.xlsx')], 415, UNKNOWN],
      [[fileOf('{"name":"a package"}', 'package.json')], 415, /^This JSON file is no resume/],
      [[fileOf('<?xml version="1.0"?><note/>', 'cv.xml')], 415, /^This XML file is no Europass/],
      [
        [fileOf('<!DOCTYPE x [<!ENTITY a "b">]><SkillsPassport/>', 'cv.xml')],
        422,
        /^This XML file declares entities/,
      ],
      [[fileOf('{"basics":', 'cv.json')], 422, /^This JSON file is damaged/],
      [
        [fileOf('{"basics":{"name":7},"work":["Nurse"]}', 'cv.json')],
        422,
        /^Nothing in this JSON file is as/,
      ],
      [
        [fileOf(aZip({ 'Profile.csv': '"First' }), 'export.zip')],
        422,
        /^Profile\.csv of this export is damaged/,
      ],
    ];
    for (const [parts, status, words] of cases) expectRefusal(await send('/import', ...parts), status, words);
    const named = { name: 'profile_name', content: 'Mine' };
    expectRefusal(await send('/parse-resume', named, fileOf(WORD)), 415, ERROR_TEXTS.resumeNotPdf);
    expect((await call('GET')).json()).toEqual([]);
    expect(loggedErrors).toEqual([]);
  });
});
