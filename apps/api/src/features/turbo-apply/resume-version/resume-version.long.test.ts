import { LIMITS, type ApplicationDraft, type JobProfile } from '@firsthand/contracts';
import { parseResume } from '@firsthand/resume-parser';
import { describeDatabases } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { startResumeVersion } from '../../../testing/start/start-resume-version.ts';
import { expectRefusal } from '../../../testing/test-api.ts';
import { toResumeDraft } from '../../job-profiles/resume/resume-draft.ts';
import { countBytes } from '../../../people/storage-quota.ts';

const NAME = 'Resume - Ada Lovelace - Acme.pdf';
const LINES = ['Led a ward of 30 beds', 'Taught <triage> & “hand-over” in 2 languages'];

describeDatabases('a resume for a job', (open) => {
  const start = async () => {
    const started = await startResumeVersion(await open());
    const rows = () => started.db.selectFrom('resume_versions').selectAll().execute();
    return { ...started, rows };
  };

  test('is made of the profile in other words, is the file, and changes nothing of the profile', async () => {
    const { draft, make, nurse, carer, words, pdf, call, profile, now } = await start();
    const path = `/v1/api/job-profiles/${profile.id}`;
    const before = (await call('GET', path)).json<JobProfile>();
    expect(draft.resume_version).toBeNull();
    expect(await words()).toEqual({
      ...{ made: null, design: 'one-column', paper: 'letter', offers_draft: false },
      entries: [
        {
          ...{ experience_id: nurse.id, job_title: 'Nurse', company_name: 'Northwind', lines: null },
          own: ['Cared for 12 patients a day.', 'Trained new staff'],
        },
        {
          ...{ experience_id: carer.id, job_title: 'Carer', company_name: 'Hexley', lines: null },
          own: ['Counted stock'],
        },
      ],
    });

    const answer = await make(draft, ['  Led a ward\tof 30 beds', '', ...LINES.slice(1)]);
    expect(answer.statusCode).toBe(200);
    const made = answer.json<ApplicationDraft>();
    const version = {
      ...{ filename: NAME, size: expect.any(Number) as number, made_at: now().toISOString() },
      ...{ design: 'one-column', paper: 'letter', characters_left_out: '' },
    };
    expect(made).toMatchObject({ version: draft.version + 1, resume_version: version });
    expect(made.digest).not.toBe(draft.digest);
    expect(made.files).toEqual([
      {
        ...{ kind: 'resume', filename: NAME, size: made.resume_version?.size },
        ...{ mimetype: 'application/pdf', made_for_job: true },
      },
    ]);
    const field = made.fields.find(({ kind }) => kind === 'file');
    expect(field).toMatchObject({
      value: 'resume',
      source: { kind: 'resume', detail: `Your resume for this job: ${NAME}` },
    });
    expect(await words()).toMatchObject({ made: version, entries: [{ lines: LINES }, { lines: null }] });

    const file = await pdf();
    expect(file.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-security-policy': "default-src 'none'; sandbox" },
      'content-disposition': expect.stringContaining(`filename="${NAME}"`) as string,
    });
    expect(file.rawPayload.length).toBe(made.resume_version?.size);
    const parsed = await parseResume(file.rawPayload);
    expect(parsed.leftOver).toEqual([]);
    expect(parsed.experience.map(({ description }) => description?.value)).toEqual([
      LINES.join('\n'),
      'Counted stock',
    ]);
    // What the person calls their profile goes to nobody.
    expect(parsed.profileName?.value).toBe('Ada Lovelace');
    expect((await call('GET', path)).json<JobProfile>()).toEqual(before);
  });

  test('is replaced by the next, in another design, and its own words can be taken back', async () => {
    const { make, made, words, rows, nurse, carer, pdf, now } = await start();
    const first = await made();
    const own = ['Cared for 12 patients a day.', 'Trained new staff'];
    const entries = [
      { experience_id: carer.id, lines: ['Counted everything'] },
      { experience_id: nurse.id, lines: own },
    ];
    const second = await make(first, [], { entries, design: 'two-columns', paper: 'a4' });
    expect(second.json<ApplicationDraft>()).toMatchObject({
      version: first.version + 1,
      resume_version: { design: 'two-columns', paper: 'a4' },
    });
    expect(await words()).toMatchObject({
      ...{ design: 'two-columns', paper: 'a4' },
      entries: [{ lines: null }, { lines: ['Counted everything'] }],
    });
    const [row, ...others] = await rows();
    expect([row?.wording, others]).toEqual([
      [{ experience_id: carer.id, lines: ['Counted everything'] }],
      [],
    ]);
    // An entry in the profile's own words keeps its looks.
    const parsed = await parseResume((await pdf()).rawPayload);
    const [kept, reworded] = toResumeDraft(parsed, now()).experience;
    expect(kept?.description).toContain('<strong>12</strong>');
    expect(reworded?.description).toBe('<ul><li>Counted everything</li></ul>');
  });

  test('is refused for an older version of the draft, unless it is the very same', async () => {
    const { draft, make, save, rows } = await start();
    const both = await Promise.all([make(draft), make(draft)]);
    expect(both.map(({ statusCode }) => statusCode)).toContain(200);
    const [kept] = await rows();
    const again = await make(draft);
    expect([again.statusCode, again.json<ApplicationDraft>().version]).toEqual([200, draft.version + 1]);
    expectRefusal(await make(draft, ['Something else']), 409, /another tab/);
    expectRefusal(await save(draft, { answers: { resume: null } }), 409, /another tab/);
    expect(await rows()).toEqual([kept]);
  });

  test('is refused in words for what is not of its profile, too much or too little', async () => {
    const { draft, make, rows, nurse, addProfile, addExperience } = await start();
    const other = await addProfile({ first_name: 'Other' });
    const foreign = await addExperience(other.id, {
      ...{ job_title: 'Cook', company_name: 'Acme', start_date: '2020-01-01', is_current_job: true },
      description: '',
    });
    const of = (id: number, lines: unknown) => ({ entries: [{ experience_id: id, lines }] });
    const cases: [object, number, string | RegExp][] = [
      [
        of(foreign.id, ['x']),
        400,
        `The profile of this application has no work experience with the number ${foreign.id}.`,
      ],
      [of(999_999, ['x']), 400, /no work experience with the number 999999/],
      [
        of(nurse.id, []),
        400,
        '“Nurse, Northwind” has no line left. Write at least one, or leave it as your profile has it.',
      ],
      [of(nurse.id, [' ', '\t']), 400, /has no line left/],
      [
        { entries: [...of(nurse.id, ['x']).entries, ...of(nurse.id, ['y']).entries] },
        400,
        '“Nurse, Northwind” is worded twice.',
      ],
      [
        of(
          nurse.id,
          Array.from({ length: LIMITS.resumeVersionLines + 1 }, () => 'x'),
        ),
        400,
        'The field “entries.0.lines” must be at most 50 lines.',
      ],
      [
        of(nurse.id, ['x'.repeat(LIMITS.resumeVersionLineMaxLength + 1)]),
        400,
        'The field “entries.0.lines.0” must be at most 1000 characters.',
      ],
      [of(nurse.id, ['a\0b']), 400, /not text/],
      [of(nurse.id, 'x'), 400, 'The field “entries.0.lines” must be a list.'],
      [{ entries: undefined }, 400, 'The field “entries” is missing.'],
      [{ design: 'baroque' }, 400, /^The field “design” must be one of/],
      [{ entries: [{ experience_id: nurse.id, lines: ['x'.repeat(3_000_000)] }] }, 413, /./],
    ];
    for (const [more, status, text] of cases) expectRefusal(await make(draft, ['x'], more), status, text);
    expectRefusal(await make({ ...draft, id: 999_999 }), 404, /no longer here/);
    expect(await rows()).toEqual([]);
  });

  test('needs Premium, a profile and experience in it; it is nobody else’s', async () => {
    const { draft, make, made, rows, db, ada, call, urlOf, database, profile, nurse, carer } = await start();
    const setRoles = (roles: string[]) =>
      db.updateTable('users').set({ roles }).where('id', '=', ada.user.id).execute();
    await setRoles([]);
    expectRefusal(await make(draft), 403, /part of Premium/);
    await setRoles(['premium']);
    const bob = await signIn(database, { email: 'bob@example.com', roles: ['premium'] });
    await made();
    for (const [method, url] of [
      ['GET', urlOf(draft)],
      ['PUT', urlOf(draft)],
      ['DELETE', urlOf(draft)],
      ['GET', `${urlOf(draft)}.pdf`],
    ] as const) {
      const body = method === 'PUT' ? { version: 1, entries: [] } : undefined;
      expectRefusal(await call(method, url, body, bob.headers), 404, /no longer here/);
    }
    expect(await rows()).toHaveLength(1);
    await call('DELETE', urlOf(draft));
    for (const { id } of [nurse, carer]) await call('DELETE', `/v1/api/job-profiles/experience/${id}`);
    expectRefusal(await make(draft, [], { entries: [] }), 409, /no work experience to word/);
    await call('DELETE', `/v1/api/job-profiles/${profile.id}`);
    expectRefusal(await make(draft), 409, /profile of this application was deleted/);
    expectRefusal(await call('GET', urlOf(draft)), 409, /profile of this application was deleted/);
    expect(await rows()).toEqual([]);
  });

  test('is removed for the profile’s own again, twice is fine, and goes with the draft', async () => {
    const { draft, made, make, remove, pdf, rows, call, resume } = await start();
    expectRefusal(await pdf(), 404, 'No resume was made for this job.');
    expect((await remove()).json<ApplicationDraft>()).toEqual(draft);
    const first = await made();
    const back = (await remove()).json<ApplicationDraft>();
    expect(back).toMatchObject({ version: first.version + 1, resume_version: null });
    expect([back.digest, back.files]).toEqual([draft.digest, draft.files]);
    expect(back.files[0]?.size).toBe(resume.length);
    expect((await remove()).json<ApplicationDraft>().version).toBe(back.version);
    expectRefusal(await pdf(), 404, 'No resume was made for this job.');
    expect((await make(back)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
    await call('DELETE', `/v1/api/job-applications/drafts/${draft.id}`);
    expect(await rows()).toEqual([]);
  });

  test('that finds no room leaves everything as it was', async () => {
    const { draft, make, made, db, ada, rows, read } = await start();
    const fill = async (room: number) => {
      const size = LIMITS.storageMaxBytes - room - (await countBytes(db, ada.user.id));
      await db
        .insertInto('profile_files')
        .values({
          ...{ job_profile_id: draft.job_profile.id, kind: 'cover-letter', filename: 'x.pdf', size },
          ...{ mimetype: 'application/pdf', content: Buffer.from('%PDF'), uploaded_at: new Date() },
        })
        .execute();
    };
    await fill(1_000);
    expectRefusal(await make(draft), 413, /no room for this, so it was not saved/);
    expect(await rows()).toEqual([]);
    expect((await read(draft.id)).version).toBe(draft.version);
    await db.deleteFrom('profile_files').where('kind', '=', 'cover-letter').execute();
    const { resume_version } = await made();
    expect(resume_version?.filename).toBe(NAME);
    expect(await countBytes(db, ada.user.id)).toBeGreaterThan(resume_version?.size ?? Infinity);
  });

  test('names the characters that no font has', async () => {
    const { made } = await start();
    expect((await made(['Parties 🎉'])).resume_version?.characters_left_out).toBe('🎉');
  });

  test('is refused when no letter of the name could be printed, and one letter is enough', async () => {
    const { make, draft, call, profile, rows, read } = await start();
    const rename = (first_name: string) =>
      call('PUT', `/v1/api/job-profiles/${profile.id}`, { first_name, last_name: '' });
    await rename('გიორგი');
    expectRefusal(await make(await read(draft.id)), 422, /no name on it/);
    expect(await rows()).toEqual([]);
    await rename('გიორგი A');
    expect((await make(await read(draft.id))).statusCode).toBe(200);
  });
});
