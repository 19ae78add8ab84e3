import {
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  toNoSections,
  type JobProfile,
  type ProfileSection,
  type SectionField,
  type StoredEntry,
} from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { NO_ID, startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

const HOSTILE = '=1+1; "Zoë" <script>alert(1)</script> 🦊 שלום';
/** Every field of a section with something in it. */
const filled = (section: ProfileSection, text: string) =>
  Object.fromEntries(
    Object.entries<SectionField>(PROFILE_SECTIONS[section].fields).map(([name, { kind }]) => [
      name,
      {
        line: text,
        text: `${text}\n${text}`,
        month: '2020-01',
        url: 'https://a.example/b',
        yes: true,
        level: 'B1',
      }[kind],
    ]),
  );
/** The least that an entry of a section needs. */
const least = (section: ProfileSection, text: string) => {
  const [name = ''] = Object.keys(PROFILE_SECTIONS[section].fields);
  return { [name]: text };
};

describeStore('the sections of a job profile', (open) => {
  const start = async () => {
    const started = await startProfiles(await open());
    const { call, profile, read } = started;
    const add = (section: string, entry: object, id = profile.id) =>
      call('POST', `/${id}/sections/${section}`, entry);
    const added = async <Section extends ProfileSection>(section: Section, entry: object) =>
      (await add(section, entry)).json<StoredEntry<Section>>();
    const save = (section: string, id: number, entry: object) =>
      call('PUT', `/sections/${section}/${id}`, entry);
    const order = async (section: ProfileSection) =>
      (await read()).sections[section].map((entry) => Object.values(entry).slice(0, 3));
    return { ...started, add, added, save, order };
  };

  test.each(PROFILE_SECTION_NAMES)(
    'keep every field of an entry of %s as it was written',
    async (section) => {
      const { add, read, db } = await start();
      const answer = await add(section, { ...filled(section, HOSTILE), other: 'x', id: 7 });
      const kept = { ...filled(section, HOSTILE), id: expect.any(Number) as number, display_order: 0 };
      expect([answer.statusCode, answer.json()]).toEqual([201, kept]);
      expect((await read()).sections).toEqual({ ...toNoSections(), [section]: [kept] });
      expect(await db.selectFrom('profile_entries').select(['section']).execute()).toEqual([{ section }]);
      expect(loggedErrors).toEqual([]);
    },
  );

  test.each(PROFILE_SECTION_NAMES)(
    'end in %s at what the table says, also when they come at once',
    async (section) => {
      const { add, read } = await start();
      const { most, heading } = PROFILE_SECTIONS[section];
      for (let number = 1; number < most; number += 1) await add(section, least(section, `Entry ${number}`));
      const answers = await Promise.all([1, 2, 3].map(() => add(section, least(section, 'Last'))));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
      expectRefusal(
        await add(section, least(section, 'One more')),
        409,
        `${heading} holds at most ${most} entries.`,
      );
      const places = (await read()).sections[section].map((entry) => entry.display_order);
      expect(places).toEqual(Array.from({ length: most }, (_, place) => place));
    },
  );

  test('take twelve degrees, and of forty languages thirty', async () => {
    const { add, read } = await start();
    for (let number = 1; number <= 12; number += 1) {
      expect((await add('education', { school: 'MIT', degree: `Degree ${number}` })).statusCode).toBe(201);
    }
    const statuses = [];
    for (let number = 1; number <= 40; number += 1) {
      statuses.push((await add('languages', { language: `Language ${number}` })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(201), ...Array<number>(10).fill(409)]);
    const { sections } = await read();
    expect([sections.education.length, sections.languages.length]).toEqual([12, 30]);
  });

  test('are ordered by hand, each for itself, and close the gap of one that is removed', async () => {
    const { added, save, call, order } = await start();
    const [a, b, c] = [
      await added('education', { school: 'A' }),
      await added('education', { school: 'B' }),
      await added('education', { school: 'C' }),
    ];
    const spoken = await added('languages', { language: 'Dutch' });
    await save('education', a.id, { school: 'A', display_order: 1 });
    await save('education', b.id, { school: 'B', display_order: 0 });
    expect(await order('education')).toMatchObject([
      [b.id, 0, 'B'],
      [a.id, 1, 'A'],
      [c.id, 2, 'C'],
    ]);
    const answer = await call('DELETE', `/sections/education/${b.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'The education entry is removed.' }]);
    expect(await order('education')).toMatchObject([
      [a.id, 0, 'A'],
      [c.id, 1, 'C'],
    ]);
    expect(await order('languages')).toMatchObject([[spoken.id, 0, 'Dutch']]);
    expectRefusal(await call('DELETE', `/sections/education/${b.id}`), 404, /no such education entry/);
  });

  test('are written anew by a save, which keeps the place unless it names one', async () => {
    const { added, save } = await start();
    await added('certificates', { name: 'CPR' });
    const { id } = await added('certificates', { name: 'RN', number: '123', state: 'CA' });
    const saved = await save('certificates', id, { name: 'RN', valid_until: '2001-01' });
    expect(saved.json()).toEqual({
      ...{ id, display_order: 1, name: 'RN', issuer: null, number: null, state: null },
      ...{ issued_date: null, valid_until: '2001-01' },
    });
  });

  test('keep a level that nobody knows in its own words', async () => {
    const { added } = await start();
    expect(await added('languages', { language: 'Swabian', cefr: 'fluent at home' })).toMatchObject({
      ...{ level: 'fluent at home', cefr: null },
    });
  });

  test('refuse with a sentence what cannot be kept, and nothing changes', async () => {
    const { add, added, save, read } = await start();
    const entry = await added('education', { school: 'MIT' });
    const month = (label: string) => `The field “${label}” must be a month such as 2019-09 or a year.`;
    const cases: [object, string | RegExp][] = [
      [{}, 'The field “School” is required.'],
      [{ school: null }, 'The field “School” is required.'],
      [{ school: 'MIT', start_date: '0' }, month('From')],
      [{ school: 'MIT', end_date: '0000-01' }, month('To')],
      [{ school: 'MIT', start_date: '2020', end_date: '2019' }, 'The field “To” cannot be before “From”.'],
      [{ school: 'x'.repeat(201) }, 'The field “School” must be at most 200 characters.'],
      [{ school: 'a\0' }, 'The field “school” contains characters that are not text.'],
      [{ school: 7 }, 'The field “school” must be text.'],
      [{ school: 'MIT', notes: 'x'.repeat(10_001) }, 'The field “Notes” must be at most 10,000 characters.'],
      [{ school: 'MIT', is_expected: 'yes' }, 'The field “is_expected” must be true or false.'],
      [{ school: 'MIT', display_order: -1 }, 'The field “display_order” must be at least 0.'],
    ];
    for (const [given, sentence] of cases) {
      expectRefusal(await add('education', given), 400, sentence);
      expectRefusal(await save('education', entry.id, given), 400, sentence);
    }
    expect((await add('hobbies', { name: 'Chess' })).statusCode).toBe(404);
    expectRefusal(await save('languages', entry.id, { language: 'Dutch' }), 404, /no such language/);
    expect((await read()).sections).toEqual({ ...toNoSections(), education: [entry] });
  });

  test('hold together with the descriptions and the summary what a profile may hold', async () => {
    const { add, call, profile, read } = await start();
    const text = 'x'.repeat(10_000);
    for (let number = 1; number <= 9; number += 1) {
      expect((await add('projects', { name: 'A', description: text })).statusCode).toBe(201);
    }
    const summary = 'y'.repeat(4_000);
    expect((await call('PUT', `/${profile.id}`, { summary })).statusCode).toBe(200);
    const tooMuch =
      /^The descriptions of this profile would have 104,\d{3} characters; together they may have 100,000/;
    expectRefusal(await add('projects', { name: 'A', description: text }), 400, tooMuch);
    const job = { job_title: 'A', company_name: 'B', start_date: '2020-01-01', description: text };
    expectRefusal(await call('POST', `/${profile.id}/experience`, job), 400, tooMuch);
    expect((await read()).sections.projects).toHaveLength(9);
  });

  test('a summary is saved with the profile, of which a second tab has an older one', async () => {
    const { call, profile, read } = await start();
    const save = (changes: object) => call('PUT', `/${profile.id}`, changes);
    const saved = (await save({ summary: ' One.\r\nTwo. ', version: profile.version })).json<JobProfile>();
    expect([saved.summary, saved.version]).toEqual(['One.\nTwo.', profile.version + 1]);
    expectRefusal(await save({ summary: 'Other', version: profile.version }), 409);
    expectRefusal(
      await save({ summary: 'x'.repeat(4_001) }),
      400,
      'The field “summary” must be at most 4,000 characters.',
    );
    expect((await save({ first_name: 'Ada' })).json<JobProfile>().summary).toBe('One.\nTwo.');
    expect((await save({ summary: ' ' })).json<JobProfile>().summary).toBeNull();
    expect((await read()).summary).toBeNull();
  });

  test('a second tab adds to what the first one added', async () => {
    const { add, read } = await start();
    await Promise.all(['A', 'B', 'C'].map((school) => add('education', { school })));
    const { education } = (await read()).sections;
    expect(education.map(({ school }) => school).sort()).toEqual(['A', 'B', 'C']);
    expect(education.map((entry) => entry.display_order)).toEqual([0, 1, 2]);
  });

  test('a list of profiles holds so much of them, and leaves the rest to the profile itself', async () => {
    const { call, read, profile, db } = await start();
    const entry = JSON.stringify({ name: 'A', description: 'x'.repeat(600_000) });
    const times = { created_at: new Date(), updated_at: new Date() };
    const rows = [0, 1].map((display_order) => ({
      ...{ job_profile_id: profile.id, section: 'projects' as const, entry, display_order, ...times },
    }));
    await db.insertInto('profile_entries').values(rows).execute();
    const [listed] = (await call('GET')).json<JobProfile[]>();
    expect([listed?.sections.projects.length, listed?.sections_cut]).toEqual([1, true]);
    const whole = await read();
    expect([whole.sections.projects.length, whole.sections_cut]).toEqual([2, false]);
  });

  test('of somebody else are not found', async () => {
    const { add, save, call, bobs, bob, db } = await start();
    const { id } = (
      await call('POST', `/${bobs.id}/sections/education`, { school: 'MIT' }, bob.headers)
    ).json<StoredEntry>();
    const before = await db.selectFrom('profile_entries').selectAll().execute();
    for (const other of [bobs.id, NO_ID]) expectRefusal(await add('education', { school: 'A' }, other), 404);
    for (const other of [id, NO_ID]) {
      expectRefusal(await save('education', other, { school: 'Mine' }), 404, /no such education entry/);
      expectRefusal(await call('DELETE', `/sections/education/${other}`), 404, /no such education entry/);
    }
    expect(await db.selectFrom('profile_entries').selectAll().execute()).toEqual(before);
  });
});
