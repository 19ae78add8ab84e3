import { ERROR_TEXTS, LIMITS, toNoSections, type JobProfile } from '@firsthand/contracts';
import { describeDatabases, describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import type { ApiContext } from '../../api-context.ts';
import { NO_ID, startProfiles } from '../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors, TEST_NOW } from '../../testing/test-api.ts';

const EMPTY_PROFILE = {
  ...{ first_name: null, last_name: null, address: null, city: null, state: null, zip: null, email: null },
  ...{ country: null, phone_country_code: null, phone: null, veteran_status: null, disability_status: null },
  ...{ gender: null, date_available: null, desired_pay: null, linkedin_url: null, website_url: null },
  optional_fields_handling: 'fill_unanswered_questions',
  ...{ has_resume: false, resume_filename: null, resume_size: null, resume_mimetype: null },
  ...{ has_cover_letter: false, cover_letter_filename: null, cover_letter_size: null },
  ...{ cover_letter_mimetype: null, has_reading: false, skills: [], experience: [] },
  ...{ summary: null, sections: toNoSections(), sections_cut: false },
};
const FULL = {
  ...{
    profile_name: 'Head nurse',
    desired_job_title: 'Head Nurse',
    first_name: 'Zoë',
    last_name: 'van Dijk',
  },
  ...{ address: 'Lange Straße 1', city: 'Köln', state: 'NW', zip: '50667', email: 'zoe@example.com' },
  ...{ country: 'DE', phone_country_code: '+49', phone: '221 123456', veteran_status: 'None' },
  ...{ disability_status: 'Prefer not to disclose', gender: 'Non-binary', date_available: '2026-02-28' },
  ...{ desired_pay: '60.000 €', linkedin_url: 'https://linkedin.com/in/zoe' },
  summary: 'Nurse since 2009.\n<b>Not a mark.</b>',
  ...{ website_url: 'http://zoë.example.com/a?b=c#d', optional_fields_handling: 'ai_autofill_with_prompt' },
};

describeStore('job profiles', (open) => {
  test('a new one is empty but for its name and title', async () => {
    const { call, profile, ada, db } = await startProfiles(await open(), { roles: ['premium'] });
    expect(profile).toEqual({
      ...{ id: expect.any(Number), profile_name: 'Nurse', desired_job_title: null, version: 1 },
      ...{ ...EMPTY_PROFILE, updated_at: TEST_NOW.toISOString() },
    });
    const second = await call('POST', '', { profile_name: '  Head \n nurse ', desired_job_title: ' Head ' });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toMatchObject({ profile_name: 'Head nurse', desired_job_title: 'Head' });
    const all = (await call('GET')).json<JobProfile[]>();
    expect(all.map(({ profile_name: name }) => name)).toEqual(['Nurse', 'Head nurse']);
    expect((await call('GET', `/${profile.id}`)).json()).toEqual(profile);
    await db.deleteFrom('job_profiles').where('user_id', '=', ada.user.id).execute();
    const none = await call('GET');
    expect([none.json(), none.headers['cache-control']]).toEqual([[], 'no-store']);
  });

  test('their list holds so many bytes of experience, and leaves the rest to the profile itself', async () => {
    const { call, profile, db } = await startProfiles(await open(), { roles: ['premium'] });
    const other = (await call('POST', '', { profile_name: 'Another' })).json<JobProfile>();
    const description = `<p>${'A line of duties. '.repeat(10_000)}</p>`;
    const entries = [profile.id, other.id].flatMap((id) =>
      [1, 0, 2, 3].map((display_order) => ({
        ...{ job_profile_id: id, job_title: `Nurse ${display_order}`, company_name: 'Ward', display_order },
        ...{ start_date: '2020-01-01', description, created_at: TEST_NOW, updated_at: TEST_NOW },
      })),
    );
    await db.insertInto('profile_experience').values(entries).execute();
    const answer = await call('GET');
    expect(answer.body.length).toBeLessThan(LIMITS.profileListExperienceBytes * 1.1);
    const listed = answer.json<JobProfile[]>();
    const cut = listed.map(({ experience }) => experience.map((entry) => entry.description_cut));
    expect(cut).toEqual([
      [false, false, false, false],
      [false, true, true, true],
    ]);
    const [first, second] = listed.map(({ experience }) => experience);
    expect(first?.map((entry) => [entry.job_title, entry.description])).toEqual(
      [0, 1, 2, 3].map((place) => [`Nurse ${place}`, description]),
    );
    expect(second?.map((entry) => entry.description)).toEqual([description, '', '', '']);
    const alone = (await call('GET', `/${other.id}`)).json<JobProfile>();
    expect(alone.experience.every((entry) => entry.description === description)).toBe(true);
  });

  test('a save merges what was sent, trims it and makes web addresses whole', async () => {
    const { call, profile, read, db } = await startProfiles(await open());
    const path = `/${profile.id}`;
    const saved = await call('PUT', path, { ...profile, ...FULL });
    expect([saved.statusCode, saved.json()]).toEqual([200, { ...profile, ...FULL, version: 2 }]);
    await call('PUT', path, {
      ...{ version: 2, first_name: '  ', city: ' New\n\tYork ', country: '', gender: null },
      ...{ linkedin_url: 'linkedin.com/in/zoe', website_url: '' },
    });
    expect(await read()).toEqual({
      ...{ ...profile, ...FULL, first_name: null, city: 'New York', country: null, gender: null },
      ...{ linkedin_url: 'https://linkedin.com/in/zoe', website_url: null, version: 3 },
    });
    // Kept apart from the rest.
    expect(await db.selectFrom('equal_opportunity_answers').selectAll().execute()).toEqual([
      {
        ...{ job_profile_id: profile.id, veteran_status: 'None', gender: null },
        disability_status: 'Prefer not to disclose',
      },
    ]);
  });

  test('deleting one takes everything in it along, and nothing of another', async () => {
    const { call, profile, bobs, db } = await startProfiles(await open());
    await call('PUT', `/${profile.id}`, { gender: 'Other' });
    const answer = await call('DELETE', `/${profile.id}`, undefined);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'The job profile is deleted.' }]);
    expect(await db.selectFrom('equal_opportunity_answers').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('job_profiles').select('id').execute()).toEqual([{ id: bobs.id }]);
    expectRefusal(await call('DELETE', `/${profile.id}`), 404, ERROR_TEXTS.profileNotFound);
  });

  test('one that is not there or somebody else’s is not found', async () => {
    const { call, bobs, db } = await startProfiles(await open());
    const before = await db.selectFrom('job_profiles').selectAll().orderBy('id').execute();
    for (const id of [bobs.id, NO_ID]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const payload = method === 'PUT' ? { first_name: 'Mine' } : undefined;
        expectRefusal(await call(method, `/${id}`, payload), 404, ERROR_TEXTS.profileNotFound);
      }
    }
    for (const id of ['abc', '-1', '1.5', '1e3', '%20', '9'.repeat(16), "1'--"]) {
      expectRefusal(await call('GET', `/${id}`), 400, 'The field “id” must be a whole number.');
    }
    expect(await db.selectFrom('job_profiles').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test.each<[object, string | RegExp]>([
    [{}, ERROR_TEXTS.profileNameRequired],
    [{ profile_name: null }, ERROR_TEXTS.profileNameRequired],
    [{ profile_name: ' \n ' }, ERROR_TEXTS.profileNameRequired],
    [{ profile_name: 'x'.repeat(101) }, 'Profile name must be at most 100 characters.'],
    [{ profile_name: 'x'.repeat(10_001) }, /^The field “profile_name” must be at most /],
    [{ profile_name: 7 }, ERROR_TEXTS.profileNameRequired],
    [{ profile_name: 'a\0b' }, 'The field “profile_name” contains characters that are not text.'],
    [{ profile_name: 'a\ud800' }, 'The field “profile_name” contains characters that are not text.'],
    [{ profile_name: 'x', desired_job_title: 'x'.repeat(201) }, /^Desired job title must be at most 200 /],
  ])('%j makes none', async (payload, sentence) => {
    const { call, profile, db } = await startProfiles(await open());
    await call('DELETE', `/${profile.id}`);
    expectRefusal(await call('POST', '', payload), 400, sentence);
    expect(await db.selectFrom('job_profiles').select('id').execute()).toHaveLength(1);
  });

  test('nothing of a wrong save is kept', async () => {
    const { call, profile, read, ada } = await startProfiles(await open());
    const cases: [object, string | RegExp][] = [
      [{ profile_name: '' }, ERROR_TEXTS.profileNameRequired],
      [{ profile_name: null }, ERROR_TEXTS.profileNameRequired],
      [{ profile_name: 7 }, ERROR_TEXTS.profileNameRequired],
      [{ profile_name: 'x'.repeat(101) }, 'Profile name must be at most 100 characters.'],
      [
        { desired_job_title: 'x'.repeat(201) },
        'The field “desired_job_title” must be at most 200 characters.',
      ],
      [{ zip: 'x'.repeat(21) }, 'The field “zip” must be at most 20 characters.'],
      [{ city: 5 }, 'The field “city” must be text.'],
      [{ city: 'a\0' }, 'The field “city” contains characters that are not text.'],
      [{ country: 'XX' }, 'The field “country” must be one of US, CA, GB, AU, DE, FR, NL, SE.'],
      [{ country: 'us' }, /^The field “country” must be one of /],
      [{ phone_country_code: '49' }, /^The field “phone_country_code” must be one of \+1, /],
      [{ gender: 'male' }, /^The field “gender” must be one of Male, /],
      [{ veteran_status: 'Yes' }, /^The field “veteran_status” must be one of /],
      [{ disability_status: 'No' }, /^The field “disability_status” must be one of /],
      [{ optional_fields_handling: 'fill_all' }, /^The field “optional_fields_handling” must be one of /],
      [{ email: 'ada' }, ERROR_TEXTS.emailInvalid],
      [{ email: 'ada@example.com, eve@example.com' }, ERROR_TEXTS.emailInvalid],
      [{ date_available: '2026-02-29' }, 'The field “date_available” must be a date such as 2025-01-31.'],
      [{ date_available: '0000-01-01' }, 'The field “date_available” must be a date such as 2025-01-31.'],
      [{ date_available: '9999-01-01' }, 'The field “date_available” must be a date such as 2025-01-31.'],
      [{ date_available: '31.01.2025' }, 'The field “date_available” must be a date such as 2025-01-31.'],
      [{ linkedin_url: 'javascript:alert(1)' }, /^The field “linkedin_url” must be a web address /],
      [{ website_url: 'ftp://example.com' }, /^The field “website_url” must be a web address /],
      [
        { website_url: `example.com/${'x'.repeat(500)}` },
        'The field “website_url” must be at most 500 characters.',
      ],
      [{ version: '1' }, 'The field “version” must be a number.'],
    ];
    for (const [changes, sentence] of cases) {
      const answer = await call('PUT', `/${profile.id}`, { first_name: 'Eve', ...changes });
      expectRefusal(answer, 400, sentence);
    }
    for (const body of ['[]', 'null', '"x"', '{', '']) {
      const headers = { ...ada.headers, 'content-type': 'application/json' };
      expectRefusal(await call('PUT', `/${profile.id}`, body, headers), 400);
    }
    expect(await read()).toEqual(profile);
  });

  test('text is text: script, emoji and right-to-left stay as they are', async () => {
    const { call, profile, read } = await startProfiles(await open());
    const texts = [
      '<script>alert(1)</script>',
      '👩🏽‍⚕️ Nurse',
      'نرس متخصص',
      '"; drop table users; --',
      '__proto__',
    ];
    for (const text of texts) {
      await call('PUT', `/${profile.id}`, { profile_name: text, first_name: text, desired_pay: text });
      expect(await read()).toMatchObject({ profile_name: text, first_name: text, desired_pay: text });
    }
    expect(loggedErrors).toEqual([]);
  });

  test('what employers ask for by law appears in no log, also when storing it fails', async () => {
    const lines: string[] = [];
    const log = (...parts: unknown[]) => {
      lines.push(inspect(parts, { depth: 8 }));
    };
    const logger: ApiContext['logger'] = {
      ...{ level: 'trace', fatal: log, error: log, warn: log, info: log, debug: log, trace: log },
      ...{ silent: log, child: () => logger },
    };
    const { call, profile, db } = await startProfiles(await open(), { changes: { logger } });
    const save = (gender: string) => call('PUT', `/${profile.id}`, { gender, desired_pay: 'A fortune' });
    expect((await save('Non-binary')).statusCode).toBe(200);
    await sql`alter table equal_opportunity_answers rename to elsewhere`.execute(db);
    expectRefusal(await save('Prefer not to disclose'), 500, /^Something went wrong on our side\. /);
    expect(lines.join()).toMatch(/equal_opportunity_answers/);
    expect(lines.join()).not.toMatch(/Non-binary|Prefer not|A fortune/);
  });
});

