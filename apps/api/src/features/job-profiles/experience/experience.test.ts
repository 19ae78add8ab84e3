import { ERROR_TEXTS, type Experience } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { NO_ID, startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors, TEST_NOW } from '../../../testing/test-api.ts';

const ENTRY = {
  ...{ job_title: 'Nurse', company_name: 'Charité', start_date: '2019-06-01', end_date: '2020-02-29' },
  ...{ is_current_job: false, description: '<p>Cared for <strong>ten</strong>.</p>' },
};

describeStore('experience', (open) => {
  const start = async () => {
    const started = await startProfiles(await open());
    const { call, profile, read } = started;
    const add = (entry: object, id = profile.id) => call('POST', `/${id}/experience`, entry);
    const added = async (entry: object) => (await add({ ...ENTRY, ...entry })).json<Experience>();
    const save = (id: number, entry: object) => call('PUT', `/experience/${id}`, entry);
    const order = async () =>
      (await read()).experience.map((entry) => [entry.job_title, entry.display_order]);
    return { ...started, add, added, save, order };
  };

  test('is kept as it was written, the last unless it says its place', async () => {
    const { add, added, order, profile, read } = await start();
    const answer = await add({ ...ENTRY, job_title: ' Head\n nurse ' });
    const first = {
      ...ENTRY,
      ...{ id: expect.any(Number) as number, user_job_profile_id: profile.id, job_title: 'Head nurse' },
      ...{ display_order: 0, created_at: TEST_NOW.toISOString(), updated_at: TEST_NOW.toISOString() },
      description_cut: false,
    };
    expect([answer.statusCode, answer.json()]).toEqual([201, first]);
    await added({ job_title: 'B' });
    await added({ job_title: 'C', display_order: 1 });
    await added({ job_title: 'D' });
    expect(await order()).toEqual([
      ...[
        ['Head nurse', 0],
        ['B', 1],
      ],
      ...[
        ['C', 1],
        ['D', 2],
      ],
    ]);
    expect((await read()).experience[0]).toEqual(first);
  });

  test('is written anew by a save, which keeps its place unless it names one', async () => {
    const { added, save, order } = await start();
    const [a, b] = [await added({ job_title: 'A' }), await added({ job_title: 'B' })];
    const saved = await save(a.id, { ...ENTRY, job_title: 'A2', is_current_job: true, description: null });
    expect(saved.json()).toEqual({
      ...{ ...a, job_title: 'A2', is_current_job: true, end_date: null, description: '' },
    });
    await save(a.id, { ...ENTRY, job_title: 'A2', display_order: 1 });
    await save(b.id, { ...ENTRY, job_title: 'B', display_order: 0 });
    expect(await order()).toEqual([
      ['B', 0],
      ['A2', 1],
    ]);
  });

  test('closes the gap when one is removed', async () => {
    const { added, call, order } = await start();
    const entries = [];
    for (const job_title of ['A', 'B', 'C', 'D']) entries.push(await added({ job_title }));
    const answer = await call('DELETE', `/experience/${entries[1]!.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'The experience entry is removed.' },
    ]);
    expect(await order()).toEqual([
      ['A', 0],
      ['C', 1],
      ['D', 2],
    ]);
    expectRefusal(await call('DELETE', `/experience/${entries[1]!.id}`), 404, /no such experience/);
  });

  test('ends at ten entries, also when they come at once', async () => {
    const { add, read } = await start();
    for (let number = 1; number < 10; number += 1) await add(ENTRY);
    const answers = await Promise.all([add(ENTRY), add(ENTRY), add(ENTRY)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    expectRefusal(await add(ENTRY), 409, /^You have reached the maximum of 10 experience entries\. Remove /);
    const { experience } = await read();
    expect(experience.map((entry) => entry.display_order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('its description holds what an editor makes and nothing else', async () => {
    const { added } = await start();
    const picture = `<p><img src="data:image/png;base64,${'A'.repeat(150_000)}" /></p>`;
    for (const [html, kept] of [
      [picture, picture],
      ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
      ['<p>تمريض 👩🏽‍⚕️</p>', '<p>تمريض 👩🏽‍⚕️</p>'],
      ['<p><br></p>', ''],
    ]) {
      expect((await added({ description: html })).description).toBe(kept);
    }
    const plain = await added({ job_title: '<script>x</script>', company_name: 'شركة' });
    expect(plain).toMatchObject({ job_title: '<script>x</script>', company_name: 'شركة' });
    expect(loggedErrors).toEqual([]);
  });

  test('is refused with a sentence when it cannot be, and nothing changes', async () => {
    const { add, added, save, read } = await start();
    const entry = await added({});
    const cases: [object, string | RegExp][] = [
      [{ job_title: ' ' }, 'Job title is required.'],
      [{ job_title: null }, 'Job title is required.'],
      [{ job_title: 'x'.repeat(201) }, 'Job title must be at most 200 characters.'],
      [{ company_name: '' }, 'Company name is required.'],
      [{ company_name: 'x'.repeat(201) }, 'Company name must be at most 200 characters.'],
      [{ company_name: 'a\0' }, 'The field “company_name” contains characters that are not text.'],
      [{ start_date: null }, 'Start date is required.'],
      [{ start_date: '' }, 'Start date is required.'],
      [{ start_date: '2019-02-29' }, 'Start date must be a date such as 2025-01-31.'],
      [{ start_date: '1899-12-31' }, 'Start date must be a date such as 2025-01-31.'],
      [{ start_date: '2127-01-01' }, 'Start date must be a date such as 2025-01-31.'],
      [{ start_date: '2019' }, 'Start date must be a date such as 2025-01-31.'],
      [{ start_date: '2019-06-01T00:00:00Z' }, 'Start date must be a date such as 2025-01-31.'],
      [{ start_date: '-infinity' }, 'Start date must be a date such as 2025-01-31.'],
      [{ end_date: 'never' }, 'End date must be a date such as 2025-01-31.'],
      [{ end_date: '2019-05-31' }, ERROR_TEXTS.experienceDates],
      [{ is_current_job: 'yes' }, /^The field “is_current_job” /],
      [{ description: 'x'.repeat(200_001) }, 'The field “description” must be at most 200000 characters.'],
      [
        { description: '<ul><li>'.repeat(5_000) },
        /^The description has lists or other parts inside each other /,
      ],
      [{ description: '&'.repeat(100_000) }, /^The description is longer than the 200000 /],
      [{ description: 'x'.repeat(20_001) }, /^The description has 20,001 characters; it may have 20,000\.$/],
      [{ description: '<p>a</p>'.repeat(1_001) }, /^The description has 1,001 paragraphs, points and /],
      [{ display_order: -1 }, 'The field “display_order” must be at least 0.'],
      [{ display_order: 1e9 }, 'The field “display_order” must be at most 1000.'],
    ];
    for (const [changes, sentence] of cases) {
      expectRefusal(await add({ ...ENTRY, ...changes }), 400, sentence);
      expectRefusal(await save(entry.id, { ...ENTRY, ...changes }), 400, sentence);
    }
    expectRefusal(await add({ ...ENTRY, description: 'x'.repeat(1_100_000) }), 413);
    expect((await read()).experience).toEqual([entry]);
    const long = [1, 2, 3, 4].map(() => 'x'.repeat(20_000));
    for (const description of long) expect((await add({ ...ENTRY, description })).statusCode).toBe(201);
    const over = { ...ENTRY, description: 'x'.repeat(20_000) };
    expect((await save(entry.id, over)).statusCode).toBe(200);
    expectRefusal(await add(over), 400, /^The descriptions of this profile would have 120,000 characters; /);
    expect((await save(entry.id, ENTRY)).statusCode).toBe(200);
    const sameDay = await add({ ...ENTRY, start_date: '2020-02-29' });
    expect([sameDay.statusCode, sameDay.json()]).toMatchObject([201, { start_date: '2020-02-29' }]);
  });

  test('of somebody else is not found', async () => {
    const { add, save, call, bobs, bob, db } = await start();
    const { id } = (await call('POST', `/${bobs.id}/experience`, ENTRY, bob.headers)).json<Experience>();
    const before = await db.selectFrom('profile_experience').selectAll().execute();
    for (const other of [bobs.id, NO_ID]) expectRefusal(await add(ENTRY, other), 404);
    for (const other of [id, NO_ID]) {
      expectRefusal(await save(other, { ...ENTRY, job_title: 'Mine' }), 404, /no such experience/);
      expectRefusal(await call('DELETE', `/experience/${other}`), 404, /no such experience/);
    }
    expect(await db.selectFrom('profile_experience').selectAll().execute()).toEqual(before);
  });
});