describeDatabases('job profiles, made and saved from many tabs', (open) => {
  test('free people have one, also when many tabs ask at once; premium ones have more', async () => {
    const { call, profile, ada, db } = await startProfiles(await open());
    const create = () => call('POST', '', { profile_name: 'Another' });
    expectRefusal(await create(), 403, ERROR_TEXTS.profileLimit);
    await call('DELETE', `/${profile.id}`);
    const answers = await Promise.all(Array.from({ length: 6 }, create));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 403, 403, 403, 403, 403]);
    await db
      .updateTable('users')
      .set({ roles: ['premium'] })
      .where('id', '=', ada.user.id)
      .execute();
    const more = Array.from({ length: LIMITS.premiumProfiles - 1 }, () => ({
      ...{ user_id: ada.user.id, profile_name: 'x', created_at: TEST_NOW, updated_at: TEST_NOW },
    }));
    await db.insertInto('job_profiles').values(more.slice(1)).execute();
    expect((await create()).statusCode).toBe(201);
    expectRefusal(
      await create(),
      403,
      'You have 100 job profiles, which is as many as we keep. Delete one first.',
    );
  });

  test('a save of an older version is refused and changes nothing, unless it says what is stored', async () => {
    const { call, profile, read } = await startProfiles(await open());
    const save = (changes: object) => call('PUT', `/${profile.id}`, changes);
    expect((await save({ version: 1, first_name: 'Ada', gender: 'Female' })).statusCode).toBe(200);
    for (const changes of [{ first_name: 'Eve' }, { gender: 'Other' }, { first_name: '', gender: '' }]) {
      expectRefusal(await save({ version: 1, ...changes }), 409, ERROR_TEXTS.profileChangedElsewhere);
    }
    expectRefusal(await save({ version: 7, first_name: 'Eve' }), 409);
    // The same again, as after an answer that was lost on the way.
    expect((await save({ version: 1, first_name: ' Ada', gender: 'Female' })).json()).toMatchObject({
      version: 2,
    });
    expect((await save({ last_name: 'Lovelace' })).json()).toMatchObject({ version: 3 });
    const names = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(names.map((name) => save({ version: 3, first_name: name })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await read()).toMatchObject({ version: 4, last_name: 'Lovelace', gender: 'Female' });
  });
});
